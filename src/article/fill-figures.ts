/** `{fee}` in a text is "$75,000". Braces in code stay as they are, but not in a drawing. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { BRACED, filledWords, lineAt, own, unknownFigure } from './braces.ts';

declare module 'vfile' {
  interface DataMap {
    /** Absent where they could not be read. */
    figures?: Readonly<Record<string, string>>;
  }
}

const WITH_WORDS = ['text', 'link', 'image', 'definition'];
const WORDS = ['value', 'url', 'title', 'alt'] as const;

export const fillFigures = () => (tree: Root, text: VFile) => {
  const { figures } = text.data;
  if (!figures) return;
  const problems: string[] = [];
  visit(tree, [...WITH_WORDS, { type: 'code', lang: 'lengths' }], (node) => {
    const words = node as Partial<Record<(typeof WORDS)[number], string | null>>;
    for (const place of WORDS) {
      const written = words[place];
      if (typeof written !== 'string') continue;
      for (const { 1: name = '', index } of written.matchAll(BRACED)) {
        const line = (node.position?.start.line ?? 1) + lineAt(written, index) - 1;
        if (own(figures, name) === undefined)
          problems.push(unknownFigure(`${text.path ?? 'A text'}, line ${line}`, name, figures));
      }
      words[place] = filledWords(written, figures);
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
