import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { docsFrontMatterSchema, parseDocsFrontMatter } from './docs-front-matter.ts';

const FOLDER = 'content/docs';

/**
 * The front matter of every `.mdx` file below `content/docs`, under the file's own name: the built-in loader would lower
 * the case of `case-studies/PierpontHoldings`, whose address keeps it. The text itself is a module (`docs-render.tsx`).
 */
export function docsLoader(): Loader {
  return {
    name: 'docs',
    schema: docsFrontMatterSchema,
    load: async ({ store, watcher, config }) => {
      const root = config.root.pathname;
      const loadAll = () => {
        store.clear();
        for (const file of globSync(`${FOLDER}/**/*.mdx`, { cwd: root }).sort()) {
          const id = file.slice(FOLDER.length + 1).replace(/\.mdx$/, '');
          store.set({ id, data: parseDocsFrontMatter(file, frontMatterOf(join(root, file))) });
        }
      };
      loadAll();
      watcher?.add(join(root, FOLDER));
      watcher?.on('all', (_, path) => {
        if (path.startsWith(join(root, FOLDER)) && path.endsWith('.mdx')) loadAll();
      });
    },
  };
}

function frontMatterOf(path: string): unknown {
  const file = new VFile({ path, value: readFileSync(path, 'utf8') });
  matter(file);
  return file.data['matter'];
}
