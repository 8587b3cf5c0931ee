import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | { wakeIfStored?: string; wakeIfQuery?: string[] };
  }
}
