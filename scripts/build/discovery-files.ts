/**
 * `sitemap.xml` (sitemaps.org protocol 0.9), `robots.txt` (RFC 9309), `llms.txt` (llmstxt.org), and
 * the Markdown twins in `llms-full.txt`. Read off the built pages, so that none lists a page that
 * is not there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { mapElements, textOf } from '#article/map-elements.ts';
import { readMarkdown } from '#article/read-markdown.ts';
import { escapedXml } from '#article/xml.ts';
import { WHOLE_ARTICLES } from '#model/blog/post.ts';
import { docsPath, namedIn } from '#model/docs/docs-pages.ts';
import type { Site } from '#model/read-site.ts';
import type { BuildEnvironment } from '#src/build-environment.ts';
import { attribute, findElement, type PageReader } from './built-pages.ts';

interface ListedPage {
  route: string;
  address: string;
  title: string;
  description: string;
  /** Where the page knows it: a date of the build would say nothing. */
  modified?: string | undefined;
  markdown: string | undefined;
}

export function discoveryFiles(
  siteDir: string,
  { VITE_SITE_URL }: BuildEnvironment,
  site: Pick<Site, 'company' | 'docsOrder'>,
): PageReader {
  const pages: ListedPage[] = [];
  return {
    read: (file, tree) => {
      const page = listedPage(tree);
      const twin = file.replace(/\.html$/, '.md');
      if (!page) return;
      const link = { rel: 'alternate', type: 'text/markdown', href: `/${twin}` };
      if (!existsSync(join(siteDir, twin)) && findElement(tree, 'link', link))
        writeFileSync(join(siteDir, twin), pageMarkdown(tree, page.address, VITE_SITE_URL));
      const markdown = existsSync(join(siteDir, twin)) ? `/${twin}` : undefined;
      pages.push({ ...page, markdown });
    },
    finish: (logger) => {
      const place = placesOf(site.docsOrder);
      pages.sort((a, b) => place(a.route) - place(b.route) || (a.route < b.route ? -1 : 1));
      const write = (name: string, text: string) => writeFileSync(join(siteDir, name), text);
      write('sitemap.xml', sitemap(pages));
      const sitemapUrl = `${VITE_SITE_URL}/sitemap.xml`;
      write('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemapUrl}\n`);
      const head = `# ${site.company.name}\n\n> ${site.company.description}`;
      write('llms.txt', llmsText(head, pages, VITE_SITE_URL));
      write(FULL_TEXT, `${[head, ...wholeTexts(siteDir, pages)].join('\n\n---\n\n')}\n`);
      logger.info(`${pages.length} pages listed in sitemap.xml and llms.txt.`);
    },
  };
}

/** Of a page that has no Markdown to begin with: what its `main` says. */
export function pageMarkdown(tree: Root, address: string, siteUrl: string) {
  const main = findElement(tree, 'main', {});
  if (!main) return '';
  // What stands apart on the page stands apart in a line; its lists of parts are for a screen.
  const parted = mapElements({ type: 'root', children: [main] }, (element) => ({
    ...element,
    children: element.children
      .filter((node) => node.type !== 'comment' && !('tagName' in node && node.tagName === 'nav'))
      .flatMap((node, index, all) => {
        const before = all[index - 1];
        const isParted = before && /\w$/.test(textOf(before)) && /^\w/.test(textOf(node));
        return isParted ? [{ type: 'text', value: ' ' } as const, node] : node;
      }),
  }));
  const text = readMarkdown(parted, address);
  return `${text.replace('\n\n', `\n\n${address}. All pages: ${siteUrl}/llms.txt\n\n`)}\n`;
}

/** Documents in reading order; those in no list come after, like other pages. */
function placesOf({ sections }: Site['docsOrder']) {
  const read = [...namedIn(sections)].map(docsPath);
  return (route: string) => (read.includes(route) ? read.indexOf(route) : read.length);
}

function wholeTexts(siteDir: string, pages: readonly ListedPage[]) {
  // One without a day shows the current one.
  const older = pages
    .filter(({ route }) => /^\/blog\/[^/]+$/.test(route))
    .sort(({ modified: a = '9' }, { modified: b = '9' }) => b.localeCompare(a))
    .slice(WHOLE_ARTICLES);
  const twins = pages.flatMap((page) => (older.includes(page) ? [] : (page.markdown ?? [])));
  return twins.map((twin) => readFileSync(join(siteDir, twin), 'utf8').trim());
}

function listedPage(tree: Root): Omit<ListedPage, 'markdown'> | undefined {
  const value = (tagName: string, key: Record<string, string>, name: string) => {
    const element = findElement(tree, tagName, key);
    return element && attribute(element, name);
  };
  const address = value('link', { rel: 'canonical' }, 'href');
  const title = value('meta', { property: 'og:title' }, 'content');
  const description = value('meta', { name: 'description' }, 'content');
  if (!address || !title || !description) return undefined;
  const modified = value('meta', { property: 'article:modified_time' }, 'content');
  return { route: new URL(address).pathname, address, title, description, modified };
}

function sitemap(pages: readonly ListedPage[]) {
  const entries = pages.map(({ address, modified }) => {
    const change = modified ? `<lastmod>${escapedXml(modified)}</lastmod>` : '';
    return `  <url><loc>${escapedXml(address)}</loc>${change}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const FULL_TEXT = 'llms-full.txt';

const GROUPS = {
  Company: /^(?!\/(docs|blog)(\/|$))/,
  Documentation: /^\/docs(\/|$)/,
  Articles: /^\/blog(\/|$)/,
};

function llmsText(head: string, pages: readonly ListedPage[], siteUrl: string) {
  const line = ({ title, address, description, markdown }: ListedPage) =>
    `- [${title}](${markdown ? siteUrl + markdown : address}): ${description}`;
  const sections = Object.entries(GROUPS).map(([heading, routes]) => {
    const lines = pages.filter(({ route }) => routes.test(route)).map(line);
    return lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}\n` : '';
  });
  const full = `Prices, agreements, documentation and the newest articles in one file: [${FULL_TEXT}](${siteUrl}/${FULL_TEXT})`;
  return `${head}\n\n${full}\n\n${sections.filter(Boolean).join('\n')}`;
}
