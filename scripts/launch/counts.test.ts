import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';
import type { SampleFact } from './sample-facts.ts';

const fact = (kind: SampleFact['kind']): SampleFact => ({
  file: 'team.ts',
  path: 'team[0]',
  kind,
  what: 'Ada',
});

test('the counts come by kind, with the settings', () => {
  const facts = [fact('sample entry'), fact('sample entry'), fact('placeholder address')];
  expect(countsOf(facts, ['CONTACT_WEBHOOK_URL is not set'])).toBe(
    'Left before launch: 3 facts (2 sample entries, 1 placeholder address) and 1 setting.',
  );
});

test('settings can be left when every fact is true', () => {
  expect(countsOf([], ['a', 'b'])).toBe('Left before launch: 0 facts and 2 settings.');
});
