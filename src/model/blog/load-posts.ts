/** Reads the posts of a folder of Markdown files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameSlug } from '#article/slug.ts';
import { readFrontMatter } from './front-matter.ts';
import { arrangePosts, type Post } from './post.ts';
import { asMeant, missingFields, parsePostHeader, unknownFields } from './post-header.ts';
import { ALL, categoryPath } from './post-list.ts';

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

/** Two files or two categories want the same address, or a name gives none. */
export class PostAddressError extends Error {
  override name = 'PostAddressError';
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
  return {
    ...header,
    id: nameSlug(file.replace(/\.md$/i, '')),
    date: header.date,
    revised: header.revised,
    writtenBy: header.writtenBy,
    readNext: header.readNext,
    proof: header.proof,
    imageUrl: header.imageUrl,
    featured: false,
    file,
    isDraft: draft,
    content: matter.body,
  };
}

function checkAddress({ id, file }: Post, other: Post | undefined) {
  if (id === '' || RESERVED.includes(id)) {
    throw new PostAddressError(
      `${file} would have the address /blog/${id}, which no post can have. Rename the file.`,
    );
  }
  if (other) {
    throw new PostAddressError(
      `${file} and ${other.file} would both have the address /blog/${id}. Rename one of the two files.`,
    );
  }
}

/** A category is a part of an address too: two that differ only in punctuation or capitals would share one. */
function checkCategories(posts: readonly Post[]) {
  const byPath = new Map<string, Post>();
  for (const post of posts) {
    const path = categoryPath(post.category);
    const other = byPath.get(path) ?? post;
    byPath.set(path, other);
    if (!nameSlug(post.category) || post.category === ALL) {
      throw new PostAddressError(
        `${post.file}: the category "${post.category}" gives no address of its own. Choose another name, with letters or digits.`,
      );
    }
    if (other.category !== post.category) {
      throw new PostAddressError(
        `${post.file} and ${other.file}: the categories "${post.category}" and "${other.category}" would both have the address ${path}. Write them alike, or choose another name for one.`,
      );
    }
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
export function warnAuthor(message: string) {
  // biome-ignore lint/suspicious/noConsole: the author of a skipped post has only the build's output to learn it from.
  console.warn(`[blog] ${message}`);
}
