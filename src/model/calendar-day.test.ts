import { expect, test } from 'vitest';
import * as days from './calendar-day.ts';

test('a zone is a place, whose summer is known', () => {
  const names = ['EST', '+01:00', 'Mars/Base', 'America/New_York', 'Etc/UTC'];
  expect(names.filter(days.isZone)).toEqual(['America/New_York', 'Etc/UTC']);
});
