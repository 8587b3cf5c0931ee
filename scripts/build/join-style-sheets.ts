/**
 * Joins the style sheets of a page to two: one that every page links, with the type, and one for the rest. The
 * bundler writes a sheet for each piece that some pages share; apart they compress worse than together, and each holds
 * up the first paint. Pieces that many pages link are in the second sheet of each kind of page, a few kB again, so that
 * no page loads rules of another. The order of two sheets does not matter: cascade layers decide between them.
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

/**
 * Groups each page's sheets: those that every page links, and the rest of that page's. A rest is sorted, so that
 * pages with the same sheets share a file.
 */
export function sheetGroups(sheetsByPage: ReadonlyMap<string, readonly string[]>): Map<string, string[][]> {
  const lists = [...sheetsByPage.values()].filter(({ length }) => length > 0);
  const shared = (lists[0] ?? []).filter((sheet) => lists.every((list) => list.includes(sheet)));
  return new Map(
    [...sheetsByPage].map(([page, sheets]) => {
      const own = sheets.filter((sheet) => !shared.includes(sheet)).sort();
      return [page, [sheets.length > 0 ? shared : [], own].filter(({ length }) => length > 0)];
    }),
  );
}

/**
 * The page with links to these sheets behind its title, and without its own: a script of the head that needs their rules
 * waits for the sheets above it only.
 */
export function relinked(html: string, sheets: readonly string[]): string {
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  return html.replace(LINK, '').replace('</title>', `</title>${links}`);
}

/** @returns how many style sheets the site had, and has now */
export async function joinStyleSheets(siteDir: string): Promise<{ before: number; after: number }> {
  const pages = new Map<string, string>();
  for (const file of (await siteFiles(siteDir)).filter((name) => name.endsWith('.html'))) {
    pages.set(file, await readFile(join(siteDir, file), 'utf8'));
  }
  const sheetsByPage = new Map([...pages].map(([page, html]) => [page, linkedSheets(html)]));
  const before = new Set([...sheetsByPage.values()].flat());
  const groups = sheetGroups(sheetsByPage);
  const addresses = new Map<string, string>();
  for (const group of [...groups.values()].flat()) {
    const key = group.join();
    if (!addresses.has(key)) addresses.set(key, await writeJoined(siteDir, group));
  }
  for (const [page, html] of pages) {
    const sheets = (groups.get(page) ?? []).map((group) => addresses.get(group.join()) ?? '');
    await writeFile(join(siteDir, page), relinked(html, sheets));
  }
  const after = new Set(addresses.values());
  for (const sheet of before) if (!after.has(sheet)) await rm(join(siteDir, sheet));
  return { before: before.size, after: after.size };
}

/** Named after the first sheet and its own content, because a browser may keep it for a year. */
async function writeJoined(siteDir: string, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(siteDir, sheet), 'utf8')));
  const text = texts.join('');
  const [first = ''] = sheets;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `${dirname(first)}/${basename(first).split('.')[0]}.${hash}.css`;
  await writeFile(join(siteDir, address), text);
  return address;
}
