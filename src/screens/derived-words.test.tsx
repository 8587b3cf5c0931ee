/** What a component computes into words or an order: facts in, text out. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageWays } from '#components/page-ways/page-ways.tsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import { techArticle } from '#model/structured-data.ts';
import { checkout, siteOf } from '#model/testing/checkout.ts';
import { SmallPrint } from './pricing/small-print.tsx';

const site = await siteOf(checkout);
const html = (part: ReactNode) => renderToStaticMarkup(part);
const foundIn = (text: string, what: RegExp) =>
  [...text.matchAll(what)].map(([, ...groups]) => groups.join(' '));

test('each plan has its own column of the comparison', () => {
  const [plan] = site.plans;
  const plans = ['One', 'Two', 'Three'].map((name) => ({ ...plan, name }));
  const rows = [{ feature: 'Reports', in: ['of one', 'of two', 'of three'] }];
  const differences = { ...site.pricing.differences, rows };
  const compared = html(
    <SmallPrint {...site.pricing} plans={plans as never} differences={differences} />,
  );
  expect(foundIn(compared, /<dt>(In \w+)<\/dt><dd>([^<]*)/g)).toEqual([
    'In One of one',
    'In Two of two',
    'In Three of three',
  ]);
});

test('a changed document tells programs the day of its change', () => {
  const page = { authors: [], published: '2026-01-02', path: '/docs/a' } as never as DocsPage;
  const day = { datePublished: '2026-01-02' };
  expect(techArticle(site, page, 'A')).toMatchObject(day);
  const changed = techArticle(site, { ...page, updated: '2026-03-04' }, 'A');
  expect(changed).toMatchObject({ ...day, dateModified: '2026-03-04' });
});

test('assistants are asked to read the Markdown of a page, and so is who copies it', () => {
  const links = { claude: 'https://one.example', chatGpt: 'https://two.example' };
  const ways = html(<PageWays address="https://site.example/docs/a" links={links} />);
  const questions = foundIn(ways, /href="https:\/\/(?:one|two)\.example\?q=([^"]*)"/g);
  expect(questions).toHaveLength(2);
  for (const question of questions)
    expect(decodeURIComponent(question.replaceAll('+', ' '))).toMatch(
      /^Read https:\/\/site\.example\/docs\/a\.md and /,
    );
  expect(ways).toContain('<a href="/docs/a.md">');
  expect(ways).toContain('data-copy-file="/docs/a.md"');
});
