import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Root } from 'hast';
import { markdownArticle } from '#article/article.ts';
import { nameSlug } from '#article/slug.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { today } from '../calendar-day.ts';
import { withoutOffLinks } from '../facts/known-addresses.ts';
import { ALL, categoryPath, type LinkedPost, type Post, shownDay } from './post.ts';
import { readPostText } from './post-header.ts';

interface LoadOptions {
  /** Posts with `draft: true`, as during development. */
  includeDrafts?: boolean;
  /** Called for each skipped post and each ignored field. */
  warn?: (message: string) => void;
  /** Called for each post that cannot be published and is left out; else the first is thrown. */
  leaveOut?: (message: string) => void;
}

const RESERVED = ['404'];
const FEATURED_COUNT = 3;

let published: Post[] | undefined;

/** Called for each post that cannot be published; else the first is thrown. */
export function publishedPosts(): Post[] {
  const folder = resolve(readBuildEnvironment(process.env).BLOG_DIR);
  // Who reads a complaint looks for its file from the root of the project.
  const inFolder = (complaint: string) =>
    complaint.replace(/^/gm, `${relative(process.cwd(), folder)}/`);
  const warn = (complaint: string) => warnAuthor(inFolder(complaint));
  // One post with a mistake must not take the others down while it is written.
  if (import.meta.env.DEV) return loadPosts(folder, { includeDrafts: true, warn, leaveOut: warn });
  try {
    published ??= loadPosts(folder, { warn });
  } catch (error) {
    if (error instanceof Error) error.message = inFolder(error.message);
    throw error;
  }
  return published;
}

/**
 * Every post that can be shown, newest first; none without a folder.
 * @throws when a header cannot be read, or two posts or two categories share an address; the
 * message says how to correct it
 */
export function loadPosts(
  folder: string,
  { includeDrafts = false, warn = warnAuthor, leaveOut }: LoadOptions = {},
): Post[] {
  const posts: Post[] = [];
  const attempt = (check: () => void) => {
    try {
      check();
    } catch (error) {
      if (!leaveOut) throw error;
      leaveOut((error as Error).message);
    }
  };
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of names.filter((name) => !name.startsWith('.')).sort()) {
    attempt(() => {
      if (!/^[^_~].*\.md$/i.test(file)) {
        warn(
          `${file} is not published: only files right here are, with a name that ends in .md and begins with no _ and no ~.`,
        );
        return;
      }
      const post = readPost(folder, file, warn);
      if (!post || (post.isDraft && !includeDrafts)) return;
      const other = posts.find(({ id }) => id === post.id);
      if (post.id === '' || RESERVED.includes(post.id))
        throw new Error(
          `${file} would have the address /blog/${post.id}, which no post can have. Rename the file.`,
        );
      if (other)
        throw new Error(
          `${file} and ${other.file} would both have the address /blog/${post.id}. Rename one of the two files.`,
        );
      posts.push(post);
      if (shownDay(post) > today())
        warn(
          `${file} is published now, though its day is ${post.date}: nothing waits for a day. Until then write draft: true.`,
        );
    });
  }
  for (const post of posts) attempt(() => checkAmong(posts, post));
  return arrangePosts(posts);
}

function readPost(folder: string, file: string, warn: (message: string) => void): Post | undefined {
  const { header, body, unknown, missing } = readPostText(
    readFileSync(join(folder, file), 'utf8'),
    file,
  );
  if (unknown.length > 0) warn(`${file}: ${unknown.join(', ')} ignored, not a field of a post.`);
  if (!header) {
    warn(`${file} skipped: its header has no ${missing.join(', ')}.`);
    return undefined;
  }
  const { draft: isDraft, ...fields } = header;
  return {
    ...fields,
    id: nameSlug(file.replace(/\.md$/i, '')),
    featured: false,
    file,
    isDraft,
    content: body,
  };
}

/**
 * A category is a part of an address too: two that differ only in punctuation or capitals would
 * share one.
 */
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

function warnAuthor(message: string) {
  // biome-ignore lint/suspicious/noConsole: the author of a skipped post has only the build's output to learn it from.
  console.warn(`[blog] ${message}`);
}

/**
 * By the day shown, the newest first, then by title. The first three are featured, whatever their
 * headers say.
 */
function arrangePosts(posts: readonly Post[]): Post[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...posts]
    .sort(
      (a, b) =>
        compare(shownDay(b), shownDay(a)) ||
        a.title.localeCompare(b.title, 'en') ||
        compare(a.id, b.id),
    )
    .map((post, index) => ({ ...post, featured: index < FEATURED_COUNT }));
}

/**
 * Next is the one that the header names or the one after it, also where the named one is gone, and
 * the next that makes them of two categories; after the last comes the first.
 */
export function linkPosts<P extends Pick<Post, 'id' | 'readNext' | 'category'>>(
  posts: readonly P[],
): LinkedPost<P>[] {
  return posts.map((post, index) => {
    const others = [...posts.slice(index + 1), ...posts.slice(0, index)];
    const first = others.find(({ id }) => id === post.readNext) ?? others[0];
    const isOwn = first?.category === post.category;
    const second = others.find(
      (other) => other !== first && (other.category === post.category) !== isOwn,
    );
    return { post, next: [first, second].filter((next) => next !== undefined) };
  });
}

/** By post: during development every request reads new ones, whose old trees must go. */
const finished = new WeakMap<Post, Promise<Root>>();

/** Made once: the page and the feeds share the tree. */
export function postArticle(post: Post): Promise<Root> {
  const article =
    finished.get(post) ?? markdownArticle(post.content, post.file).then(withoutOffLinks);
  finished.set(post, article);
  return article;
}
