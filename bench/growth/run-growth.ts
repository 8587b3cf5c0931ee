/**
 * Measures what the site costs as it grows, by building it with more and more posts and pages of documentation.
 *
 *   npm run bench:growth                                      10 to 5,000 posts, 20 to 2,000 pages
 *   npm run bench:growth -- --posts 10,100 --pages 20,200
 *   npm run bench:growth -- --continue --minutes 25           goes on with what the last run had no time for
 *
 * Processor time is the measure: elapsed time would depend on other work of the machine. Each size's figures are kept in
 * `bench/results/growth.json` at once. `--continue` leaves out the sizes that were built at this commit already; a build that
 * would outlast the minutes, going by the two sizes before it, is not begun.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchDocs } from '#model/docs/search-docs.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';
import { writePosts } from '#tests/support/write-posts.ts';
import { clockOf, siteCommit, taken } from '../support/kept.ts';
import { writeResult } from '../support/result.ts';
import { figure, median } from '../support/statistics.ts';
import { type Blog, type Docs, keepGrowth, readGrowth } from './growth-record.ts';
import { growthResult, judgeGrowth, secondsExpected } from './growth-result.ts';
import { type Build, kilobytesOnTheWay, measureBuild } from './measure-build.ts';
import { copyProject, writeDocsPages } from './project-copy.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10,100,1000,5000' },
    pages: { type: 'string', default: '20,200,2000' },
    minutes: { type: 'string', default: '120' },
    continue: { type: 'boolean', default: false },
  },
});
const numbers = (list: string) => list.split(',').filter(Boolean).map(Number);

/** Runs work in a copy of the project, which is removed afterwards: no other build may run in the measured folder. */
async function inCopy<T>(work: (project: string, site: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    const project = join(folder, 'project');
    copyProject(project);
    return await work(project, join(folder, 'site'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const say = (what: string, { processor, wall }: Build) =>
  console.error(`${what}: ${figure(processor)} s of processor time, ${figure(wall)} s`);

const commit = siteCommit();

const withPosts = (count: number) =>
  inCopy(async (project, site): Promise<Blog> => {
    const posts = join(project, 'generated-posts');
    writePosts(posts, count);
    const build = await measureBuild({ project, env: { BLOG_DIR: posts }, site });
    const weigh = (file: string) => kilobytesOnTheWay(site, file);
    say(`${count} posts`, build);
    return {
      ...taken(commit),
      count,
      ...build,
      list: weigh('blog.html'),
      post: weigh('blog/generated-post-00002.html'),
      postsFile: weigh('blog/posts.json'),
      feed: weigh('blog/rss.xml'),
    };
  });

const QUERIES = ['b', 'bo', 'boo', 'book', 'booki', 'bookin', 'booking', 'agent', 'the agent reads', 'limit'];

/** Milliseconds in the search's own rule: the first query folds the index once. */
async function timeSearch(file: string): Promise<Pick<Docs, 'firstKey' | 'laterKeys'>> {
  const { docs } = await parseSearchIndex(JSON.parse(readFileSync(file, 'utf8')));
  const times = QUERIES.map((query) => {
    const start = performance.now();
    searchDocs(docs, query);
    return performance.now() - start;
  });
  return { firstKey: times[0] ?? 0, laterKeys: median(times.slice(1)) };
}

const INDEX = 'docs/search-index.json';

const withPages = (count: number) =>
  inCopy(async (project, site): Promise<Docs> => {
    writeDocsPages(project, count);
    const build = await measureBuild({ project, env: {}, site });
    say(`${count} pages of documentation`, build);
    return {
      ...taken(commit),
      count,
      ...build,
      page: kilobytesOnTheWay(site, 'docs/introduction.html'),
      allPages: kilobytesOnTheWay(site, 'docs/all.html'),
      index: kilobytesOnTheWay(site, INDEX),
      ...(await timeSearch(join(site, INDEX))),
    };
  });

const record = readGrowth();
const hasTime = clockOf(Number(values.minutes));

interface Size {
  name: string;
  count: number;
  /** Figures of the sizes of its kind that were measured already. */
  known: (Blog | Docs)[];
  build(): Promise<void>;
}

const replaced = <Grown extends { count: number }>(known: readonly Grown[], one: Grown) =>
  [...known.filter(({ count }) => count !== one.count), one].sort((a, b) => a.count - b.count);

function sizeOf(list: 'blog' | 'docs', count: number): Size {
  return {
    name: `${count} ${list === 'blog' ? 'posts' : 'pages of documentation'}`,
    count,
    known: record[list],
    build: async () => {
      if (list === 'blog') record.blog = replaced(record.blog, await withPosts(count));
      else record.docs = replaced(record.docs, await withPages(count));
    },
  };
}

/** The list is made again before each build, because it then includes the build before. */
const sizes = [
  ...numbers(values.posts).map((count) => () => sizeOf('blog', count)),
  ...numbers(values.pages).map((count) => () => sizeOf('docs', count)),
].sort((a, b) => a().count - b().count);

// The largest come last, and the result is written after each, so that an interrupted run keeps its figures.
for (const sizeNow of sizes) {
  const { name, count, known, build } = sizeNow();
  if (values.continue && known.some((grown) => grown.count === count && grown.commit === commit)) continue;
  const expected = secondsExpected(known, count);
  if (!hasTime(expected * 1000)) {
    console.error(`${name}: not begun, for it would take about ${figure(expected / 60)} minutes`);
    continue;
  }
  await build();
  keepGrowth(record);
  writeResult(growthResult(record.blog, record.docs));
}
if (judgeGrowth(record.blog, record.docs).some(({ isMet }) => !isMet)) process.exitCode = 1;
