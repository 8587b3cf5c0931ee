import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { elementsOf, lineOf, mapElements } from './map-elements.ts';

const SHORT = 16;

/** Characters that all columns together may need in a line: a phone has room for about fifty. */
const ROOM = 50;

/** With more lines in its longest cell a column is a tower of single words. */
const MOST_LINES = 4;

/** A wide table scrolls in a named frame, which a keyboard can reach (WCAG 2.1.1). */
export function frameTables(tree: Root) {
  let heading = '';
  return mapElements(tree, (element) => {
    const { tagName, properties } = element;
    if (/^h[1-6]$/.test(tagName)) heading = lineOf(element);
    if (tagName === 'th') return { ...element, properties: { scope: 'col', ...properties } };
    if (tagName !== 'table') return element;
    const [heads = [], ...others] = rowsOf(element);
    const columns = heads.map((head, at) => [head, ...others.flatMap((row) => row[at] ?? [])]);
    alignNumbers(columns);
    const isFull = isCrowded(columns.map((cells) => cells.map(lineOf)));
    const rows = partsOf(element, 'tbody').flatMap(rowsOf);
    const names = rows.map(([first, second]) => (first && second ? lineOf(first) : ''));
    // "Weeks 4 to 8" reads badly on two lines, and costs little on one.
    const isShort = names.every((name) => name !== '' && name.length <= SHORT);
    const areHeads = areRowNames(names);
    for (const [first] of rows) {
      if (areHeads && first?.tagName === 'td')
        Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
      if (!isShort && first?.tagName === 'th') letBreak(first);
    }
    const frame = {
      dataPart: 'table',
      dataBehaviour: 'scroll-frame',
      role: 'group',
      ariaLabel: `Table: ${nameOf(element, heading)}`,
      dataShortNames: isShort ? '' : undefined,
      dataCrowded: isFull ? '' : undefined,
    };
    // Follows a table that has come whole: no other is shown, because columns change until then.
    return h('div', frame, [element, h('span', { dataSkipText: '' })]);
  });
}

export const areRowNames = (cells: readonly string[]) =>
  !cells.includes('') && new Set(cells).size === cells.length;

/** Or words as short as "None". */
const NUMBERS = /^\p{Sc}?\d.{0,26}(\n(.{0,16}|(?=.*\d).{0,28}))*$/u;

/** At one edge, as their heading, where the writer has aligned nothing. */
function alignNumbers(columns: readonly Element[][]) {
  if (columns.some(([head]) => head?.properties['align'])) return;
  for (const column of columns.slice(1))
    if (NUMBERS.test(column.slice(1).map(lineOf).join('\n')))
      for (const { properties } of column) properties['align'] = 'right';
}

function nameOf(table: Element, heading: string) {
  const [caption] = partsOf(table, 'caption');
  if (caption) return lineOf(caption);
  const heads = partsOf(table, 'thead').flatMap((head) => partsOf(head, 'th'));
  const columns = heads.map(lineOf).filter(Boolean).join(', ');
  return [heading, columns].filter(Boolean).join(': ');
}

function isCrowded(columns: readonly string[][]) {
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const needed = columns.reduce((sum, cells) => {
    const words = cells.flatMap((cell) => cell.split(/\s+/));
    return sum + Math.max(longest(words), longest(cells) / MOST_LINES);
  }, 0);
  return columns.length > 4 && needed > ROOM;
}

/** A long name would take half of a phone’s table, or a note’s line. */
export function letBreak(head: Element) {
  for (const name of partsOf(head, 'code')) {
    name.children = name.children.flatMap((words) =>
      words.type === 'text' ? withBreaks(words.value.split(/(?<=[/_])/)) : words,
    );
  }
}

export const withBreaks = (parts: readonly string[]): ElementContent[] =>
  parts.flatMap((value, at) => [...(at > 0 ? [h('wbr')] : []), { type: 'text' as const, value }]);

const rowsOf = (table: Element) =>
  partsOf(table, 'tr').map(({ children }) => children.filter((child) => child.type === 'element'));

const partsOf = (element: Element, tagName: string) =>
  elementsOf(element).filter((part) => part.tagName === tagName);
