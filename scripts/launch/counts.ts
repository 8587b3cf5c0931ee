import type { SampleFact } from './sample-facts.ts';

/** Counts what is left before launch in one sentence: `Left before launch: 84 facts (64 sample entries, …) and 3 settings.` */
export function countsOf(facts: readonly SampleFact[], settings: readonly string[]): string {
  const kinds = [...Map.groupBy(facts, ({ kind }) => kind)].map(([kind, ofKind]) =>
    counted(ofKind.length, kind),
  );
  const ofFacts = facts.length > 0 ? ` (${kinds.join(', ')})` : '';
  return `Left before launch: ${counted(facts.length, 'fact')}${ofFacts} and ${counted(settings.length, 'setting')}.`;
}

const PLURALS: Record<string, string> = {
  'sample entry': 'sample entries',
  'placeholder address': 'placeholder addresses',
  'film without a source': 'films without a source',
};

const counted = (count: number, what: string) =>
  `${count} ${count === 1 ? what : (PLURALS[what] ?? `${what}s`)}`;
