import { expect, test } from 'vitest';
import { filled } from './filled.ts';

test('a value is printed in place of its name, in every text of a value; other names stay for a later step to fill in', () => {
  expect(
    filled({ text: 'By {day}', rows: ['{who} of {company}', 2, true] }, { day: 'Monday', company: 'Ours' }),
  ).toEqual({
    text: 'By Monday',
    rows: ['{who} of Ours', 2, true],
  });
});
