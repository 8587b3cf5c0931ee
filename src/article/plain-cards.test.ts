import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { plainCards } from './plain-cards.ts';
import { readMarkdown } from './read-markdown.ts';

test.each([
  [
    '<ul><li><a href="/a"><span class="caption">5 templates</span><h3>Agents</h3><p>Five.</p></a></li></ul>',
    '- [Agents](https://x.example/a): Five. (5 templates)',
  ],
  [
    '<p><a href="/a"><b>Download</b> <span class="caption">JSON</span></a></p>',
    '[Download](https://x.example/a) (JSON)',
  ],
  [
    '<ul><li><p>Acme</p><div><h3>A case</h3><p>What.</p></div></li></ul>',
    '### A case\n\nAcme\n\nWhat.',
  ],
  ['<ul><li><a href="/a">One</a></li></ul>', '- [One](https://x.example/a)'],
])('a card becomes a named link with its words, or a section: %s', (html, markdown) => {
  const tree = fromHtml(html, { fragment: true });
  expect(readMarkdown(plainCards(tree), 'https://x.example')).toBe(markdown);
});
