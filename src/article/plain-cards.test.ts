import { fromHtml } from 'hast-util-from-html';
import { tableOf } from '#model/testing/table.ts';
import { plainCards } from './plain-cards.ts';
import { readMarkdown } from './read-markdown.ts';

test('a card becomes a named link with its words, or a section', () => {
  const cards = [
    '<ul><li><a href="/a"><span class="caption">5 templates</span><h3>Agents</h3><p>Five.</p></a></li></ul>',
    '<p><a href="/a"><b>Download</b> <span class="caption">JSON</span></a><a href="/b">B</a></p>',
    '<ul><li><p>Acme</p><div><h3>A case</h3><p>What.</p></div></li></ul>',
    '<ul><li><a href="/a">One</a></li></ul>',
  ];
  const markdown = tableOf(cards, (html) =>
    readMarkdown(plainCards(fromHtml(html, { fragment: true })), 'https://x.example'),
  );
  expect(markdown).toMatchSnapshot();
});
