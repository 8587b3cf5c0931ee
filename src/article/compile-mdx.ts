/**
 * Calls the compiler itself: `@mdx-js/rollup` asks for rollup, whose packages for other systems npm
 * leaves out of a lock file written here, so that `npm ci` fails.
 */
import { resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { refuseEmptyHeadings } from './headings.ts';
import { quoteFiles } from './quote-files.ts';

export function compileMdx(): Plugin {
  return {
    name: 'compile-mdx',
    enforce: 'pre',
    async transform(value, id) {
      const [path = ''] = id.split('?', 1);
      if (!path.endsWith('.mdx')) return undefined;
      const file = await compile(
        { value, path },
        {
          remarkPlugins: [remarkFrontmatter, remarkGfm, quoteFiles, refuseEmptyHeadings],
          development: this.environment.mode === 'dev',
        },
      );
      // Makes development show an edited example.
      for (const quoted of file.data.quoted ?? []) this.addWatchFile(resolve(quoted));
      return { code: String(file), map: file.map ?? null };
    },
  };
}
