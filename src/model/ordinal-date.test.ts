import { expect, test } from 'vitest';
import { ordinalDate } from './ordinal-date.ts';

test('days are printed with their ordinal', () => {
  expect(ordinalDate('2025-05-18')).toBe('May 18th, 2025');
  expect(ordinalDate('2025-07-08')).toBe('July 8th, 2025');
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) =>
    ordinalDate(`2025-01-${String(day).padStart(2, '0')}`).slice(8, -6),
  );
  expect(days).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd', '31st']);
});
