/**
 * Calls the compiler itself: `@mdx-js/rollup` asks for rollup, whose packages for other systems npm
 * leaves out of a lock file written here, so that `npm ci` fails.
 */
import { resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import { refuseEmptyHeadings } from './headings.ts';
import { quoteFiles } from './quote-files.ts';

export const REMARK_PLUGINS = [
  remarkFrontmatter,
  remarkGfm,
  quoteFiles,
  namesOfFigures,
  refuseEmptyHeadings,
];

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
          remarkPlugins: REMARK_PLUGINS,
          development: this.environment.mode === 'dev',
        },
      );
      // Makes development show an edited example.
      for (const quoted of file.data.quoted ?? []) this.addWatchFile(resolve(quoted));
      return { code: String(file), map: file.map ?? null };
    },
  };
}

/** `{fee}` stands for a figure, as in other texts: the component knows the figures of its page. */
function namesOfFigures() {
  return (tree: Root) => {
    visit(tree, (node) => {
      const { type, value } = node as { type: string; value?: string };
      if (type !== 'mdxTextExpression' || !/^[a-z]\w*$/i.test(value ?? '')) return;
      Object.assign(node, {
        type: 'mdxJsxTextElement',
        name: 'EngagementFact',
        attributes: [{ type: 'mdxJsxAttribute', name: 'of', value }],
        children: [],
      });
    });
  };
}
