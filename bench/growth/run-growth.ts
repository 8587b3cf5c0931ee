/**
 * What does the site cost as it grows? Builds it with more and more posts and pages of documentation.
 *
 *   npm run bench:growth                                      10 to 5,000 posts, 20 to 2,000 pages
 *   npm run bench:growth -- --posts 10,100 --pages 20,200
 *
 * Processor time is the measure: by the clock a machine with other work to do takes longer.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { searchDocs } from '#model/docs/search-docs.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';
import { writePosts } from '#tests/support/write-posts.ts';
import { writeResult } from '../support/result.ts';
import { figure, median } from '../support/statistics.ts';
import { type Blog, type Docs, growthResult, judgeGrowth } from './growth-result.ts';
import { type Build, kilobytesOnTheWay, measureBuild } from './measure-build.ts';
import { copyProject, writeDocsPages } from './project-copy.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10,100,1000,5000' },
    pages: { type: 'string', default: '20,200,2000' },
  },
});
const numbers = (list: string) => list.split(',').filter(Boolean).map(Number);

/** Gives a copy of the project that is gone afterwards: nobody else may build in the folder that is measured. */
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

const withPosts = (count: number) =>
  inCopy(async (project, site): Promise<Blog> => {
    const posts = join(project, 'generated-posts');
    writePosts(posts, count);
    const build = await measureBuild({ project, env: { BLOG_DIR: posts }, site });
    const weigh = (file: string) => kilobytesOnTheWay(site, file);
    say(`${count} posts`, build);
    return {
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
function timeSearch(file: string): Pick<Docs, 'firstKey' | 'laterKeys'> {
  const { docs } = parseSearchIndex(JSON.parse(readFileSync(file, 'utf8')));
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
      count,
      ...build,
      page: kilobytesOnTheWay(site, 'docs/introduction.html'),
      allPages: kilobytesOnTheWay(site, 'docs/all.html'),
      index: kilobytesOnTheWay(site, INDEX),
      ...timeSearch(join(site, INDEX)),
    };
  });

const blog: Blog[] = [];
const docs: Docs[] = [];
const builds = [
  ...numbers(values.posts).map((count) => ({ count, run: async () => blog.push(await withPosts(count)) })),
  ...numbers(values.pages).map((count) => ({ count, run: async () => docs.push(await withPages(count)) })),
];
// The largest come last, and the answer is written after each: a run that is ended leaves what it has.
for (const { run } of builds.toSorted((a, b) => a.count - b.count)) {
  await run();
  writeResult(growthResult(blog, docs));
}
if (judgeGrowth(blog, docs).some(({ isMet }) => !isMet)) process.exitCode = 1;
