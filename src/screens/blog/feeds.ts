/**
 * The blog for programs that read. A post without a date has none here: with the day of the build,
 * mailings and n8n's trigger, which take a later day for news, would send it after every build.
 */
import { readMarkdown } from '#article/read-markdown.ts';
import { readFeedItem } from '#article/read-page.ts';
import { xml, xmlDocument } from '#article/xml.ts';
import { FEED_PATH, LIST_PATH, type Post, postPath, WHOLE_ARTICLES } from '#model/blog/post.ts';
import { signature } from '#model/facts/team.ts';
import type { Site } from '#model/read-site.ts';
import { longDate } from '#model/reader-day.ts';
import { capital } from '#model/sentence.ts';

const texts = (all: Record<string, string | undefined>) =>
  Object.entries(all).map(([name, text]) => (text === undefined ? undefined : xml(name, {}, text)));

export function rssFeed({ company, blog, posts, authors }: Site, origin: string) {
  const title = `${company.name}: ${blog.title}`;
  const items = posts.slice(0, WHOLE_ARTICLES).map((post) => {
    const link = new URL(postPath(post.id), origin).href;
    return xml(
      'item',
      {},
      texts({ title: post.title, link }),
      xml('guid', { isPermaLink: 'true' }, link),
      texts({
        'dc:creator': authors.get(post.writtenBy ?? '')?.name ?? company.name,
        category: post.category,
        pubDate: post.date && new Date(post.date).toUTCString(),
        description: post.description,
        'content:encoded': readFeedItem(post.article, link),
      }),
    );
  });
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  const self = { href: origin + FEED_PATH, rel: 'self', type: 'application/rss+xml' };
  const { description } = blog;
  const head = texts({ title, link: origin + LIST_PATH, description, language: company.language });
  return xmlDocument(
    xml('rss', namespaces, xml('channel', {}, head, xml('atom:link', self), items)),
  );
}

export function postMarkdown({ blog, authors }: Site, post: Post, origin: URL) {
  const address = new URL(postPath(post.id), origin).href;
  const author = authors.get(post.writtenBy ?? '');
  const facts = [
    `${author ? signature(author) : blog.author}.`,
    ...(post.date ? [`Published ${longDate(post.date)}.`] : []),
    `${capital(post.category)}, ${post.readTime} min read.`,
    `${address}. All pages: ${new URL('/llms.txt', origin).href}`,
  ];
  const text = readMarkdown(post.article, address);
  return `${[`# ${post.title}`, post.description, facts.join(' '), text].join('\n\n')}\n`;
}
