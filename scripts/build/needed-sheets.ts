import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesIn } from '../run-tool.ts';

/**
 * Leaves a page of documentation those style sheets that it has a class of. One route draws them all, and Astro links from
 * each what any needs. Not for other pages: there React may draw later what is of no class before.
 */
export const neededSheets = (): AstroIntegration => ({
  name: 'needed-sheets',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const at = (path: string) => new URL(path, dir);
      const pages = filesIn(fileURLToPath(dir)).filter((file) => /^docs\b.*\.html$/.test(file));
      for (const page of pages) {
        const html = readFileSync(at(page), 'utf8');
        const needed = html.replace(/<link rel="stylesheet" href="\/([^"]+)">/g, (link, sheet) => {
          const classes = readFileSync(at(sheet), 'utf8').match(/(?<=\.)[\w-]+_\w+/g);
          return classes?.every((name) => !html.includes(name)) ? '' : link;
        });
        writeFileSync(at(page), needed);
      }
    },
  },
});
