import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { mapElements } from './map-elements.ts';
import { readHtml } from './read-page.ts';

test('an element is replaced by another, by several or by none, and the given tree is left as it is', () => {
  const tree = { type: 'root' as const, children: [h('p', [h('b', 'one'), h('i', 'two'), h('u', 'three')])] };
  const before = readHtml(tree);
  const changed = mapElements(tree, (element) => {
    if (element.tagName === 'b') return element.children;
    if (element.tagName === 'i') return [];
    return element.tagName === 'u' ? { ...element, tagName: 'em' } : element;
  });
  expect(readHtml(changed)).toBe('<p>one<em>three</em></p>');
  expect(readHtml(tree)).toBe(before);
});
