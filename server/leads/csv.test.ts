import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

/** A reader written from RFC 4180 alone. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < text.length) {
    let cell = '';
    if (text[position] === '"') {
      position += 1;
      while (text[position] !== '"' || text[position + 1] === '"') {
        cell += text[position];
        position += text[position] === '"' ? 2 : 1;
      }
      position += 1;
    } else {
      while (position < text.length && text[position] !== ',' && text[position] !== '\r')
        cell += text[position++];
    }
    row.push(cell);
    if (text[position] === ',') {
      position += 1;
      if (position === text.length) row.push('');
      continue;
    }
    expect(text.slice(position, position + 2)).toBe('\r\n');
    position += 2;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('quotes, commas and line breaks are quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'x\ny', ''])).toBe('a,"b,c","say ""hi""","x\ny",\r\n');
});

test.each(['=1+1', '+1 555 0100', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  '%j is not run as a formula',
  (text) => {
    expect(readCsv(csvLine(['id', text]))).toEqual([['id', `'${text}`]]);
  },
);

test('whatever is written is read back, but for the quote before formulas', () => {
  const tables = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }));
  const tricky = fc.array(fc.array(fc.stringMatching(/^[",\r\n=@ a]*$/), { minLength: 2, maxLength: 5 }));
  fc.assert(
    fc.property(fc.oneof(tables, tricky), (rows) => {
      const expected = rows.map((row) =>
        row.map((cell) => (/^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell)),
      );
      expect(readCsv(rows.map(csvLine).join(''))).toEqual(expected);
    }),
  );
});

test.each(['＝', '＋', '－', '＠'])('the full-width sign %s cannot begin a formula either', (sign) => {
  expect(csvLine([`${sign}SUM(A1)`])).toBe(`'${sign}SUM(A1)\r\n`);
});
