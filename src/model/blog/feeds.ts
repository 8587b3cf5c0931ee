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

const instant = (day: string) => `${day}T00:00:00Z`;

/** The newest posts as items of JSON Feed 1.1, from which the others are made. */
async function itemsOf(posts: readonly Post[], origin: string) {
  const items = posts.slice(0, FEED_LENGTH).map(async (post) => {
    const url = new URL(postPath(post.id), origin).href;
    return {
      id: url,
      url,
      title: post.title,
      summary: post.description,
      content_html: readFeedItem(await postArticle(post), url),
      ...(post.imageUrl && { image: new URL(post.imageUrl, origin).href }),
      ...(post.date && { date_published: instant(post.date) }),
      ...(post.revised && { date_modified: instant(post.revised) }),
      tags: [post.category],
    };
  });
  return Promise.all(items);
}

/** Elements that hold a text alone. */
const texts = (all: Record<string, string | undefined>) =>
  Object.entries(all).map(([name, text]) => (text === undefined ? undefined : xml(name, {}, text)));

/** RSS 2.0, with the content and atom modules for the full text and the feed's own address. */
export async function rssFeed(posts: readonly Post[], origin: string): Promise<string> {
  const items = (await itemsOf(posts, origin)).map((item) =>
    xml(
      'item',
      {},
      texts({ title: item.title, link: item.url }),
      xml('guid', { isPermaLink: 'true' }, item.url),
      texts({
        category: item.tags[0],
        pubDate: item.date_published && new Date(item.date_published).toUTCString(),
        description: item.summary,
        'content:encoded': item.content_html,
      }),
    ),
  );
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  const self = { href: origin + feedPaths.rss, rel: 'self', type: 'application/rss+xml' };
  const { description } = blog;
  const head = texts({ title, link: origin + LIST_PATH, description, language: site.language });
  return xmlDocument(xml('rss', namespaces, xml('channel', {}, head, xml('atom:link', self), items)));
}

/** Atom, RFC 4287. */
export async function atomFeed(posts: readonly Post[], origin: string): Promise<string> {
  const home = origin + LIST_PATH;
  const items = await itemsOf(posts, origin);
  const changed = ({ date_published, date_modified }: (typeof items)[number]) =>
    date_modified ?? date_published ?? instant(blog.undatedSince);
  const entries = items.map((item) =>
    xml(
      'entry',
      {},
      texts({ id: item.id, title: item.title }),
      xml('link', { rel: 'alternate', type: 'text/html', href: item.url }),
      texts({ published: item.date_published, updated: changed(item) }),
      xml('category', { term: String(item.tags[0]) }),
      texts({ summary: item.summary }),
      xml('content', { type: 'html' }, item.content_html),
    ),
  );
  return xmlDocument(
    xml(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language },
      texts({ id: home, title, subtitle: blog.description }),
      xml('link', { rel: 'alternate', type: 'text/html', href: home }),
      xml('link', { rel: 'self', type: 'application/atom+xml', href: origin + feedPaths.atom }),
      texts({ updated: items.map(changed).sort().at(-1) ?? instant(blog.undatedSince) }),
      xml('author', {}, xml('name', {}, blog.author)),
      entries,
    ),
  );
}

/** JSON Feed 1.1. */
export async function jsonFeed(posts: readonly Post[], origin: string): Promise<string> {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + LIST_PATH,
    feed_url: origin + feedPaths.json,
    description: blog.description,
    language: site.language,
    authors: [{ name: blog.author }],
    items: await itemsOf(posts, origin),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

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
