/**
 * What does the site cost as it grows? Builds it with more and more posts and pages of documentation.
 *
 *   npm run bench:growth                                      10 to 5,000 posts, 20 to 2,000 pages
 *   npm run bench:growth -- --posts 10,100 --pages 20,200
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchDocs } from '#model/docs/search-docs.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { writePosts } from '#tests/support/write-posts.ts';
import { linePlot } from '../support/plot.ts';
import { type Result, writeResult } from '../support/result.ts';
import { figure, median } from '../support/statistics.ts';
import { type Build, kilobytesOnTheWay, measureBuild } from './measure-build.ts';
import { copyProject, writeDocsPages } from './project-copy.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10,100,1000,5000' },
    pages: { type: 'string', default: '20,200,2000' },
  },
});
const numbers = (list: string) => list.split(',').filter(Boolean).map(Number);

interface Grown extends Build {
  count: number;
}

/** Gives a folder that is gone afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Blog extends Grown {
  list: number;
  postsFile: number;
  feed: number;
}

const withPosts = (count: number) =>
  inFolder(async (folder): Promise<Blog> => {
    const [posts, site] = [join(folder, 'posts'), join(folder, 'site')];
    writePosts(posts, count);
    const build = await measureBuild({ project: ROOT, env: { BLOG_DIR: posts }, site });
    const weigh = (file: string) => kilobytesOnTheWay(site, file);
    console.error(`${count} posts: ${figure(build.wall)} s`);
    return {
      count,
      ...build,
      list: weigh('blog.html'),
      postsFile: weigh('blog/posts.json'),
      feed: weigh('blog/rss.xml'),
    };
  });

interface Docs extends Grown {
  page: number;
  index: number;
  firstKey: number;
  laterKeys: number;
}

const QUERIES = ['b', 'bo', 'boo', 'book', 'booki', 'bookin', 'booking', 'agent', 'the agent reads', 'limit'];

/** Milliseconds in the search's own rule: the first query folds the index once. */
function timeSearch(file: string): Pick<Docs, 'firstKey' | 'laterKeys'> {
  const { docs } = parseSearchIndex(JSON.parse(readFileSync(file, 'utf8')));
  const times = QUERIES.map((query) => {
    const start = performance.now();
    searchDocs(docs, query);
    return performance.now() - start;
  });
  return { firstKey: times[0] ?? 0, laterKeys: median(times.slice(1)) };
}

const withPages = (count: number) =>
  inFolder(async (folder): Promise<Docs> => {
    const [project, site] = [join(folder, 'project'), join(folder, 'site')];
    copyProject(project);
    writeDocsPages(project, count);
    const build = await measureBuild({ project, env: {}, site });
    console.error(`${count} pages of documentation: ${figure(build.wall)} s`);
    const INDEX = 'docs/search-index.json';
    return {
      count,
      ...build,
      page: kilobytesOnTheWay(site, 'docs/introduction.html'),
      index: kilobytesOnTheWay(site, INDEX),
      ...timeSearch(join(site, INDEX)),
    };
  });

const blog: Blog[] = [];
for (const count of numbers(values.posts)) blog.push(await withPosts(count));
const docs: Docs[] = [];
for (const count of numbers(values.pages)) docs.push(await withPages(count));

/** Milliseconds of processor time for one more, between the smallest and the largest. */
function each(grown: Grown[]): number {
  const [first, last] = [grown[0], grown.at(-1)];
  if (!first || !last || first === last) return 0;
  return ((last.processor - first.processor) * 1000) / (last.count - first.count);
}

const plot = (name: string, what: string, grown: Grown[]): NonNullable<Result['plots']>[number] => ({
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

const BUILD_COLUMNS = ['processor s', 'wall s', 'memory MB', 'files', 'output MB'];
const buildCells = ({ processor, wall, memory, files, megabytes }: Build) =>
  [processor, wall, memory, files, megabytes].map(figure);

writeResult({
  name: 'growth',
  question: 'What does it cost as it grows?',
  command: 'npm run bench:growth',
  answer: `One more post costs ${figure(each(blog))} ms of processor time, from ${blog[0]?.count.toLocaleString('en')} to ${blog.at(-1)?.count.toLocaleString('en')} of them; one more page of documentation ${figure(each(docs))} ms, from ${docs[0]?.count.toLocaleString('en')} to ${docs.at(-1)?.count.toLocaleString('en')}. What a visitor of the list of posts loads goes from ${figure(blog[0]?.list ?? 0)} to ${figure(blog.at(-1)?.list ?? 0)} kB, a page of the documentation from ${figure(docs[0]?.page ?? 0)} to ${figure(docs.at(-1)?.page ?? 0)} kB.`,
  plots: [plot('growth-posts', 'posts', blog), plot('growth-docs', 'pages of documentation', docs)],
  tables: [
    {
      title: 'Posts',
      columns: ['posts', ...BUILD_COLUMNS, '/blog kB', 'posts.json kB', 'rss.xml kB'],
      rows: blog.map((grown) => [
        grown.count,
        ...buildCells(grown),
        figure(grown.list),
        figure(grown.postsFile),
        figure(grown.feed),
      ]),
      note: 'Whole builds, share pictures and compression included; what is not the blog is in every row. Each generated post has about 250 words; kilobytes are brotli. `posts.json` is asked for only by a visitor who wants older posts or a category. The generated texts repeat themselves and compress better than real ones.',
    },
    {
      title: 'Documentation',
      columns: [
        'more pages',
        ...BUILD_COLUMNS,
        'one page kB',
        'search index kB',
        'first key ms',
        'later keys ms',
      ],
      rows: docs.map((grown) => [
        grown.count,
        ...buildCells(grown),
        figure(grown.page),
        figure(grown.index),
        figure(grown.firstKey),
        figure(grown.laterKeys),
      ]),
      note: 'Pages of six sections each, added to the real ones; found by search and on the list of all pages, not listed in the sidebar. Keys are timed in the search’s rule alone, on this machine; `bench/docs-search` times them in a slowed browser.',
    },
  ],
});
