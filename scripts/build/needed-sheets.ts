import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { HASHED_FILES } from './headers.ts';

/** Of what only the build draws. */
export const STATIC_SHEETS = ['code', 'essay', 'facts', 'nearest-page'];

const LINK = /<link rel="stylesheet" href="\/([^"]+)">/g;

/**
 * Astro links all sheets that any page of the route needs: a page keeps those it has a class of.
 * Outside the documentation only the static ones go: React may draw the classes of others later.
 * What is left becomes two sheets: what all pages share, and what the page adds.
 */
export const neededSheets: AstroIntegration = {
  name: 'needed-sheets',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const read = (path: string) => readFileSync(new URL(path, dir), 'utf8');
      const isNeeded = (sheet: string, page: string, html: string) => {
        const isStatic = STATIC_SHEETS.some((name) => sheet.includes(`/${name}.`));
        if (!isStatic && !page.startsWith('docs')) return true;
        // The hash in an address may look like a class.
        const rules = read(sheet).replaceAll(/url\([^)]*\)/g, '');
        const classes = rules.match(/(?<=\.)[\w-]+_\w+/g);
        return !classes?.every((name) => !html.includes(name));
      };
      const pages = globSync('**/*.html', { cwd: dir }).map((page) => {
        const html = read(page);
        const linked = [...html.matchAll(LINK)].map(([, sheet = '']) => sheet);
        return { page, html, linked, needed: linked.filter((one) => isNeeded(one, page, html)) };
      });
      const isShared = (sheet: string) => pages.every(({ needed }) => needed.includes(sheet));
      for (const { page, html, needed } of pages) {
        const sheets = [
          needed.filter(isShared),
          needed.filter((sheet) => !isShared(sheet)),
        ].flatMap((parts) => (parts.length > 0 ? writeSheet(dir, parts.map(read).join('')) : []));
        const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).values();
        writeFileSync(
          new URL(page, dir),
          html.replace(LINK, () => links.next().value ?? ''),
        );
      }
      for (const sheet of new Set(pages.flatMap(({ linked }) => linked)))
        rmSync(new URL(sheet, dir));
    },
  },
};

function writeSheet(dir: URL, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `${HASHED_FILES}/rules.${hash}.css`;
  writeFileSync(new URL(path, dir), text);
  return path;
}
