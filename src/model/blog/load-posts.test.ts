import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { caseStudies } from '../facts/case-studies.ts';
import { loadPosts } from './load-posts.ts';

const fixture = (name: string) => join(import.meta.dirname, '../../../tests/fixtures/posts', name);

function load(folder: string, options = {}) {
  const warnings: string[] = [];
  const posts = loadPosts(folder, { ...options, warn: (message) => warnings.push(message) });
  return { posts, warnings };
}

const folders: string[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with a post for each file name; the given header lines come first. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'posts-'));
  folders.push(folder);
  for (const [name, lines] of Object.entries(files)) {
    const category = lines.includes('category:') ? '' : 'category: Voice\n';
    const header = `${lines}\n${category}readTime: 4\ndescription: Words.`;
    writeFileSync(join(folder, name), `---\n${header}\n---\n\nBody.\n`);
  }
  return folder;
}

test('the slug is the file name lower-cased, without .md and punctuation, spaces turned into hyphens', () => {
  const names = ['Alpha Post.md', 'What’s new, really?.md', 'AI & Software (2).MD', 'already-a-slug.md'];
  const { posts } = load(folderOf(Object.fromEntries(names.map((name) => [name, `title: ${name}`]))));
  expect(posts.map(({ id }) => id).sort()).toEqual([
    'ai-software-2',
    'alpha-post',
    'already-a-slug',
    'whats-new-really',
  ]);
});

test('posts without a title, category, read time or description are skipped with a warning', () => {
  const { posts, warnings } = load(fixture('missing-fields'));
  expect(posts.map(({ id }) => id)).toEqual(['complete', 'odd-read-time']);
  expect(warnings).toMatchInlineSnapshot(`
    [
      "empty-fields.md skipped: its header has no title, category.",
      "no-category.md skipped: its header has no category.",
      "no-description.md skipped: its header has no description.",
      "no-header.md skipped: its header has no title, category, readTime, description.",
      "no-read-time.md skipped: its header has no readTime.",
      "no-title.md skipped: its header has no title.",
      "odd-read-time.md: author ignored, not a field of a post.",
    ]
  `);
});

test('capitals and curled quotation marks of a word processor are read as they are meant', () => {
  const header =
    'Title: “Smart words”\nCATEGORY: Voice\nimagealt: “One” and “two”\nreadTime: 4\ndescription: W.';
  const folder = mkdtempSync(join(tmpdir(), 'posts-'));
  folders.push(folder);
  writeFileSync(join(folder, 'a.md'), `---\n${header}\n---\n\nBody.\n`);
  const { posts, warnings } = load(folder);
  expect(warnings).toEqual([]);
  expect(posts).toMatchObject([{ title: 'Smart words', category: 'Voice', imageAlt: '“One” and “two”' }]);
});

test('the warning goes to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  loadPosts(fixture('missing-fields'));
  expect(warn).toHaveBeenCalledWith('[blog] no-title.md skipped: its header has no title.');
});

test.each([
  ['7', 7],
  ['about ten', 5],
  ['0', 5],
  ['-3', 5],
  ['2.5', 5],
])('a read time of "%s" is %i minutes', (text, minutes) => {
  const folder = folderOf({});
  writeFileSync(join(folder, 'a.md'), `---\ntitle: A\ncategory: B\ndescription: C\nreadTime: ${text}\n---\n`);
  expect(load(folder).posts[0]?.readTime).toBe(minutes);
});

test('the first three posts are featured and the rest are not, whatever the header says', () => {
  const { posts } = load(fixture('four'));
  expect(posts.map(({ title, featured }) => [title, featured])).toEqual([
    ['Alpha', true],
    ['Beta', true],
    ['Gamma', true],
    ['Delta', false],
  ]);
});

test('newest first, then by title; a post without a date is as new as today and goes before those of today', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  const { posts } = load(
    folderOf({
      'a.md': 'title: Zebra\ndate: 2026-01-02',
      'b.md': 'title: Ant\ndate: 2026-01-02',
      'c.md': 'title: Undated',
      'd.md': 'title: Tomorrow\ndate: 2026-11-22',
      'e.md': 'title: Also undated',
      'f.md': 'title: A post of today\ndate: 2026-11-21',
    }),
  );
  expect(posts.map(({ title }) => title)).toEqual([
    'Tomorrow',
    'Also undated',
    'Undated',
    'A post of today',
    'Ant',
    'Zebra',
  ]);
});

test('drafts are left out unless they are asked for', () => {
  expect(load(fixture('drafts')).posts.map(({ id }) => id)).toEqual(['published']);
  expect(load(fixture('drafts'), { includeDrafts: true }).posts.map(({ id }) => id)).toContain('draft');
});

test('a folder that does not exist has no posts', () => {
  expect(load(fixture('none')).posts).toEqual([]);
});

test('a post that cannot be published stops the build and says how to correct it', () => {
  const failure = (files: Record<string, string>) => () => load(folderOf(files));
  expect(
    failure({ 'a.md': 'title: A\ndate: 4 March 2026\ndraft: perhaps\nimageUrl: cover.svg' }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [PostHeaderError: a.md cannot be published as it is:
      date: "4 March 2026" is not a day. Write it as YYYY-MM-DD, for example 2026-11-21.
      imageUrl: "cover.svg" is not a picture of this site. Start it with /, as in /pictures/loom.svg.
      draft: "perhaps" is neither true nor false.]
  `);
  expect(failure({ 'a b.md': 'title: A', 'A-B.md': 'title: B' })).toThrowErrorMatchingInlineSnapshot(
    `[PostAddressError: a b.md and A-B.md would both have the address /blog/a-b. Rename one of the two files.]`,
  );
  expect(failure({ '404.md': 'title: A' })).toThrowErrorMatchingInlineSnapshot(
    `[PostAddressError: 404.md would have the address /blog/404, which no post can have. Rename the file.]`,
  );
});

test.each([
  ['C++', 'C#', '/blog/category/c'],
  ['AI & Software', 'AI Software', '/blog/category/ai-software'],
  ['Voice', 'voice', '/blog/category/voice'],
])('the categories %s and %s want one address and stop the build', (first, second, path) => {
  const folder = folderOf({
    'a.md': `title: A\ncategory: ${first}`,
    'b.md': `title: B\ncategory: ${second}`,
  });
  expect(() => load(folder)).toThrow(
    `b.md and a.md: the categories "${second}" and "${first}" would both have the address ${path}. Write them alike, or choose another name for one.`,
  );
});

test.each(['???', 'All'])('the category %s has no address of its own and stops the build', (category) => {
  expect(() => load(folderOf({ 'a.md': `title: A\ncategory: ${category}` }))).toThrow(
    `a.md: the category "${category}" gives no address of its own. Choose another name, with letters or digits.`,
  );
});

test('an author who is nobody and a proof that is no case study stop the build, with the names there are', () => {
  const folder = folderOf({ 'a.md': 'title: A\nwrittenBy: somebody\nproof: nothing' });
  expect(() => load(folder)).toThrow(
    /writtenBy: "somebody" is nobody in content\/data\/team.yaml. Use one of: /,
  );
  const studies = Object.keys(caseStudies).join(', ');
  expect(() => load(folder)).toThrow(`proof: "nothing" is no case study. Use one of: ${studies}`);
});

test('an article to read next has to be another one, and published', () => {
  const next = (id: string) => () =>
    load(folderOf({ 'a.md': `title: A\nreadNext: ${id}`, 'b.md': 'title: B' }));
  expect(next('b')).not.toThrow();
  for (const id of ['a', 'gone'])
    expect(next(id)).toThrow(
      `a.md: readNext: "${id}" is no other post that is published. Write the last part of its address, as in readNext: b, or take the line out.`,
    );
});

test('during development, a post with a mistake is left out and reported, and the others stay', () => {
  const left: string[] = [];
  const folder = folderOf({ 'good.md': 'title: Good', 'bad.md': 'title: Bad\ndate: tomorrow' });
  const { posts } = load(folder, { leaveOut: (message: string) => left.push(message) });
  expect(posts.map(({ id }) => id)).toEqual(['good']);
  expect(left).toEqual([
    'bad.md cannot be published as it is:\n  date: "tomorrow" is not a day. Write it as YYYY-MM-DD, for example 2026-11-21.',
  ]);
});
