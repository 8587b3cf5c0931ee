import { company } from '#tests/support/this-company.ts';
import { allPagesMarkdown } from './docs-markdown.ts';

test('a title with brackets is a whole link of the twin', () => {
  const article = { type: 'root' as const, children: [] };
  const [page] = company.docsPages.map((one) => ({ ...one, article, title: 'Looms [new]' }));
  const twin = allPagesMarkdown(company, page ? [page] : [], new URL('https://site.example'));
  expect(twin).toContain(' \\[new\\]](https');
});
