/** `{fee}` in a text is "$75,000". Braces in code stay as they are. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** Absent where they could not be read. */
    figures?: Readonly<Record<string, string>>;
  }
}

const WORDS = ['value', 'url', 'title', 'alt'] as const;

export function fillFigures() {
  return (tree: Root, text: VFile) => {
    const { figures } = text.data;
    if (!figures) return;
    visit(tree, ['text', 'link', 'image', 'definition'], (node) => {
      const words = node as Partial<Record<(typeof WORDS)[number], string | null>>;
      for (const place of WORDS)
        if (typeof words[place] === 'string')
          words[place] = words[place].replace(/\{(\w+)\}/g, (braced, name: string) => {
            const figure = figures[name];
            if (figure !== undefined) return figure;
            const line = `${text.path ?? 'A text'}, line ${node.position?.start.line}`;
            throw new Error(
              `${line}: asks for ${braced}, which stands for nothing. Use one of ${Object.keys(figures).join(', ')}, or write it as code.`,
            );
          });
    });
  };
}
