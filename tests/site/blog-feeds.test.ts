import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { feedPaths } from '#model/blog/feed-paths.ts';
import { atomFeed, FEED_LENGTH, type Feed, feedOf, jsonFeed, rssFeed } from '#model/blog/feeds.ts';
import { loadPosts } from '#model/blog/load-posts.ts';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = 'https://www.example.com';
const FOLDERS = {
  'the posts of this site': 'content/blog',
  'no posts': 'tests/fixtures/posts/none',
  'dated posts': 'tests/fixtures/posts/four',
  'a hostile post': 'tests/fixtures/posts/hostile',
};

const FIXTURES = Object.entries(FOLDERS).filter(([, folder]) => folder.startsWith('tests/fixtures'));

afterEach(() => {
  vi.useRealTimers();
});

const writeFeed = (folder: string): Promise<Feed> => feedOf(loadPosts(join(ROOT, folder)), ORIGIN);

const feeds = new Map<string, Promise<Feed>>();

/** Written once: that it is the same every time is a test of its own. */
function feed(folder: string): Promise<Feed> {
  const written = feeds.get(folder) ?? writeFeed(folder);
  feeds.set(folder, written);
  return written;
}

/** The paragraphs of a Markdown text that every format carries letter for letter. */
function plainParagraphs(markdown: string): string[] {
  return markdown.split(/\n{2,}/).filter((text) => /^[\w ,.:;-]+$/.test(text));
}

/** @throws with the schema's complaints when the document is not well-formed or not valid */
function validate(text: string, schema: string) {
  const grammar = XmlDocument.fromBuffer(readFileSync(join(ROOT, 'tests/support/feeds', schema)));
  const document = XmlDocument.fromString(text);
  const validator = RelaxNGValidator.fromDoc(grammar);
  validator.validate(document);
  validator.dispose();
  document.dispose();
  grammar.dispose();
}

/** JSON Feed version 1.1, https://www.jsonfeed.org/version/1.1/; nothing it does not name. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string(),
  authors: z.array(z.strictObject({ name: z.string() })).min(1),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string().min(1),
      image: z.url().optional(),
      date_published: z.iso.datetime().optional(),
      date_modified: z.iso.datetime().optional(),
      tags: z.array(z.string()),
    }),
  ),
});

describe.each(Object.entries(FOLDERS))('feeds of %s', (_, folder) => {
  // The limit is generous, because the number and length of posts is up to their authors.
  beforeAll(() => feed(folder), 60_000);

  test('RSS follows RSS 2.0', async () => {
    const text = rssFeed(await feed(folder));
    expect(() => validate(text, 'rss.rng')).not.toThrow();
  });

  test('Atom follows RFC 4287', async () => {
    const text = atomFeed(await feed(folder));
    expect(() => validate(text, 'atom.rng')).not.toThrow();
  });

  test('JSON Feed follows version 1.1', async () => {
    const document: unknown = JSON.parse(jsonFeed(await feed(folder)));
    expect(() => jsonFeedSchema.parse(document)).not.toThrow();
  });
});

test.each(FIXTURES)('another build of %s on another day writes the same bytes', async (_, folder) => {
  const write = async () => {
    const content = await writeFeed(folder);
    return [rssFeed(content), atomFeed(content), jsonFeed(content)];
  };
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] });
  const today = await write();
  vi.setSystemTime(new Date('2031-05-06T23:59:59Z'));
  expect(await write()).toEqual(today);
});

test('the validator finds what is wrong', async () => {
  const rss = rssFeed(await feed('content/blog'));
  expect(() => validate(rss.replace(/<guid.*?<\/guid>/, ''), 'rss.rng')).toThrow();
  const atom = atomFeed(await feed('content/blog'));
  expect(() =>
    validate(atom.replace(/<updated>.*?<\/updated>/, '<updated>today</updated>'), 'atom.rng'),
  ).toThrow();
});

test('every feed carries the full text, with addresses that work away from the site', async () => {
  const content = await feed('content/blog');
  const posts = loadPosts(join(ROOT, 'content/blog'));
  expect(posts.length).toBeGreaterThan(0);
  expect(content.entries.map(({ post }) => post.id)).toEqual(posts.slice(0, FEED_LENGTH).map(({ id }) => id));
  const texts = [rssFeed(content), atomFeed(content), jsonFeed(content)];
  for (const { html, url, post } of content.entries) {
    expect(html).not.toMatch(/(href|src)="(?!https?:)/);
    if (post.content.includes('[^')) expect(html).toContain(`href="${url}#note-fn-`);
    for (const paragraph of plainParagraphs(post.content)) {
      for (const text of texts) expect(text, post.file).toContain(paragraph);
    }
  }
});

test('each feed names its own address', async () => {
  const content = await feed('content/blog');
  expect(rssFeed(content)).toContain(`href="${ORIGIN}${feedPaths.rss}" rel="self"`);
  expect(atomFeed(content)).toContain(
    `rel="self" type="application/atom+xml" href="${ORIGIN}${feedPaths.atom}"`,
  );
  expect(JSON.parse(jsonFeed(content)).feed_url).toBe(`${ORIGIN}${feedPaths.json}`);
});

test('a post with a date carries it; a post without one has none where it is optional', async () => {
  expect(rssFeed(await feed('tests/fixtures/posts/one'))).toContain(
    '<pubDate>Wed, 04 Mar 2026 00:00:00 GMT</pubDate>',
  );
  const posts = loadPosts(join(ROOT, 'tests/fixtures/posts/missing-fields'), { warn: () => {} });
  const undated = await feedOf(posts, ORIGIN);
  expect(rssFeed(undated)).not.toContain('pubDate');
  expect(atomFeed(undated)).toContain('<updated>2025-06-02T00:00:00Z</updated>');
});
