/**
 * Fills a fenced block with a file of `content/examples`, or one region of it, so that pages show
 * what tests run:
 *
 *     ```ts file="content/examples/approval.ts" region="check"
 *     ```
 *
 * A region may come in pieces. No other folder can be quoted: the author need not be trusted.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    quoted?: string[];
  }
}

const QUOTABLE = /^content\/examples\/[\w.-]+$/;

export const quoteFiles = () => (tree: Root, text: VFile) => {
  visit(tree, 'code', (block) => {
    const attributeOf = (name: string) =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(block.meta ?? '')?.[1];
    const file = attributeOf('file');
    if (file === undefined) return;
    const refuse = (reason: string) => {
      const place = `${text.path}, line ${block.position?.start.line}`;
      throw new Error(`${place}, cannot quote ${file}: ${reason}`);
    };
    if (block.value.trim())
      refuse('the block has text of its own. Take the text out, or the name.');
    if (!QUOTABLE.test(file))
      refuse('only files directly in content/examples can be quoted. Move it there.');
    if (!existsSync(file)) refuse('there is no such file. Correct the name, or add the file.');
    block.value = quoted(readFileSync(file, 'utf8'), attributeOf('region'), refuse);
    text.data.quoted = [...(text.data.quoted ?? []), file];
  });
};

export function quoted(
  source: string,
  region: string | undefined,
  refuse: (reason: string) => void,
) {
  if (region === undefined) return source.replace(/^.*#(?:end)?region\b.*\n?/gm, '').trimEnd();
  const pieces = source
    .split(/^.*#region\s+/m)
    .slice(1)
    .map((rest) => {
      const [name = '', ...lines] = rest.split('\n');
      const end = lines.findIndex((line) => line.includes('#endregion'));
      return { name: name.trim(), isClosed: end >= 0, text: lines.slice(0, end).join('\n') };
    });
  const wanted = pieces.filter(({ name }) => name === region);
  const names = [...new Set(pieces.map(({ name }) => name))].join(', ') || 'none';
  if (wanted.length === 0)
    refuse(
      `it has no line "#region ${region}" (its regions: ${names}). Correct the name, or add the line.`,
    );
  if (wanted.some(({ isClosed }) => !isClosed))
    refuse(`its region "${region}" has no end. Add a line with "#endregion".`);
  return wanted.map(({ text }) => unindented(text.replace(/^\n+|\s+$/g, ''))).join('\n\n');
}

function unindented(text: string) {
  const lines = text.split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
