import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Of what only the build draws. */
export const STATIC_SHEETS = ['code', 'essay', 'facts', 'nearest-page'];

/**
 * Astro links all sheets that any page of the route needs: a page keeps those it has a class of.
 * Outside the documentation only the static ones go: React may draw the classes of others later.
 */
export const neededSheets: AstroIntegration = {
  name: 'needed-sheets',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const read = (path: string) => readFileSync(new URL(path, dir), 'utf8');
      for (const page of globSync('**/*.html', { cwd: dir })) {
        const html = read(page);
        const needed = html.replace(/<link rel="stylesheet" href="\/([^"]+)">/g, (link, sheet) => {
          const isStatic = STATIC_SHEETS.some((name) => sheet.includes(`/${name}.`));
          if (!isStatic && !page.startsWith('docs')) return link;
          const classes = read(sheet).match(/(?<=\.)[\w-]+_\w+/g);
          return classes?.every((name) => !html.includes(name)) ? '' : link;
        });
        writeFileSync(new URL(page, dir), needed);
      }
    },
  },
};
