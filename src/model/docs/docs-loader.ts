import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import {
  ContentError,
  type DocsFrontMatter,
  docsFrontMatterSchema,
  parseDocsFrontMatter,
} from './docs-front-matter.ts';

const FOLDER = 'content/docs';

/**
 * The front matter of every `.mdx` file below `content/docs`, under the file's own name: the built-in loader would lower
 * the case of `case-studies/PierpontHoldings`, whose address keeps it. The text itself is a module (`docs-render.tsx`).
 * During development (Astro then has a watcher) a page with a mistake stays as it was, and the others are shown.
 */
export function docsLoader(): Loader {
  return {
    name: 'docs',
    schema: docsFrontMatterSchema,
    load: async ({ store, watcher, config, logger, generateDigest }) => {
      const root = config.root.pathname;
      const loadAll = () => {
        const { headers, problems } = readDocsHeaders(root);
        if (problems.length > 0 && !watcher) throw new ContentError(problems.join('\n'));
        for (const problem of problems) logger.error(problem);
        keep(headers, store, generateDigest);
      };
      loadAll();
      watcher?.add(join(root, FOLDER));
      watcher?.on('all', (_, path) => {
        if (path.startsWith(join(root, FOLDER)) && path.endsWith('.mdx')) loadAll();
      });
    },
  };
}

/**
 * Updates the store: pages that can be published replace their entries, broken ones keep theirs, removed ones are deleted. The
 * digest lets an unchanged header be skipped, after which Astro would write its store and reload every page once more.
 */
function keep(
  headers: DocsHeaders['headers'],
  store: LoaderContext['store'],
  digestOf: LoaderContext['generateDigest'],
) {
  for (const id of store.keys()) if (!headers.has(id)) store.delete(id);
  for (const [id, data] of headers) if (data) store.set({ id, data, digest: digestOf(data) });
}

interface DocsHeaders {
  /** Front matter by page; undefined for a page that cannot be published. */
  headers: Map<string, DocsFrontMatter | undefined>;
  problems: string[];
}

/** Reads the header of every page. Each problem names its file. */
export function readDocsHeaders(root: string): DocsHeaders {
  const headers: DocsHeaders['headers'] = new Map();
  const problems: string[] = [];
  for (const file of globSync(`${FOLDER}/**/*.mdx`, { cwd: root }).sort()) {
    const id = file.slice(FOLDER.length + 1).replace(/\.mdx$/, '');
    try {
      headers.set(
        id,
        parseDocsFrontMatter(file, frontMatterOf(file, readFileSync(join(root, file), 'utf8'))),
      );
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      headers.set(id, undefined);
      problems.push(error.message);
    }
  }
  return { headers, problems };
}

function frontMatterOf(path: string, value: string): unknown {
  const file = new VFile({ path, value });
  try {
    matter(file);
  } catch (error) {
    const [first = ''] = String((error as Error).message).split('\n');
    // The parser counts lines from the one after the first ---.
    const reason = first.replace(/line (\d+)/, (_, line: string) => `line ${Number(line) + 1}`);
    throw new ContentError(
      `${path} cannot be published, because its front matter (the lines between ---) cannot be read: ${reason.replace(/:$/, '')}. Put quotation marks around a value that has a colon in it, and begin every line where the others begin.`,
    );
  }
  return file.data['matter'];
}
