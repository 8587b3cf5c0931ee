/** Feeds with this week's articles. */
import { escapedXml } from '#model/xml.ts';
import type { Service } from './outside.ts';

export interface Article {
  title: string;
  link: string;
  text: string;
}

/** One feed for each path, with the articles given, all published yesterday. */
export function feeds(articles: Record<string, Article[]>): Service {
  const date = new Date(Date.now() - 86_400_000).toUTCString();
  return {
    hosts: /^feeds\.example\.com$/,
    kind: 'page',
    answer: ({ url }) => {
      const items = (articles[url.pathname] ?? []).map(
        ({ title, link, text }) =>
          `<item><title>${escapedXml(title)}</title><link>${escapedXml(link)}</link><pubDate>${date}</pubDate><description>${escapedXml(text)}</description></item>`,
      );
      const channel = `<title>A feed</title><link>https://feeds.example.com/</link><description>A feed</description>${items.join('')}`;
      return {
        headers: { 'content-type': 'application/rss+xml' },
        body: `<?xml version="1.0"?><rss version="2.0"><channel>${channel}</channel></rss>`,
      };
    },
  };
}
