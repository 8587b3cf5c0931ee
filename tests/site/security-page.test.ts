/** The page for a security reviewer: complete, and found from where a reviewer comes. */
import { expect, test } from 'vitest';
import { readSiteFile } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, parsePage } from '../support/page-elements.ts';

const elementsOfFile = (file: string) => elementsOf(parsePage(readSiteFile(file)));

test.each(['index', 'pricing', 'docs', 'docs/process', 'docs/resources', 'docs/introduction', 'docs/all'])(
  '%s leads to the security page',
  (page) => {
    const links = elementsOfFile(`${page}.html`).filter(({ tagName }) => tagName === 'a');
    expect(links.some((link) => /^\/docs\/security(#|$)/.test(attributeOf(link, 'href') ?? ''))).toBe(true);
  },
);

test('the questionnaire has twenty questions, each with an answer', () => {
  const table = elementsOfFile('docs/security.html').find(
    (element) =>
      element.tagName === 'table' && elementsOf(element).some((part) => lineOf(part) === 'Question'),
  );
  const rows = (table ? elementsOf(table) : [])
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) =>
      elementsOf(row)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
        .map(lineOf),
    )
    .slice(1);
  expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  for (const [, question, answer] of rows) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\S/);
  }
});
