/** What a component computes into words, an order or a drawing: facts in, text out. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageWays } from '#components/page-ways/page-ways.tsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import { DAY_SYSTEMS } from '#model/facts/home.ts';
import { techArticle } from '#model/structured-data.ts';
import { checkout, siteOf } from '#model/testing/checkout.ts';
import { PermissionLegend } from '#weave/diagram.tsx';
import { TeamFigure } from './about/team-figure.tsx';
import { DayFigure } from './home/day-figure.tsx';
import { Programme } from './incubator/programme.tsx';
import { SmallPrint } from './pricing/small-print.tsx';

const site = await siteOf(checkout);
const html = (part: ReactNode) => renderToStaticMarkup(part);
const foundIn = (text: string, what: RegExp) =>
  [...text.matchAll(what)].map(([, ...groups]) => groups.join(' '));

const OTHERS = { chat: 'Gmail', docs: 'Slack', data: 'HubSpot' } as const;

/** Each agent may act in one system, and only read another. */
const agents = Object.entries(OTHERS).map(([channel, reads]) => ({
  channel: channel as keyof typeof OTHERS,
  who: `${channel} agent`,
  time: '9:00',
  did: 'Worked.',
  acts: ['Postgres'] satisfies (typeof DAY_SYSTEMS)[number][],
  reads: [reads],
}));
const day = html(
  <DayFigure day={{ ...site.day, agents, asks: [] }} features={[]} className="figure" />,
);

test('the legend of figure 1 calls each drawing what it draws', () => {
  // React numbers what a drawing uses.
  const signs = foundIn(
    day.replace(/_R_\w*_/g, ''),
    /<span>(<svg(?:(?!<svg).)*<\/svg>) (\w[\w ]+)<\/span>/g,
  );
  const drawn = (['act', 'read', 'none'] as const).map((access) =>
    html(<PermissionLegend access={access} />).replace(/_R_\w*_/g, ''),
  );
  expect(signs.map((sign) => drawn.indexOf(sign.replace(/ [^>]*$/, '')))).toEqual([0, 1, 2]);
  expect(signs.map((sign) => sign.replace(/.*> /, ''))).toEqual([
    'May act',
    'May only read',
    'No access',
  ]);
});

test('figure 1 says at each agent and at each system what the agent may do there', () => {
  const at = (name: (typeof DAY_SYSTEMS)[number]) => DAY_SYSTEMS.indexOf(name);
  expect(foundIn(day, /data-may="([^"]+)">(May [^<]*)/g)).toEqual(
    Object.values(OTHERS).flatMap((reads) => [
      `${at('Postgres')} May act`,
      `${at(reads)} May only read`,
    ]),
  );
  const told = foundIn(day, /popover="auto">([^<]*)/g);
  expect(told[at('Postgres')]).toBe('May act: chat agent, docs agent and data agent.');
  expect(told[at('Gmail')]).toBe(
    'May only read: chat agent. No access: docs agent and data agent.',
  );
});

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

test('the team’s figure leaves the bands free that a person works on', () => {
  const [person] = site.team;
  const people = [['voice'], ['email', 'docs'], ['voice', 'docs']] as const;
  const team = people.map((channels, index) => ({ ...person, id: `p${index}`, channels }));
  const figure = html(
    <TeamFigure words={{ label: '', title: '', caption: '' }} team={team as never} />,
  );
  const links = [...figure.matchAll(/<a href.*?<\/a>/gs)].map(([link]) => link);
  const free = links.map((link) => {
    const [height = 0] = foundIn(link, /viewBox="0 0 1 ([\d.]+)"/g).map(Number);
    const covered = foundIn(link, /M0 ([\d.]+)h1/g).map((top) =>
      Math.floor((+top / height) * (10 / 3)),
    );
    return ['voice', 'email', 'docs'].filter((_, band) => !covered.includes(band));
  });
  expect(free).toEqual(people);
});

test('the weeks of the incubator are spoken as they are numbered, from 1', () => {
  const programme = html(<Programme facts={site.incubator} weeks={site.weeks} />);
  const numbers = site.weeks.map((_, index) => String(index + 1));
  expect(foundIn(programme, />Week (\d+): </g)).toEqual(numbers);
  expect(foundIn(programme, /aria-hidden="true">(\d+)</g)).toEqual(numbers);
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
