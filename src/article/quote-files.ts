/**
 * Fills a fenced block that names a file of `content/examples` with that file, or with one region of it, so that the
 * code a page shows is the code that tests run:
 *
 *     ```ts file="content/examples/approval.ts" region="check"
 *     ```
 *
 * A region lies between the lines `#region check` and `#endregion`, as comments of its language, and may come in
 * several pieces. No other folder can be quoted: the author of a post need not be trusted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** Files that a text quotes, from the root of the project. */
    quoted?: string[];
  }
}

const QUOTABLE = /^content\/examples\/[\w.-]+$/;

interface QuoteOptions {
  /** Reads a file by its path from the root of the project. */
  read?: (path: string) => string;
}

export function quoteFiles({ read = readFromRoot }: QuoteOptions = {}) {
  return (tree: Root, text: VFile) => {
    visit(tree, 'code', (block) => {
      const { file, region } = attributesOf(block);
      if (file === undefined) return;
      try {
        if (block.value.trim())
          throw new Error('the block has text of its own. Take the text out, or the name.');
        block.value = quoted(file, region, read);
      } catch (error) {
        const place = `${text.path ?? 'A text'}, line ${block.position?.start.line}`;
        throw new Error(`${place}, cannot quote ${file}: ${(error as Error).message}`);
      }
      text.data.quoted = [...(text.data.quoted ?? []), file];
    });
  };
}

function quoted(file: string, region: string | undefined, read: (path: string) => string): string {
  if (!QUOTABLE.test(file))
    throw new Error('only files directly in content/examples can be quoted. Move it there.');
  let source: string;
  try {
    source = read(file);
  } catch {
    throw new Error('there is no such file. Correct the name, or add the file.');
  }
  return region === undefined ? withoutMarks(source) : regionOf(source, region);
}

function regionOf(source: string, region: string): string {
  const pieces = source
    .split(/^.*#region\s+/m)
    .slice(1)
    .map((rest) => {
      const [name = '', ...lines] = rest.split('\n');
      const end = lines.findIndex((line) => line.includes('#endregion'));
      return { name: name.trim(), isClosed: end >= 0, text: lines.slice(0, end).join('\n') };
    });
  const wanted = pieces.filter(({ name }) => name === region);
  if (wanted.length === 0) {
    const names = [...new Set(pieces.map(({ name }) => name))].join(', ') || 'none';
    throw new Error(
      `it has no line "#region ${region}" (its regions: ${names}). Correct the name, or add the line.`,
    );
  }
  if (wanted.some(({ isClosed }) => !isClosed)) {
    throw new Error(`its region "${region}" has no end. Add a line with "#endregion".`);
  }
  return wanted.map(({ text }) => unindented(text.replace(/^\n+|\s+$/g, ''))).join('\n\n');
}

function withoutMarks(source: string): string {
  return source.replace(/^.*#(?:end)?region\b.*\n?/gm, '').trimEnd();
}

function unindented(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Attributes that follow the language of a block: `file="…" region="…"`. */
function attributesOf({ meta }: Code): Partial<Record<string, string>> {
  const pairs = [...(meta ?? '').matchAll(/(\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

function readFromRoot(path: string): string {
  return readFileSync(join(process.cwd(), path), 'utf8');
}
