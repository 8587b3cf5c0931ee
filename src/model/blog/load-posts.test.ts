import { filesFrom } from '../content-files.ts';
import { knownOf } from '../testing/made-up-company.ts';
import { expectTable } from '../testing/table.ts';
import { readPosts } from './load-posts.ts';
import { readFrontMatter } from './post-header.ts';

function read(files: Record<string, string>, includeDrafts = false) {
  const must = { category: 'Voice', readTime: '4', description: 'Words.' };
  const texts = Object.entries(files).map(([name, lines]) => {
    const others = Object.entries(must).filter(([field]) => !lines.includes(`${field}:`));
    const header = [lines, ...others.map(([field, value]) => `${field}: ${value}`)].join('\n');
    return [`content/blog/${name}`, `---\n${header}\n---\n\nBody.\n`];
  });
  return readPosts(filesFrom(Object.fromEntries(texts)), knownOf(), includeDrafts);
}

const fieldsOf = (lines: string) =>
  Object.fromEntries(readFrontMatter(`---\n${lines}\n---\n`, 'post.md').fields);

test('a header is read as it is meant', () => {
  const headers = [
    'a: A model: how small\nb:https://a:b',
    `a: "quoted"\nb: 'it''s'`,
    'a: C # 2',
    'b: [Draft]\nc: *bold*',
    'd: &c',
    'a: "Say \\"hello\\""\nb: >-\n  One sentence\n  folded.\nc: 007\nd: false\ne:',
    'a: "A: b"  # note\ntags:\n  - one\n  - two',
    'a: "A"  # n\nb: C # 2',
  ];
  expectTable(headers, fieldsOf);
});

test('line ends of Windows, a mark, comments and a rule are no obstacle', () => {
  const text = '\uFEFF---\r\n# for editors\r\ntitle: A\r\n\r\n---\r\nFirst\r\n---\r\nSecond\r\n';
  const others = ['---\n\n# none\n---\n', 'Text\n---\nMore'];
  expect([text, ...others].map((one) => readFrontMatter(one, 'post.md'))).toMatchSnapshot();
});

test.each([
  '---\ntitle: A\n',
  '---\ntitle: A\njust words\n---\n',
  '---\ntitle: A\ntitle: B\n---\n',
  '---\ntitle: Caf\uFFFD\n---\n',
])('%j is refused, with its line', (text) => {
  expect(() => readFrontMatter(text, 'post.md')).toThrowErrorMatchingSnapshot();
});

test('a post’s slug is its file’s name as an address', async () => {
  const names = [
    'Alpha Post',
    'AI & Software (2)',
    'u\u0308ber-uns',
    '\u2699\uFE0F setup\u200B 1\uFE0F\u20E3',
  ];
  const { posts } = await read(Object.fromEntries(names.map((name) => [`${name}.MD`, 'title: A'])));
  expect(posts.map(({ file, id }) => `${file}: ${id}`)).toMatchSnapshot();
});

test('posts without a field that they must have are skipped, and told', async () => {
  const { posts, warnings } = await read({
    'known.md': 'title: A\nauthor: Somebody',
    'c.md': 'title: A\ncategory:',
    'd.md': 'title: A\ndescription:',
    'r.md': 'readTime:',
    'slow.md': 'title: B\nreadTime: 3 min',
  });
  expect(posts.map(({ id, readTime }) => `${id} ${readTime}`)).toEqual(['known 4', 'slow 5']);
  expect(warnings).toMatchSnapshot();
});

test('what is no article in the folder, or of a day to come, is told', async () => {
  const later = 'title: A\ndate: 2099-01-01';
  const names = ['2026/a.md', '_hidden.md', 'a.mdx', '~$a.md', '.hidden.md', 'later.md'];
  const { posts, warnings } = await read(Object.fromEntries(names.map((name) => [name, later])));
  expect(posts.map(({ id }) => id)).toEqual(['later']);
  expect(warnings).toMatchSnapshot();
});

test('capitals and curled quotation marks are read as they are meant', async () => {
  const files = { 'a.md': 'Title: “Smart words”\nimagealt: “One” and “two”' };
  const { posts, warnings } = await read(files);
  expect(warnings).toEqual([]);
  expect(posts).toMatchObject([{ title: 'Smart words', imageAlt: '“One” and “two”' }]);
});

test('posts come by day, then by title, the first three featured', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22), toFake: ['Date'] });
  const { posts, warnings } = await read({
    'a.md': 'title: Zebra\ndate: 2026-01-02\nfeatured: true',
    'b.md': 'title: Ant\ndate: 2026-01-02',
    'c.md': 'title: Undated',
    'd.md': 'title: Tomorrow\ndate: 2026-11-23',
    'e.md': 'title: Also undated',
    'f.md': 'title: Of today\ndate: 2026-11-22',
  });
  vi.useRealTimers();
  expect(warnings).toEqual([expect.stringContaining('d.md is published now')]);
  expect(posts.map(({ title, featured }) => [title, featured])).toMatchSnapshot();
});

test('drafts are left out unless asked for, and no folder has no posts', async () => {
  const files = { 'a.md': 'title: A', 'b.md': 'title: B\ndraft: true' };
  expect((await read(files)).posts.map(({ id }) => id)).toEqual(['a']);
  expect((await read(files, true)).posts.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await read({})).toEqual({ posts: [], dead: [], problems: [], warnings: [] });
});

const categories = (first: string, second: string) => ({
  'a.md': `title: A\ncategory: ${first}`,
  'b.md': `title: B\ncategory: ${second}`,
});
test.each<Record<string, string>>([
  { 'a.md': 'title: A\ndate: 4 March 2026\ndraft: perhaps\nimageUrl: cover.svg' },
  { 'a b.md': 'title: A', 'A-B.md': 'title: B' },
  { '404.md': 'title: A', '!.md': 'title: A' },
  categories('C++', 'C#'),
  categories('Voice', 'All'),
])('%j is a problem and says how to correct it', async (files) => {
  expect((await read(files)).problems).toMatchSnapshot();
});
