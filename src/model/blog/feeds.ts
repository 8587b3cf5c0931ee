/**
 * The blog as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, with the full text of the newest posts.
 *
 * Nothing here asks for the time: the same posts give the same bytes on every build. A post without a date in its header
 * has none in RSS and JSON Feed, where dates are optional and readers date it when they first see it; Atom requires the
 * last change, and gets `blog.undatedSince`.
 */

import { readFeedItem } from '#article/read-feed.ts';
import { blog } from '../facts/blog.ts';
import { site } from '../facts/site.ts';
import { xml, xmlDocument } from '../xml.ts';
import { feedPaths } from './feed-paths.ts';
import { type Post, postPath } from './post.ts';
import { postArticle } from './post-article.ts';

/** Readers keep what they have seen; a feed of every post would only grow. */
export const FEED_LENGTH = 30;

interface FeedEntry {
  url: string;
  post: Post;
  html: string;
}

export interface Feed {
  /** Origin of the site. */
  origin: string;
  entries: FeedEntry[];
}

/** Content of all three feeds, with posts in the order of the list. */
export async function feedOf(posts: readonly Post[], origin: string): Promise<Feed> {
  const entries = posts.slice(0, FEED_LENGTH).map(async (post) => {
    const url = new URL(postPath(post.id), origin).href;
    return { url, post, html: readFeedItem(await postArticle(post), url) };
  });
  return { origin, entries: await Promise.all(entries) };
}

const title = `${site.name}: ${blog.title}`;

function addresses({ origin }: Feed, path: string) {
  return { home: new URL('/blog', origin).href, self: new URL(path, origin).href };
}

/** RSS 2.0, with the content and atom modules for the full text and the feed's own address. */
export function rssFeed(feed: Feed): string {
  const { home, self } = addresses(feed, feedPaths.rss);
  const items = feed.entries.map(({ url, post, html }) =>
    xml(
      'item',
      {},
      xml('title', {}, post.title),
      xml('link', {}, url),
      xml('guid', { isPermaLink: 'true' }, url),
      xml('category', {}, post.category),
      post.date ? xml('pubDate', {}, new Date(instant(post.date)).toUTCString()) : undefined,
      xml('description', {}, post.description),
      xml('content:encoded', {}, html),
    ),
  );
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  const channel = xml(
    'channel',
    {},
    xml('title', {}, title),
    xml('link', {}, home),
    xml('description', {}, blog.description),
    xml('language', {}, site.language),
    xml('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    items,
  );
  return xmlDocument(xml('rss', namespaces, channel));
}

/** Atom, RFC 4287. */
export function atomFeed(feed: Feed): string {
  const { home, self } = addresses(feed, feedPaths.atom);
  const updated =
    feed.entries
      .map(({ post }) => changed(post))
      .sort()
      .at(-1) ?? blog.undatedSince;
  const entries = feed.entries.map(({ url, post, html }) =>
    xml(
      'entry',
      {},
      xml('id', {}, url),
      xml('title', {}, post.title),
      xml('link', { rel: 'alternate', type: 'text/html', href: url }),
      post.date ? xml('published', {}, instant(post.date)) : undefined,
      xml('updated', {}, instant(changed(post))),
      xml('category', { term: post.category }),
      xml('summary', {}, post.description),
      xml('content', { type: 'html' }, html),
    ),
  );
  return xmlDocument(
    xml(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language },
      xml('id', {}, home),
      xml('title', {}, title),
      xml('subtitle', {}, blog.description),
      xml('link', { rel: 'alternate', type: 'text/html', href: home }),
      xml('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      xml('updated', {}, instant(updated)),
      xml('author', {}, xml('name', {}, blog.author)),
      entries,
    ),
  );
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  const { home, self } = addresses(feed, feedPaths.json);
  const items = feed.entries.map(({ url, post, html }) => ({
    id: url,
    url,
    title: post.title,
    summary: post.description,
    content_html: html,
    ...(post.imageUrl && { image: new URL(post.imageUrl, feed.origin).href }),
    ...(post.date && { date_published: instant(post.date) }),
    ...(post.revised && { date_modified: instant(post.revised) }),
    tags: [post.category],
  }));
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description: blog.description,
    language: site.language,
    authors: [{ name: blog.author }],
    items,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function changed(post: Post): string {
  return post.revised ?? post.date ?? blog.undatedSince;
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}
