/**
 * The blog for programs that read: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1 with the full text of the newest posts, and
 * each post as a file of Markdown.
 *
 * Nothing here asks for the time: the same posts give the same bytes on every build. A post without a date in its header
 * has none in RSS and JSON Feed, where dates are optional and readers date it when they first see it; Atom requires the
 * last change, and gets `blog.undatedSince`.
 */
import { readMarkdown } from '#article/read-markdown.ts';
import { readFeedItem } from '#article/read-page.ts';
import { longDate } from '../calendar-day.ts';
import { blog } from '../facts/blog.ts';
import { site } from '../facts/site.ts';
import { authors } from '../facts/team.ts';
import { capital } from '../sentence.ts';
import { xml, xmlDocument } from '../xml.ts';
import { postArticle } from './load-posts.ts';
import { feedPaths, LIST_PATH, type Post, postPath } from './post.ts';

/** Readers keep what they have seen; a feed of every post would only grow. */
const FEED_LENGTH = 30;

const title = `${site.name}: ${blog.title}`;

async function entriesOf(posts: readonly Post[], origin: string) {
  const entries = posts.slice(0, FEED_LENGTH).map(async (post) => {
    const url = new URL(postPath(post.id), origin).href;
    return { url, post, html: readFeedItem(await postArticle(post), url) };
  });
  return Promise.all(entries);
}

/** RSS 2.0, with the content and atom modules for the full text and the feed's own address. */
export async function rssFeed(posts: readonly Post[], origin: string): Promise<string> {
  const items = (await entriesOf(posts, origin)).map(({ url, post, html }) =>
    xml(
      'item',
      {},
      xml('title', {}, post.title),
      xml('link', {}, url),
      xml('guid', { isPermaLink: 'true' }, url),
      xml('category', {}, post.category),
      post.date && xml('pubDate', {}, new Date(instant(post.date)).toUTCString()),
      xml('description', {}, post.description),
      xml('content:encoded', {}, html),
    ),
  );
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  const self = { href: origin + feedPaths.rss, rel: 'self', type: 'application/rss+xml' };
  const channel = xml(
    'channel',
    {},
    xml('title', {}, title),
    xml('link', {}, origin + LIST_PATH),
    xml('description', {}, blog.description),
    xml('language', {}, site.language),
    xml('atom:link', self),
    items,
  );
  return xmlDocument(xml('rss', namespaces, channel));
}

/** Atom, RFC 4287. */
export async function atomFeed(posts: readonly Post[], origin: string): Promise<string> {
  const home = origin + LIST_PATH;
  const found = await entriesOf(posts, origin);
  const changes = found.map(({ post }) => changed(post)).sort();
  const entries = found.map(({ url, post, html }) =>
    xml(
      'entry',
      {},
      xml('id', {}, url),
      xml('title', {}, post.title),
      xml('link', { rel: 'alternate', type: 'text/html', href: url }),
      post.date && xml('published', {}, instant(post.date)),
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
      xml('link', { rel: 'self', type: 'application/atom+xml', href: origin + feedPaths.atom }),
      xml('updated', {}, instant(changes.at(-1) ?? blog.undatedSince)),
      xml('author', {}, xml('name', {}, blog.author)),
      entries,
    ),
  );
}

/** JSON Feed 1.1. */
export async function jsonFeed(posts: readonly Post[], origin: string): Promise<string> {
  const items = (await entriesOf(posts, origin)).map(({ url, post, html }) => ({
    id: url,
    url,
    title: post.title,
    summary: post.description,
    content_html: html,
    ...(post.imageUrl && { image: new URL(post.imageUrl, origin).href }),
    ...(post.date && { date_published: instant(post.date) }),
    ...(post.revised && { date_modified: instant(post.revised) }),
    tags: [post.category],
  }));
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + LIST_PATH,
    feed_url: origin + feedPaths.json,
    description: blog.description,
    language: site.language,
    authors: [{ name: blog.author }],
    items,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const changed = (post: Post) => post.revised ?? post.date ?? blog.undatedSince;

const instant = (day: string) => `${day}T00:00:00Z`;

/**
 * A post as one Markdown file, for readers who keep notes and programs that read.
 * @param site origin that the post's own links are made absolute with
 */
export async function postMarkdown(post: Post, site: URL): Promise<string> {
  const address = new URL(postPath(post.id), site).href;
  const author = post.writtenBy === undefined ? undefined : authors.get(post.writtenBy);
  const facts = [
    author ? `${author.name} (${author.role}).` : `${blog.author}.`,
    ...(post.date ? [`Published ${longDate(post.date)}.`] : []),
    `${capital(post.category)}, ${post.readTime} min read.`,
    address,
  ];
  const text = readMarkdown(await postArticle(post), address);
  return `${[`# ${post.title}`, post.description, facts.join(' '), text].join('\n\n')}\n`;
}
