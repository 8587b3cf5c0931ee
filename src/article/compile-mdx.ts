/**
 * Calls the compiler itself: `@mdx-js/rollup` asks for rollup, whose packages for other systems npm
 * leaves out of a lock file written here, so that `npm ci` fails.
 */
import { relative, resolve } from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import { EXPRESSIONS, mdxTree, SYNTAX } from './mdx-problems.ts';
import { quoteFiles } from './quote-files.ts';

export const REMARK_PLUGINS = [...SYNTAX, quoteFiles, namesOfFigures];

export function compileMdx(): Plugin {
  return {
    name: 'compile-mdx',
    enforce: 'pre',
    async transform(value, id) {
      const [path = ''] = id.split('?', 1);
      if (!path.endsWith('.mdx')) return undefined;
      mdxTree(relative('', path), value);
      const development = this.environment.mode === 'dev';
      const file = await compile({ value, path }, { remarkPlugins: REMARK_PLUGINS, development });
      for (const quoted of file.data.quoted ?? []) this.addWatchFile(resolve(quoted));
      return { code: String(file), map: file.map ?? null };
    },
  };
}

/** `{fee}` stands for a figure, as in other texts. */
function namesOfFigures() {
  return (tree: Root) => {
    visit(tree, EXPRESSIONS, (node) => {
      const { type, value } = node as { type: string; value: string };
      if (!/^\s*\w+\s*$/.test(value)) return;
      Object.assign(node, {
        type: type.replace(/mdx(.*)Expression/, 'mdxJsx$1Element'),
        name: 'EngagementFact',
        attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: value.trim() }],
        children: [],
      });
    });
  };
}
