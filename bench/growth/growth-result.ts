/** The answer of bench:growth from the builds made so far. */
import { linePlot } from '../support/plot.ts';
import type { Result, ResultTable } from '../support/result.ts';
import { figure } from '../support/statistics.ts';
import type { Blog, Docs, Grown } from './growth-record.ts';

/** The cost of one more may differ so much between the first step and the last before growth is no longer called linear. */
const LINEAR = 1.5;
/** Largest growth, as a factor, of what every visitor loads between the smallest site and the largest. */
const FLAT = 1.25;

/** Milliseconds of processor time for one more, from each size to the next. */
export function costOfOneMore(grown: readonly Pick<Grown, 'count' | 'processor'>[]): number[] {
  return grown.slice(1).map((next, index) => {
    const { count, processor } = grown[index] ?? next;
    return ((next.processor - processor) * 1000) / (next.count - count);
  });
}

/**
 * True when one more costs as much among many as among fewer. Steps of less than a hundred are left out: builds
 * differ from one another by more than such a step costs.
 */
export function isLinear(grown: readonly Pick<Grown, 'count' | 'processor'>[]): boolean {
  const costs = costOfOneMore(grown).filter(
    (_, index) => (grown[index + 1]?.count ?? 0) - (grown[index]?.count ?? 0) >= 100,
  );
  return costs.every((cost) => cost <= (costs[0] ?? 0) * LINEAR);
}

/** Elapsed seconds a size is likely to take, extrapolated from the two largest below it; 0 when they are not known. */
export function secondsExpected(known: readonly Pick<Grown, 'count' | 'wall'>[], count: number): number {
  const below = known.filter((grown) => grown.count < count).toSorted((a, b) => b.count - a.count);
  const [last, before] = below;
  if (!last || !before) return last?.wall ?? 0;
  const oneMore = Math.max(0, (last.wall - before.wall) / (last.count - before.count));
  return last.wall + oneMore * (count - last.count);
}

const isFlat = (values: readonly number[]) => (values.at(-1) ?? 0) <= (values[0] ?? 0) * FLAT;

const plot = (name: string, what: string, grown: readonly Grown[]): NonNullable<Result['plots']>[number] => ({
  name,
  alt: `Processor seconds of a build by the number of ${what}`,
  svg: linePlot({
    title: `Build by the number of ${what}: seconds of processor time`,
    along: what,
    unit: 's',
    xs: grown.map(({ count }) => count),
    series: [{ name: 'processor time', values: grown.map(({ processor }) => processor) }],
  }),
});

const BUILD_COLUMNS = ['Processor s', 'ms for one more', 'Wall s', 'Memory MB', 'Files', 'Output MB'];
const TAKEN_COLUMNS = ['Commit', 'When, UTC', 'Load'];
const takenCells = ({ commit, at, load }: Grown) => [commit, at, load];

function buildCells(grown: readonly Grown[], index: number): string[] {
  const { processor, wall, memory, files, megabytes } = grown[index] as Grown;
  const more = costOfOneMore(grown)[index - 1];
  return [
    figure(processor),
    more === undefined ? '' : figure(more),
    ...[wall, memory, files, megabytes].map(figure),
  ];
}

const postsTable = (blog: readonly Blog[]): ResultTable => ({
  title: 'Posts',
  columns: [
    'Posts',
    ...BUILD_COLUMNS,
    '/blog kB',
    'One post kB',
    'posts.json kB',
    'rss.xml kB',
    ...TAKEN_COLUMNS,
  ],
  rows: blog.map((grown, index) => [
    grown.count.toLocaleString('en'),
    ...buildCells(blog, index),
    ...[grown.list, grown.post, grown.postsFile, grown.feed].map(figure),
    ...takenCells(grown),
  ]),
  note: 'Whole builds: a share picture for each post, a Markdown twin and three compressed forms of every text included; what is not the blog is in every row. Each generated post has about 250 words; kilobytes are brotli. `posts.json` is asked for only by a visitor who wants older posts or a category. The generated texts repeat themselves and compress better than real ones. Memory is the largest of the build’s process.',
});

const docsTable = (docs: readonly Docs[]): ResultTable => ({
  title: 'Documentation',
  columns: [
    'More pages',
    ...BUILD_COLUMNS,
    ...['One page kB', '/docs/all kB', 'Search index kB', 'First key ms', 'Later keys ms'],
    ...TAKEN_COLUMNS,
  ],
  rows: docs.map((grown, index) => [
    grown.count.toLocaleString('en'),
    ...buildCells(docs, index),
    ...[grown.page, grown.allPages, grown.index, grown.firstKey, grown.laterKeys].map(figure),
    ...takenCells(grown),
  ]),
  note: 'Pages of six sections and 600 words each, added to the real ones; found by search and on the list of all pages. Ten of them are in the sidebar, which otherwise is a list that somebody writes. The search index is one file, loaded when somebody opens the search: it grows with every page, and so does the list of all pages; the generated texts repeat themselves, real ones weigh several times as much. Keys are timed in the search’s rule alone, on this machine; `bench/docs-search` times them in a slowed browser.',
});

interface Goal {
  what: string;
  isMet: boolean;
}

/** Judges the parts a visitor loads with any page. */
export function judgeGrowth(blog: readonly Blog[], docs: readonly Docs[]): Goal[] {
  return [
    { what: 'the build is linear in posts', isMet: isLinear(blog) },
    { what: 'the build is linear in pages of documentation', isMet: isLinear(docs) },
    { what: 'the list of posts stays as it is', isMet: isFlat(blog.map(({ list }) => list)) },
    { what: 'a post stays as it is', isMet: isFlat(blog.map(({ post }) => post)) },
    { what: 'a page of the documentation stays as it is', isMet: isFlat(docs.map(({ page }) => page)) },
    {
      what: 'a key in the search of the documentation is answered within 50 ms',
      isMet: docs.every(({ laterKeys }) => laterKeys < 50),
    },
  ];
}

const range = (grown: readonly Grown[]) =>
  [grown[0], grown.at(-1)].map((end) => (end?.count ?? 0).toLocaleString('en')).join(' to ');
const ends = (values: readonly number[]) =>
  [values[0], values.at(-1)].map((end) => figure(end ?? 0)).join(' to ');

export function growthResult(blog: readonly Blog[], docs: readonly Docs[]): Result {
  const missed = judgeGrowth(blog, docs).filter(({ isMet }) => !isMet);
  const parts = [
    blog.length > 0 &&
      `From ${range(blog)} posts a build takes ${ends(blog.map(({ processor }) => processor))} seconds of processor time, ${figure(costOfOneMore(blog).at(-1) ?? 0)} ms for one more at the end; the list of posts weighs ${ends(blog.map(({ list }) => list))} kB.`,
    docs.length > 0 &&
      `From ${range(docs)} more pages of documentation it takes ${ends(docs.map(({ processor }) => processor))} seconds, ${figure(costOfOneMore(docs).at(-1) ?? 0)} ms for one more at the end; a page weighs ${ends(docs.map(({ page }) => page))} kB, and the search index, for those who search, ${ends(docs.map(({ index }) => index))} kB.`,
    missed.length > 0 && `Not met: ${missed.map(({ what }) => what).join('; ')}.`,
    missed.length === 0 &&
      Math.min(blog.length, docs.length) > 2 &&
      'Builds are linear, and what a visitor of a page loads stays as it is.',
  ];
  return {
    name: 'growth',
    question: 'What does it cost as it grows?',
    command: 'npm run bench:growth',
    answer: parts.filter(Boolean).join(' '),
    plots: [
      ...(blog.length > 0 ? [plot('growth-posts', 'posts', blog)] : []),
      ...(docs.length > 0 ? [plot('growth-docs', 'pages of documentation', docs)] : []),
    ],
    tables: [...(blog.length > 0 ? [postsTable(blog)] : []), ...(docs.length > 0 ? [docsTable(docs)] : [])],
  };
}
