import { revenueDrawScript } from './annual-revenue-chance.ts';

/** Stands right after the field. The browser runs it while it reads the page; React leaves it alone. */
export function RevenueDraw() {
  const script = import.meta.env.SSR ? revenueDrawScript() : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, serialised at build time and allowed by its hash.
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />;
}
