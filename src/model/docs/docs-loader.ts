import type { Loader } from 'astro/loaders';
import { glob } from 'astro/loaders';
import { docsFrontMatterSchema, parseDocsFrontMatter } from './docs-front-matter.ts';

const FOLDER = 'content/docs';

/**
 * Every `.mdx` file below `content/docs`, under its own name: the built-in loader would lower the case of
 * `case-studies/PierpontHoldings`, whose address keeps it. Front matter is parsed by us, because the framework's own
 * message names neither the file's path nor what to write instead.
 */
export function docsLoader(): Loader {
  const files = glob({
    base: FOLDER,
    pattern: '**/*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });
  return {
    ...files,
    name: 'docs',
    schema: docsFrontMatterSchema,
    load: (context) =>
      files.load({
        ...context,
        parseData: async ({ id, data }) => parseDocsFrontMatter(`${FOLDER}/${id}.mdx`, data) as never,
      }),
  };
}
