import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageWays } from '#components/page-ways/page-ways.tsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import { plansOf } from '#model/facts/pricing.ts';
import { money } from '#model/money.ts';
import { checkout, siteOf } from '#model/testing/checkout.ts';
import { docsMarkdown } from './docs/docs-markdown.ts';
import { DocsContext } from './docs/mdx/docs-context.ts';
import { Candidates, FirstYear } from './docs/mdx/engagement-tables.tsx';
import { OwnReturnFigure } from './pricing/own-return-figure.tsx';

const site = await siteOf(checkout);
const { currency, engagement } = site;
const written = (amount: number) => money(amount, currency);
const [page = {} as DocsPage] = site.docsPages;

const inDocs = (part: ReactNode) =>
  renderToStaticMarkup(
    <DocsContext value={{ site, page, clientLogos: new Map() }}>{part}</DocsContext>,
  );

test('the figures of the second agent are its own', () => {
  const [, second] = engagement.agents;
  expect(site.figures.secondRun).toBe(written(second.run));
});

test.each(Object.entries(site.caseReturns))('%s: the share that is estimated', (_, told) => {
  const estimated = told.saves.filter(({ isEstimate }) => isEstimate);
  const share = estimated.reduce((sum, { amount }) => sum + amount, 0) / told.sum.saved;
  expect(told.estimate?.percent ?? 0).toBe(Math.round(100 * share));
});

test('a plan that says {firstPlan} names the first', () => {
  const [plan] = site.plans;
  const second = { ...plan, name: 'Two', includes: 'All of {firstPlan}' };
  expect(plansOf([{ ...plan, name: 'One' }, second])[1]?.includes).toBe('All of One');
});

test('the candidates’ days of full use stand first', () => {
  const [{ use, after }] = engagement.agents;
  expect(inDocs(<Candidates />)).toContain(`<td>${after} days</td><td>${use} days</td>`);
});

test('the first year says what is left, and below it what was paid', () => {
  const table = inDocs(<FirstYear />);
  for (const { year } of Object.values(engagement.ways).flatMap((way) => way ?? []))
    expect(table).toContain(
      `${written(year.net)} <span class="caption block">${written(year.paid)}<`,
    );
});

test('one’s own return says what was paid by the day of the measurement', () => {
  const figure = (
    <OwnReturnFigure
      returned={() => 0}
      paid={(day) => day * 100}
      back={undefined}
      measuredOn={90}
      currency={currency}
    />
  );
  expect(renderToStaticMarkup(figure)).toContain(written(9000));
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
