import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { lineOf, mapElements } from './map-elements.ts';

/** Characters of a first column that is not broken. */
const SHORT = 18;

/** Characters that all columns together may need in a line: a phone has room for about fifty. */
const ROOM = 55;

/** Lines of its longest cell above which a column is a tower of single words. */
const MOST_LINES = 4;

/**
 * Lets a wide table scroll inside a frame, which a keyboard must be able to reach where it scrolls (WCAG 2.1.1,
 * `scroll-frame.behaviour.ts`) and a listener to name; and makes its first column the heads of its rows.
 */
export function frameTables(tree: Root): Root {
  let heading = '';
  return mapElements(tree, (element) => {
    if (/^h[1-6]$/.test(element.tagName)) heading = lineOf(element);
    if (element.tagName === 'th') {
      return { ...element, properties: { scope: 'col', ...element.properties } };
    }
    if (element.tagName !== 'table') return element;
    const label = `Table: ${nameOf(element, heading)}`;
    const isShort = areShort(firstCells(element));
    const frame = { dataPart: 'table', dataBehaviour: 'scroll-frame', role: 'group', ariaLabel: label };
    return h(
      'div',
      { ...frame, dataShortNames: isShort ? '' : undefined, dataCrowded: crowd(element) },
      isShort ? withRowHeads(element) : withBreakableNames(withRowHeads(element)),
      // Follows a table that has come whole: the style sheet shows no other, because columns change until the last row.
      h('span', { dataSkipText: '' }),
    );
  });
}

/** Name of a table: its caption, or else the heading above it and the heads of its columns. */
function nameOf(table: Element, heading: string): string {
  const [caption] = partsOf(table, 'caption');
  if (caption) return lineOf(caption);
  const columns = partsOf(table, 'th').map(lineOf).filter(Boolean).join(', ');
  return [heading, columns].filter(Boolean).join(': ');
}

/** The first cell of a row is its head where no two of them read the same: then they name the rows. */
function withRowHeads(table: Element): Element {
  const names = firstCells(table);
  if (names.includes('') || new Set(names).size < names.length) return table;
  return inEach(table, 'tbody', (body) => inEach(body, 'tr', headFirst));
}

/** Texts of the first cell of each row; empty where it is the only cell. */
function firstCells(table: Element): string[] {
  const rows = partsOf(table, 'tbody').flatMap((body) => partsOf(body, 'tr'));
  return rows.map(({ children }) => {
    const [first, second] = children.filter((child) => child.type === 'element');
    return first && second ? lineOf(first) : '';
  });
}

/** "Weeks 4 to 8" reads badly on two lines, and costs little on one. */
function areShort(cells: readonly string[]): boolean {
  return cells.every((cell) => cell !== '' && cell.length <= SHORT);
}

/**
 * Number of columns, five or six, for which the style sheet keeps room where the words need more than a phone has. Fewer columns
 * have room for two words in a line each.
 */
function crowd(table: Element): number | undefined {
  const rows = partsOf(table, 'tr').map(({ children }) =>
    children.filter((child) => child.type === 'element').map(lineOf),
  );
  const columns = Math.max(...rows.map(({ length }) => length));
  if (columns < 5) return undefined;
  const needs = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const words = cells.flatMap((cell) => cell.split(/\s+/));
    return Math.max(longest(words), longest(cells) / MOST_LINES);
  });
  const needed = needs.reduce((sum, letters) => sum + letters, 0);
  return needed > ROOM ? Math.min(columns, 6) : undefined;
}

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

/** A long name in code that heads a row may go on in the next line: on a phone it would take half of the table. */
function withBreakableNames(table: Element): Element {
  return inEach(table, 'tbody', (body) =>
    inEach(body, 'tr', (row) =>
      inEach(row, 'th', (head) =>
        inEach(head, 'code', (name) => ({ ...name, children: name.children.flatMap(afterUnderscores) })),
      ),
    ),
  );
}

/** Words that may be broken after each underscore. */
function afterUnderscores(words: ElementContent): ElementContent[] {
  if (words.type !== 'text') return [words];
  return words.value
    .split(/(?<=_)/)
    .flatMap((value, index) => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);
}

function headFirst(row: Element): Element {
  const place = row.children.findIndex((child) => child.type === 'element');
  return {
    ...row,
    children: row.children.map((cell, index) =>
      index === place && cell.type === 'element' && cell.tagName === 'td'
        ? { ...cell, tagName: 'th', properties: { ...cell.properties, scope: 'row' } }
        : cell,
    ),
  };
}

function inEach(element: Element, tagName: string, change: (child: Element) => Element): Element {
  const changed = (child: ElementContent) =>
    child.type === 'element' && child.tagName === tagName ? change(child) : child;
  return { ...element, children: element.children.map(changed) };
}

function partsOf(table: Element, tagName: string): Element[] {
  const parts: Element[] = [];
  visit(table, { type: 'element', tagName }, (part: Element) => void parts.push(part));
  return parts;
}
