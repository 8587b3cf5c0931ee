import { hash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_FILES } from './headers.ts';

/** Of what only the build draws. */
export const STATIC_SHEETS = ['code', 'essay', 'facts', 'nearest-page'];

const LINK = /<link rel="stylesheet" href="\/([^"]+)">/g;

/**
 * Astro links all sheets that any page of the route needs: a page keeps those it has a class of.
 * Outside the documentation only the static ones go: React may draw the classes of others later.
 * What is left becomes two sheets: what all pages share, and what the page adds.
 */
export function writeNeededSheets(siteDir: string) {
  const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  const isNeeded = (sheet: string, page: string, html: string) => {
    const isStatic = STATIC_SHEETS.some((name) => sheet.includes(`/${name}.`));
    if (!isStatic && !page.startsWith('docs')) return true;
    // The hash in an address may look like a class.
    const rules = read(sheet).replaceAll(/url\([^)]*\)/g, '');
    const classes = rules.match(/(?<=\.)[\w-]+_\w+/g);
    return !classes?.every((name) => !html.includes(name));
  };
  const pages = globSync('**/*.html', { cwd: siteDir }).map((page) => {
    const html = read(page);
    const linked = [...html.matchAll(LINK)].map(([, sheet = '']) => sheet);
    return { page, html, linked, needed: linked.filter((one) => isNeeded(one, page, html)) };
  });
  const isShared = (sheet: string) => pages.every(({ needed }) => needed.includes(sheet));
  for (const alike of Map.groupBy(pages, ({ needed }) => needed.join()).values()) {
    const needed = alike[0]?.needed ?? [];
    const sheets = [needed.filter(isShared), needed.filter((sheet) => !isShared(sheet))].flatMap(
      (parts) => (parts.length > 0 ? writeSheet(siteDir, parts.map(read).join('')) : []),
    );
    for (const { page, html } of alike) {
      const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).values();
      const text = html.replace(LINK, () => links.next().value ?? '');
      writeFileSync(join(siteDir, page), text);
    }
  }
  for (const sheet of new Set(pages.flatMap(({ linked }) => linked))) rmSync(join(siteDir, sheet));
}

function writeSheet(siteDir: string, text: string) {
  const path = `${HASHED_FILES}/rules.${hash('sha256', text, 'base64url').slice(0, 8)}.css`;
  writeFileSync(join(siteDir, path), text);
  return path;
}
