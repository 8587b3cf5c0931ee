/** Pads every column to its widest cell, with two spaces between. The columns in `right` hold numbers, aligned right. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const lines = [head, ...rows].map((row) => row.map(printable));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const padding = ' '.repeat((widths[column] ?? 0) - width(cell));
          return right.includes(column) ? padding + cell : cell + padding;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Replaces control characters, and those that change the direction of writing: a lead must not be able to move the cursor
 * of the terminal that lists it, or reorder its line.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
}

export function shorten(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function width(text: string): number {
  return [...text].length;
}
