/** Finds the inline scripts and style elements of built pages and the hash by which a policy may allow each. */
import { createHash } from 'node:crypto';

export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Types of script element the browser neither runs nor acts upon; a policy has nothing to allow there. */
const DATA_BLOCK = /\btype=["']?application\/(ld\+)?json/i;
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** CSP Level 3, section 2.3.1: the base64 of the SHA-256 of the element's exact text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function collectInlineHashes(html: string, into: InlineHashes): void {
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (element.toLowerCase() === 'style') into.styles.add(cspHash(text));
    else if (!/\bsrc=/i.test(attributes) && !DATA_BLOCK.test(attributes) && text !== '')
      into.scripts.add(cspHash(text));
  }
}
