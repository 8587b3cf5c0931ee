import type { Root } from 'hast';
import { keptArticle } from '#article/article.ts';
import { keptByFile } from '#article/kept-by-file.ts';
import { lineOf } from '#article/map-elements.ts';
import { nameSlug } from '#article/slug.ts';
import { pathsIn, type SiteFiles } from '../content-files.ts';
import type { Addresses } from '../facts/addresses.ts';
import type { Known } from '../facts/known.ts';
import { today } from '../reader-day.ts';
import { ALL, categoryPath, type Post, shownDay } from './post.ts';
import { postHeaderSchema, readPostText } from './post-header.ts';

const FOLDER = 'content/blog';
const FEATURED_COUNT = 3;

type DeadAddresses = ReturnType<Addresses['deadAddresses']>;

const keptHeader = keptByFile<ReturnType<typeof readPostText>>();
const keptDead = keptByFile<DeadAddresses>();
const keptTree = keptByFile<Root>();

/** @param isPreview with drafts; what a post lacks is a problem then, and else only told */
export async function readPosts(files: SiteFiles, known: Known, isPreview = false) {
  const found = new Map<string, Post>();
  const dead: DeadAddresses = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  const attempt = async (check: () => void | Promise<void>) => {
    try {
      await check();
    } catch (error) {
      problems.push(...(error as Error).message.split('\n').map(inFolder));
    }
  };
  const warn = (message: string) => void warnings.push(inFolder(message));
  const lack = (message: string) => {
    if (isPreview) throw new Error(message);
    warn(message);
  };
  const { addresses } = known;
  const schema = postHeaderSchema(known);
  const readPost = async (file: string) => {
    if (!/^[^_~].*\.md$/i.test(file))
      return warn(
        `${file} is not published: only files right here are, with a name that ends in .md and begins with no _ and no ~.`,
      );
    const path = inFolder(file);
    const text = files.read(path) ?? '';
    dead.push(...keptDead(file, [text, addresses], () => addresses.deadAddresses(path, text)));
    const read = keptHeader(file, [text, known], () => readPostText(text, file, schema));
    const { header, body: content, odd, missing } = read;
    for (const sentence of odd) warn(`${file}: ${sentence}`);
    if (!header)
      return lack(`${file} skipped: its header has no ${missing.join(', ')}. Fill it in.`);
    const { draft, ...fields } = header;
    if (draft && !isPreview) return;
    const id = nameSlug(file.replace(/\.md$/i, ''));
    checkAddress(id, file, found.get(id));
    // Made once: the page, the feeds and the search share the tree.
    const tree = await keptArticle(content, file, known.figures);
    const article = keptTree(file, [tree, addresses], () => addresses.withoutOffLinks(tree));
    found.set(id, { ...fields, id, featured: false, file, content, article });
    if (shownDay(header) > today())
      warn(
        `${file} is published now, though its day is ${header.date}: nothing waits for a day. Until then write draft: true.`,
      );
  };
  for (const file of namesIn(files)) await attempt(() => readPost(file));
  const posts = [...found.values()];
  for (const post of posts) await attempt(() => checkAmong(posts, post));
  return { posts: arrangePosts(posts), dead, problems, warnings };
}

/** Who reads a complaint looks for its file from the root of the project. */
const inFolder = (complaint: string) => `${FOLDER}/${complaint}`;

function namesIn(files: SiteFiles) {
  const names = pathsIn(files, FOLDER, '').map((path) => path.slice(FOLDER.length + 1));
  return [...new Set(names.map((name) => name.replace(/\/.*/, '')))].filter(
    (name) => !name.startsWith('.'),
  );
}

function checkAddress(id: string, file: string, other: Post | undefined) {
  if (id === '' || id === '404')
    throw new Error(
      `${file} would have the address /blog/${id}, which no post can have. Rename the file.`,
    );
  if (other)
    throw new Error(
      `${file} and ${other.file} would both have the address /blog/${id}. Rename one of the two files.`,
    );
}

/** Categories that differ only in punctuation or capitals would share an address. */
function checkAmong(posts: readonly Post[], { file, category }: Post) {
  const path = categoryPath(category);
  const other = posts.find((post) => categoryPath(post.category) === path);
  if (!nameSlug(category) || category === ALL)
    throw new Error(
      `${file}: the category "${category}" gives no address of its own. Choose another name, with letters or digits.`,
    );
  if (other && other.category !== category)
    throw new Error(
      `${file} and ${other.file}: the categories "${category}" and "${other.category}" would both have the address ${path}. Write them alike, or choose another name for one.`,
    );
}

const openingOf = ({ children }: Root) =>
  children
    .flatMap((part) => ('tagName' in part && part.tagName === 'p' ? lineOf(part) : []))
    .slice(0, 1);

function arrangePosts(posts: readonly Post[]): Post[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...posts]
    .sort(
      (a, b) =>
        compare(shownDay(b), shownDay(a)) ||
        a.title.localeCompare(b.title, 'en') ||
        compare(a.id, b.id),
    )
    .map((post, index) => ({
      ...post,
      featured: index < FEATURED_COUNT,
      ...(index === 0 && { opening: openingOf(post.article) }),
    }));
}
