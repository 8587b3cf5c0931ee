/**
 * Writes what other programs read to find their way: `sitemap.xml` (sitemaps.org protocol 0.9), `robots.txt` (RFC 9309)
 * and `llms.txt` (llmstxt.org). All three are read off the built pages, so none can list a page that is not there.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#content/data/site.ts';
import { escapedXml } from '#model/xml.ts';
import { siteFiles } from './list-files.ts';

export interface ListedPage {
  /** Path such as `/docs/process`. */
  route: string;
  /** Canonical address. */
  address: string;
  title: string;
  description: string;
  /** Path of the page's Markdown twin, where it has one. */
  markdown: string | undefined;
}

/** The page as its own head describes it; undefined for pages that ask not to be listed. */
export function listedPage(html: string): Omit<ListedPage, 'markdown'> | undefined {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  if (!address || !title || !description) return undefined;
  return {
    route: new URL(address).pathname,
    address,
    title: unescapeHtml(title),
    description: unescapeHtml(description),
  };
}

export async function writeDiscoveryFiles(siteDir: string, siteUrl: string): Promise<number> {
  const pages = await listedPages(siteDir);
  await writeFile(join(siteDir, 'sitemap.xml'), sitemap(pages));
  await writeFile(
    join(siteDir, 'robots.txt'),
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
  await writeFile(join(siteDir, 'llms.txt'), llmsText(pages, siteUrl));
  return pages.length;
}

async function listedPages(siteDir: string): Promise<ListedPage[]> {
  const files = (await siteFiles(siteDir)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const page = listedPage(await readFile(join(siteDir, file), 'utf8'));
      const twin = file.replace(/\.html$/, '.md');
      return page && { ...page, markdown: existsSync(join(siteDir, twin)) ? `/${twin}` : undefined };
    }),
  );
  return pages.filter((page) => page !== undefined).sort((a, b) => (a.route < b.route ? -1 : 1));
}

export function sitemap(pages: ListedPage[]): string {
  const entries = pages.map(({ address }) => `  <url><loc>${escapedXml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const GROUPS: { heading: string; holds: (route: string) => boolean }[] = [
  { heading: 'Company', holds: (route) => !/^\/(docs|blog)(\/|$)/.test(route) },
  { heading: 'Documentation', holds: (route) => /^\/docs(\/|$)/.test(route) },
  { heading: 'Articles', holds: (route) => /^\/blog(\/|$)/.test(route) },
];

export function llmsText(pages: ListedPage[], siteUrl: string): string {
  const sections = GROUPS.map(({ heading, holds }) => {
    const lines = pages
      .filter(({ route }) => holds(route))
      .map(({ title, address, description, markdown }) => {
        return `- [${title}](${markdown ? siteUrl + markdown : address}): ${description}`;
      });
    return lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}\n` : '';
  });
  return `# ${site.name}\n\n> ${site.description}\n\n${sections.filter(Boolean).join('\n')}`;
}

function unescapeHtml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/g, (whole, name: string) => named[name] ?? whole);
}
