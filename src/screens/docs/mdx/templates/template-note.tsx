import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { markdownTree } from '#article/markdown-tree.ts';

/** The text of a sticky note, which is Markdown. */
export function NoteText({ text }: { text: string }) {
  return toJsxRuntime(markdownTree(text), { Fragment, jsx, jsxs });
}
