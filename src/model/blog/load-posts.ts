/** Reads the posts of a folder of Markdown files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Root } from 'hast';
import { markdownArticle } from '#article/article.ts';
import { nameSlug } from '#article/slug.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { today } from '../calendar-day.ts';
import { ALL, categoryPath, type LinkedPost, type Post, type PostSummary } from './post.ts';
import { asMeant, missingFields, parsePostHeader, readFrontMatter, unknownFields } from './post-header.ts';

interface LoadOptions {
  /** Posts with `draft: true` are left out unless this is set, as it is during development. */
  includeDrafts?: boolean;
  /** Called for each skipped post and each ignored field. */
  warn?: (message: string) => void;
  /** Called for each post that cannot be published, which is then left out. Without it the first one is thrown. */
  leaveOut?: (message: string) => void;
}

/** Addresses under /blog that are not posts. */
const RESERVED = ['404'];
/** After sorting, this many posts lead the list. */
const FEATURED_COUNT = 3;

/** Two files or two categories want the same address, or a name gives none. */
class PostAddressError extends Error {
  override name = 'PostAddressError';
}

let published: Post[] | undefined;

/** The posts of this site: one folder, read once per build and anew for every request during development. */
export function publishedPosts(): Post[] {
  const folder = resolve(readBuildEnvironment(process.env).BLOG_DIR);
  // Complaints begin with the name of a file; who reads them looks for it from the root of the project.
  const inFolder = (complaint: string) => `${relative(process.cwd(), folder)}/${complaint}`;
  const warn = (complaint: string) => warnAuthor(inFolder(complaint));
  // One post with a mistake must not take the others down while they are being written.
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
 * Every post of the folder that can be shown, newest first. A folder that does not exist has no posts.
 * @throws when a header cannot be read, or two posts or two categories share an address; the message says how to correct it
 */
export function loadPosts(
  folder: string,
  { includeDrafts = false, warn = warnAuthor, leaveOut }: LoadOptions = {},
): Post[] {
  const byId = new Map<string, Post>();
  const attempt = (check: () => void) => {
    try {
      check();
    } catch (error) {
      if (!leaveOut) throw error;
      leaveOut((error as Error).message);
    }
  };
  for (const file of markdownFiles(folder)) {
    attempt(() => {
      const post = readPost(folder, file, warn);
      if (!post || (post.isDraft && !includeDrafts)) return;
      checkAddress(post, byId.get(post.id));
      byId.set(post.id, post);
    });
  }
  attempt(() => checkCategories([...byId.values()]));
  attempt(() => checkReadNext(byId));
  return arrangePosts([...byId.values()]);
}

function markdownFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.md$/i.test(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readPost(folder: string, file: string, warn: (message: string) => void): Post | undefined {
  const matter = asMeant(readFrontMatter(readFileSync(join(folder, file), 'utf8'), file));
  const unknown = unknownFields(matter);
  if (unknown.length > 0) warn(`${file}: ${unknown.join(', ')} ignored, not a field of a post.`);
  const missing = missingFields(matter);
  if (missing.length > 0) {
    warn(`${file} skipped: its header has no ${missing.join(', ')}.`);
    return undefined;
  }
  const { draft, ...header } = parsePostHeader(matter, file);
  const id = nameSlug(file.replace(/\.md$/i, ''));
  return { ...header, id, featured: false, file, isDraft: draft, content: matter.body };
}

function checkAddress({ id, file }: Post, other: Post | undefined) {
  if (id === '' || RESERVED.includes(id))
    throw new PostAddressError(
      `${file} would have the address /blog/${id}, which no post can have. Rename the file.`,
    );
  if (other)
    throw new PostAddressError(
      `${file} and ${other.file} would both have the address /blog/${id}. Rename one of the two files.`,
    );
}

/** A category is a part of an address too: two that differ only in punctuation or capitals would share one. */
function checkCategories(posts: readonly Post[]) {
  const byPath = new Map<string, Post>();
  for (const post of posts) {
    const path = categoryPath(post.category);
    const other = byPath.get(path) ?? post;
    byPath.set(path, other);
    if (!nameSlug(post.category) || post.category === ALL)
      throw new PostAddressError(
        `${post.file}: the category "${post.category}" gives no address of its own. Choose another name, with letters or digits.`,
      );
    if (other.category !== post.category)
      throw new PostAddressError(
        `${post.file} and ${other.file}: the categories "${post.category}" and "${other.category}" would both have the address ${path}. Write them alike, or choose another name for one.`,
      );
  }
}

/** Checks that `readNext` names another post, and one that is published. */
function checkReadNext(byId: ReadonlyMap<string, Post>) {
  for (const { file, id, readNext } of byId.values()) {
    if (readNext === undefined || (readNext !== id && byId.has(readNext))) continue;
    const example = [...byId.keys()].find((other) => other !== id) ?? 'the-other-post';
    throw new PostAddressError(
      `${file}: readNext: "${readNext}" is no other post that is published. Write the last part of its address, as in readNext: ${example}, or take the line out.`,
    );
  }
}

/** Tells the author of a post what the build's output alone can tell. */
function warnAuthor(message: string) {
  // biome-ignore lint/suspicious/noConsole: the author of a skipped post has only the build's output to learn it from.
  console.warn(`[blog] ${message}`);
}

/**
 * Newest day first (a post without a date is as new as today), then by title. Undated ones go before those of the same
 * day, where they will be on every later day, so that the day of the build does not change the order of the feeds. The
 * first three are featured and the rest are not, whatever their headers say.
 */
export function arrangePosts<P extends PostSummary>(posts: readonly P[]): P[] {
  const day = today();
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...posts]
    .sort(
      (a, b) =>
        compare(b.date ?? day, a.date ?? day) ||
        Number(a.date !== undefined) - Number(b.date !== undefined) ||
        a.title.localeCompare(b.title, 'en') ||
        compare(a.id, b.id),
    )
    .map((post, index) => ({ ...post, featured: index < FEATURED_COUNT }));
}

/** Every post with the one to read next: the one its header names, or the one after it in the list; after the last, the first. */
export function linkPosts<P extends Pick<Post, 'id' | 'readNext'>>(posts: readonly P[]): LinkedPost<P>[] {
  return posts.map((post, index) => {
    const following = posts[(index + 1) % posts.length];
    const named = posts.find(({ id }) => id === post.readNext);
    return { post, next: named ?? (following === post ? undefined : following) };
  });
}

/** Trees by post. A build reads its posts once; during development every request reads new ones, whose old trees must go. */
const finished = new WeakMap<Post, Promise<Root>>();

/** The finished tree of a post's text, made once: its page and the three feeds share it. */
export function postArticle(post: Post): Promise<Root> {
  const article = finished.get(post) ?? markdownArticle(post.content, post.file);
  finished.set(post, article);
  return article;
}
