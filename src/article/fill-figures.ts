import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { BRACED, type Figures, filledWords, lineAt, own, unknownFigure } from './braces.ts';
import { LENGTH } from './markdown-figures.ts';

declare module 'vfile' {
  interface DataMap {
    /** Absent where they could not be read. */
    figures?: Figures;
  }
}

const PARTS = ['text', 'link', 'image', 'definition', { type: 'code', lang: 'lengths' }];
const WORDS = ['value', 'url', 'title', 'alt'] as const;

export const fillFigures = () => (tree: Root, text: VFile) => {
  const { figures } = text.data;
  if (!figures) return;
  const problems: string[] = [];
  visit(tree, PARTS, (node) => {
    const isDrawn = node.type === 'code';
    const start = (node.position?.start.line ?? 1) + (isDrawn ? 1 : 0);
    const words = node as Partial<Record<(typeof WORDS)[number], string | null>>;
    for (const place of WORDS) {
      const written = words[place];
      if (typeof written !== 'string') continue;
      const placeOf = (index: number) => `${text.path}, line ${start + lineAt(written, index) - 1}`;
      for (const { 1: name = '', index } of unknownIn(written, figures))
        problems.push(unknownFigure(placeOf(index), name, figures));
      if (isDrawn) problems.push(...withoutLength(written, placeOf));
      words[place] = filledWords(written, figures);
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

const unknownIn = (written: string, figures: Figures) =>
  [...written.matchAll(BRACED)].filter(([, name = '']) => own(figures, name) === undefined);

const withoutLength = (block: string, placeOf: (index: number) => string) =>
  [...(block.split(/\n\s*\n/, 1)[0] ?? '').matchAll(/.+/g)]
    .filter(([row]) => !LENGTH.test(row))
    .map(
      ({ 0: row, index }) =>
        `${placeOf(index)}: “${row}” has no length. Write a name and an amount: “Wait: 500 ms”.`,
    );
