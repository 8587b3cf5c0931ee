/** Columns as wide as their widest cell, two spaces between; the right ones are numbers and stand right. */
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

/** Without control characters: a lead must not be able to move the cursor of the terminal that lists it. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

export function shorten(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function width(text: string): number {
  return [...text].length;
}
