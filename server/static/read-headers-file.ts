import { ToldError } from '../told-error.ts';

export interface HeaderRule {
  /** With its slashes: `/`, `/_assets/`. */
  folder: string;
  /** Undefined removes what the rule of a folder above gave. */
  headers: ReadonlyArray<readonly [name: string, value: string | undefined]>;
}

export type HeaderLine = readonly [name: string, value: string];

const RULE = /^(\/(?:[\w-]+\/)*)\*\n((?: {2}.+\n)+)/gm;
const LINE = /^ {2}(?:! ([\w-]+)|([\w-]+): ([\x20-\x7e]+))\n/gm;

/** Of the format of Netlify and Cloudflare Pages what the build writes: rules of whole folders. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const isWhole = (rest: string) => rest.replace(LINE, '') === '';
  if (text.replace(RULE, (rule, _, lines: string) => (isWhole(lines) ? '' : rule)).trim() !== '')
    throw new ToldError('_headers is not as the build writes it. Run "npm run build" again.');
  return Array.from(text.matchAll(RULE), ([, folder = '', lines = '']) => ({
    folder,
    headers: Array.from(lines.matchAll(LINE), ([, removed = '', name = removed, value]) => [
      name,
      value,
    ]),
  }));
}

export function headersFor(rules: readonly HeaderRule[], path: string) {
  const found = new Map<string, HeaderLine>();
  for (const { folder, headers } of rules) {
    if (!path.startsWith(folder)) continue;
    for (const [name, value] of headers) {
      found.delete(name.toLowerCase());
      if (value !== undefined) found.set(name.toLowerCase(), [name, value]);
    }
  }
  return found;
}
