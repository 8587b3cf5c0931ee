/** Finds the inline scripts and style elements of built pages and the hash by which a policy may allow each. */
import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { attribute } from './parsed-pages.ts';

export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Types of script element the browser neither runs nor acts upon; a policy has nothing to allow there. */
const DATA_BLOCK = /^application\/(ld\+)?json/i;

/** CSP Level 3, section 2.3.1: the base64 of the SHA-256 of the element's exact text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function collectInlineHashes(tree: Root, into: InlineHashes): void {
  visit(tree, { type: 'element', tagName: 'style' }, (element) => {
    into.styles.add(cspHash(textOf(element)));
  });
  visit(tree, { type: 'element', tagName: 'script' }, (element) => {
    const text = textOf(element);
    const isInline = element.properties['src'] === undefined && text !== '';
    if (isInline && !DATA_BLOCK.test(attribute(element, 'type') ?? '')) into.scripts.add(cspHash(text));
  });
}
