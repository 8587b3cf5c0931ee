import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kernTable, pairsIn } from './kerning.ts';
import { readTables, writeTables } from './sfnt.ts';

test('a pair counts when the copy has it several times, with a letter and outside the signs of code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pairs-'));
  await writeFile(join(folder, 'a.md'), `${'To, '.repeat(9)} {{{{{{{{{ 444444444 once`);
  await writeFile(join(folder, 'picture.svg'), 'Wa '.repeat(9));
  expect([...(await pairsIn(folder))].sort()).toEqual(['To', 'o,']);
  await rm(folder, { recursive: true });
});

test('a kerning table lists its pairs in order, and a font keeps it', () => {
  const table = kernTable([
    { left: 9, right: 1, shift: -40 },
    { left: 2, right: 7, shift: 12 },
  ]);
  const read = readTables(writeTables(new Map([['kern', table]]))).get('kern');
  expect(read).toEqual(table);
  expect(table.readUInt16BE(10)).toBe(2);
  expect([18, 20, 22, 24, 26, 28].map((at) => table.readInt16BE(at))).toEqual([2, 7, 12, 9, 1, -40]);
});
