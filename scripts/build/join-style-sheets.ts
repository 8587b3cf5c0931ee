/**
 * Joins the style sheets of a page to two: the type that is in the sheets themselves, the same for every page, and all
 * rules. The bundler writes a sheet for each piece that some pages share; apart they compress worse than together, and
 * each holds up the first paint. Pieces that many pages link are in the sheet of each kind of page, a few kB again, so
 * that no page loads rules of another. The type, four fifths of the bytes, is loaded once, next to the rules instead of
 * before them, and stays with a visitor when the rules change. The order of two sheets does not matter: cascade layers
 * decide between rules.
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
 * Each page's sheets in an order that pages with the same sheets have in common: those that every page links first, as
 * they come, then the others by name.
 */
export function orderedSheets(
  sheetsByPage: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const lists = [...sheetsByPage.values()].filter(({ length }) => length > 0);
  const shared = (lists[0] ?? []).filter((sheet) => lists.every((list) => list.includes(sheet)));
  return new Map(
    [...sheetsByPage].map(([page, sheets]) => {
      const own = sheets.filter((sheet) => !shared.includes(sheet)).sort();
      return [page, sheets.length > 0 ? [...shared, ...own] : []];
    }),
  );
}

/** A rule for a font that is in the sheet itself, as the bundler writes it. */
const TYPE = /@font-face\{[^{}]*url\(["']?data:[^{}]*\}/g;

/** The fonts that are in a sheet themselves, and all its other rules. */
export function withoutType(text: string): { type: string; rules: string } {
  return { type: (text.match(TYPE) ?? []).join(''), rules: text.replaceAll(TYPE, '') };
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
  const sheetsByPage = orderedSheets(new Map([...pages].map(([page, html]) => [page, linkedSheets(html)])));
  const before = new Set([...sheetsByPage.values()].flat());
  const addresses = new Map<string, string[]>();
  for (const sheets of sheetsByPage.values()) {
    const key = sheets.join();
    if (!addresses.has(key)) addresses.set(key, await writeJoined(siteDir, sheets));
  }
  for (const [page, html] of pages) {
    const sheets = addresses.get((sheetsByPage.get(page) ?? []).join()) ?? [];
    await writeFile(join(siteDir, page), relinked(html, sheets));
  }
  const after = new Set([...addresses.values()].flat());
  for (const sheet of before) if (!after.has(sheet)) await rm(join(siteDir, sheet));
  return { before: before.size, after: after.size };
}

/** Addresses of the type and the rules of these sheets; neither is written when it is empty. */
async function writeJoined(siteDir: string, sheets: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(siteDir, sheet), 'utf8')));
  const { type, rules } = withoutType(texts.join(''));
  const last = sheets.at(-1) ?? '';
  const names = [
    [`${dirname(last)}/type`, type],
    [`${dirname(last)}/${basename(last).split('.')[0]}`, rules],
  ] as const;
  const written: string[] = [];
  for (const [name, text] of names) {
    if (text === '') continue;
    // With its content in its name, because a browser may keep it for a year.
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `${name}.${hash}.css`;
    await writeFile(join(siteDir, address), text);
    written.push(address);
  }
  return written;
}
