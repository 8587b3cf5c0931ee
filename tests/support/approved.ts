/** What is approved: lines in which a difference can be read. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as rawTextOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import type { SiteFiles } from '#model/content-files.ts';
import { checkout } from '#model/testing/checkout.ts';

/** By what they are of. */
export type Texts = ReadonlyMap<string, readonly string[]>;

export const printOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const isInline = ({ tagName }: Element) =>
  /^(a|b|br|code|em|i|small|span|strong|time)$/.test(tagName);

/** A block of text, what an element says to programs, and a drawing are a line each. */
export function linesOf(tree: Root) {
  const lines: string[] = [];
  let inline = '';
  const end = () => {
    lines.push(oneLine(inline));
    inline = '';
  };
  visit(tree, (node) => {
    if (node.type === 'text') inline += node.value;
    if (node.type !== 'element') return undefined;
    if (!isInline(node)) end();
    const marks = marksOf(node, () => true);
    if (node.tagName === 'svg') lines.push(...drawingOf(node, marks));
    else if (marks) lines.push(`<${node.tagName}${marks}>`);
    if (node.tagName === 'pre') lines.push(oneLine(rawTextOf(node)));
    return /^(pre|script|style|svg)$/.test(node.tagName) ? 'skip' : undefined;
  });
  end();
  return withNumberedIds(lines.filter(Boolean));
}

const marksOf = ({ properties }: Element, isTold: (name: string) => boolean) =>
  Object.entries(properties)
    .filter(([name, value]) => name !== 'className' && isTold(name) && (value ?? false) !== false)
    .map(([name, value]) => ` ${name}=${[value].flat().join(' ')}`)
    .join('');

/** Its words, how many it has of each kind of part, and a print of what the parts are. */
function drawingOf(drawing: Element, marks: string) {
  const words: string[] = [];
  const parts: string[] = [];
  visit(drawing, 'element', (part) => {
    if (part === drawing) return;
    if (/^(text|title|desc)$/.test(part.tagName)) words.push(oneLine(rawTextOf(part)));
    parts.push(
      part.tagName + marksOf(part, (name) => /^(fill|stroke|role|(aria|data).*)$/.test(name)),
    );
  });
  return [`<svg${marks}> ${printOf(toHtml(drawing))} ${counted(parts).join(', ')}`, ...words];
}

const counted = (lines: readonly string[]) =>
  [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) =>
    length > 1 ? `${line} × ${length}` : line,
  );

/** React's own change with what stands before them. */
function withNumberedIds(lines: readonly string[]) {
  const ids: string[] = [];
  return lines.map((line) =>
    line.replace(/\b_R_\w+_/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `id${ids.indexOf(id)}`;
    }),
  );
}

export const factLines = (facts: unknown) =>
  stringify(facts, { lineWidth: 0, aliasDuplicateObjects: false }).trim().split('\n');

/** Words as a reader sees them, without the marks of Markdown and YAML. */
const asRead = (text: string) =>
  text
    .replace(/^(\s*(#+|-|>|\||\d+\.) )+|\]\([^)]*\)|[*_`\\[\]"]|'(?=\s)|(?<=\s)'/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’')
    .trim();

/** On a page. */
const MOST_OF_SHAPE = 12;
/** Tools of a directory end in their channel. */
const shapeOf = (line: string) => line.match(/^<\w+| \w+(?==)|· \w+$/g)?.join('') ?? line;

/**
 * By screen: a print of all its lines in their order, and each that stands in no file of the
 * company, because it is derived or of the code; not again what an earlier one says as well, nor
 * more of one shape than anybody reads.
 * @param known lines of another company, which are not told again
 */
export function derived(lines: Texts, files: SiteFiles, known: Texts = new Map()) {
  const written = asRead(
    files.paths
      .filter((path) => /\.(csv|yaml|mdx?)$/.test(path))
      .map((path) => files.read(path))
      .join('\n'),
  );
  const said = new Set<string>();
  const screens = [...lines].map(([address, all]) => {
    const [, page = ''] = /^the twin of (.*)/.exec(address) ?? [];
    const told = [written, ...(lines.get(page) ?? []).map(asRead)].join('\n');
    const isDerived = (line: string) => line.startsWith('<') || !told.includes(asRead(line));
    const before = new Set([...said, ...counted(known.get(address) ?? [])]);
    const ours = counted(all.filter(isDerived)).filter((line) => !before.has(line));
    for (const line of ours) said.add(line);
    const shapes = [...Map.groupBy(ours, shapeOf).values()];
    const shown = new Set(shapes.flatMap((some) => some.slice(0, MOST_OF_SHAPE)));
    const head = `${address} ${printOf(all.join('\n'))}`;
    return [head, ...ours.filter((line) => shown.has(line))].join('\n  ');
  });
  return `${screens.join('\n')}\n`;
}

export const APPROVED = join(import.meta.dirname, '../approved');
export const CONTENT = join(APPROVED, 'content.snap');
export const OF_CONTENT = printOf(
  checkout.paths
    .filter((path) => path.startsWith('content/'))
    .map((path) => checkout.read(path))
    .join('\n'),
);
/** Whoever changes the content removes `tests/approved`, and reads the new. */
export const isAsApproved = !existsSync(CONTENT) || readFileSync(CONTENT, 'utf8') === OF_CONTENT;
