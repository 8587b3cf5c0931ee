import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogFields } from './log.ts';
import { reportTurnedAway } from './turned-away.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a flood is said when it begins, and once a minute while it lasts', () => {
  const lines: LogFields[] = [];
  const report = reportTurnedAway((_level, event, fields = {}) => {
    expect(event).toBe('connections.full');
    lines.push(fields);
  });

  report('replaced', 4000);
  expect(lines).toEqual([{ replaced: 1, fromOneAddress: 4000 }]);
  for (let count = 0; count < 1000; count += 1) report('replaced', 4001);
  report('refused', 3999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lines[1]).toEqual({ replaced: 1000, refused: 1, fromOneAddress: 4001 });

  vi.advanceTimersByTime(3_600_000);
  expect(lines, 'nothing more once it is over').toHaveLength(2);
  report('refused', 4096);
  expect(lines[2]).toEqual({ refused: 1, fromOneAddress: 4096 });
});
