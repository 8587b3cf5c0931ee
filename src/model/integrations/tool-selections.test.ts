import { expect, test } from 'vitest';
import { namesAmong } from './tool-selections.ts';

const tools = [{ name: 'Warp' }, { name: 'Weft' }, { name: 'Heddle' }];
const place = { file: 'content/data/list.ts', field: 'names', most: 2 };

test('the tools come in the order of the list', () => {
  expect(namesAmong(tools, ['Weft', 'Warp'], place)).toEqual([{ name: 'Weft' }, { name: 'Warp' }]);
});

test('every problem of a list is reported at once', () => {
  expect(() => namesAmong(tools, ['Weft', 'Weft', 'Reed'], place)).toThrowErrorMatchingInlineSnapshot(`
    [Error: content/data/list.ts, field names: "Reed" has no row there. Use a row’s name as it is written.
    content/data/list.ts, field names: "Weft" is listed twice. Drop one of the two.
    content/data/list.ts, field names: lists 3 tools, but there is room for 2.]
  `);
});

test('an empty list is refused', () => {
  expect(() => namesAmong(tools, [], place)).toThrow('field names: lists no tool.');
});
