/**
 * Joins the style sheets that the same pages link. The bundler writes one for each piece that pages share; apart they
 * compress worse than together and cost a request each. Sheets of different pages stay apart, so that no page loads
 * rules of another. The order of two sheets does not matter: cascade layers decide between them.
 */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFiles } from './list-files.ts';

export function joinedStyleSheets(): AstroIntegration {
  return {
    name: 'joined-style-sheets',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { before, after } = await joinStyleSheets(fileURLToPath(dir));
        logger.info(`Joined ${before} style sheets to ${after}.`);
      },
    },
  };
}

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/** The addresses of a page's style sheets, in order. */
export function linkedSheets(html: string): string[] {
  return [...new Set([...html.matchAll(LINK)].map(([, address = '']) => address))];
}

/** Sorts style sheets by the pages that link them: those that exactly the same pages link are one group. */
export function sheetsOfSamePages(sheetsByPage: ReadonlyMap<string, readonly string[]>): string[][] {
  const pagesBySheet = new Map<string, string[]>();
  for (const [page, sheets] of sheetsByPage) {
    for (const sheet of sheets) pagesBySheet.set(sheet, [...(pagesBySheet.get(sheet) ?? []), page]);
  }
  return [...Map.groupBy(pagesBySheet.keys(), (sheet) => pagesBySheet.get(sheet)?.join('\n')).values()];
}

/** The page with the first link to sheets that are joined leading to the joined one, and without the others. */
export function relinked(html: string, joined: ReadonlyMap<string, string>): string {
  const linked = new Set<string>();
  return html.replace(LINK, (link, address: string) => {
    const sheet = joined.get(address) ?? address;
    if (linked.has(sheet)) return '';
    linked.add(sheet);
    return link.replace(address, sheet);
  });
}

/** @returns how many style sheets the site had, and has now */
export async function joinStyleSheets(siteDir: string): Promise<{ before: number; after: number }> {
  const pages = new Map<string, string>();
  for (const file of (await siteFiles(siteDir)).filter((name) => name.endsWith('.html'))) {
    pages.set(file, await readFile(join(siteDir, file), 'utf8'));
  }
  const sheetsByPage = new Map([...pages].map(([page, html]) => [page, linkedSheets(html)]));
  const groups = sheetsOfSamePages(sheetsByPage);
  const joined = new Map<string, string>();
  for (const group of groups.filter(({ length }) => length > 1)) {
    const address = await writeJoined(siteDir, group);
    for (const sheet of group) joined.set(sheet, address);
  }
  for (const [page, html] of pages) await writeFile(join(siteDir, page), relinked(html, joined));
  return { before: groups.flat().length, after: groups.length };
}

/** Named after the first sheet and its own content, because a browser may keep it for a year. */
async function writeJoined(siteDir: string, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(siteDir, sheet), 'utf8')));
  const text = texts.join('\n');
  const [first = ''] = sheets;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `${dirname(first)}/${basename(first).split('.')[0]}.${hash}.css`;
  await writeFile(join(siteDir, address), text);
  for (const sheet of sheets) await rm(join(siteDir, sheet));
  return address;
}
