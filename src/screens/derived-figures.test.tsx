import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageWays } from '#components/page-ways/page-ways.tsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import { plansOf } from '#model/facts/pricing.ts';
import { checkout, siteOf } from '#model/testing/checkout.ts';
import { docsMarkdown } from './docs/docs-markdown.ts';

const site = await siteOf(checkout);
const [page = {} as DocsPage] = site.docsPages;

test('a plan that says {firstPlan} names the first', () => {
  const [plan] = site.plans;
  const second = { ...plan, name: 'Two', includes: 'All of {firstPlan}' };
  expect(plansOf([{ ...plan, name: 'One' }, second])[1]?.includes).toBe('All of One');
});

test('a changed document tells people both its days', () => {
  const article = { type: 'root' as const, children: [] };
  const changed = { ...page, article, published: '2026-01-02', updated: '2026-03-04' };
  expect(docsMarkdown(changed, new URL('https://a.example'))).toContain(
    'Published January 2nd, 2026, updated March 4th, 2026.',
  );
});

test('assistants, and who copies a page, get its Markdown', () => {
  const links = { claude: 'https://one.example', chatGpt: 'https://two.example' };
  const ways = renderToStaticMarkup(
    <PageWays address="https://site.example/docs/a" links={links} />,
  );
  const questions = [...ways.matchAll(/href="https:\/\/(?:one|two)\.example\?q=([^"]*)"/g)];
  expect(questions).toHaveLength(2);
  for (const [, question = ''] of questions)
    expect(decodeURIComponent(question.replaceAll('+', ' '))).toMatch(
      /^Read https:\/\/site\.example\/docs\/a\.md and /,
    );
  expect(ways).toContain('<a href="/docs/a.md">');
  expect(ways).toContain('data-copy-file="/docs/a.md"');
});
