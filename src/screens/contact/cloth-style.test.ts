import { expect, test } from 'vitest';
import { EMPTY_ANSWERS, LEAD_FIELDS } from '#leads/lead-fields.ts';
import { bandColour, clothStyle, UNANSWERED } from './cloth-style.ts';

const styleOf = (answers: object) => clothStyle({ ...EMPTY_ANSWERS, ...answers });

test('an empty form has a cloth too, in ink', () => {
  expect(styleOf({})).toEqual(UNANSWERED);
  expect(bandColour(UNANSWERED, 3)).toBe('var(--color-ink)');
});

test('a larger company has a finer cloth', () => {
  const ends = LEAD_FIELDS.companySize.options.map((companySize) => styleOf({ companySize }).ends);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect(new Set(ends).size).toBe(ends.length);
});

test('a larger budget has a richer structure', () => {
  const structures = LEAD_FIELDS.projectBudget.options.map(
    (projectBudget) => styleOf({ projectBudget }).structure,
  );
  expect([...new Set(structures)]).toEqual(['plain', 'twill', 'diamond']);
});

test('the bands take the channels of the words in turn', () => {
  const style = styleOf({ howCanWeHelp: 'Calls and quotes.' });
  expect([0, 1, 2].map((index) => bandColour(style, index))).toEqual([
    'var(--color-voice)',
    'var(--color-docs)',
    'var(--color-voice)',
  ]);
});
