import { expect, test } from 'vitest';
import { readOutdated, readWeaknesses } from './ask-npm.ts';

test('weaknesses are counted by severity, without those there are none of', () => {
  const answer = { metadata: { vulnerabilities: { info: 0, low: 2, high: 1, total: 3 } } };
  expect(readWeaknesses(JSON.stringify(answer))).toEqual({ low: 2, high: 1 });
});

test('an outdated package says what it is, what it may be and what there is', () => {
  const answer = { astro: { current: '7.3.4', wanted: '7.3.5', latest: '8.0.0', dependent: 'site' } };
  expect(readOutdated(JSON.stringify(answer))).toEqual([
    { name: 'astro', current: '7.3.4', wanted: '7.3.5', latest: '8.0.0' },
  ]);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  'an answer without figures is none: %j',
  (answer) => {
    expect(readWeaknesses(answer)).toBeUndefined();
    expect(readOutdated(answer)).toBeUndefined();
  },
);
