import { expect, test } from 'vitest';
import { incubatorFile } from './incubator-file.ts';
import { incubatorPage } from './incubator-page.ts';
import { readFacts } from './read-facts.ts';

const written = readFacts(incubatorFile);

/** Every text in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

test.each([
  [false, written.whenClosed, written.whenOpen],
  [true, written.whenOpen, written.whenClosed],
])(
  'with applications open: %s, the page says so everywhere and nowhere the contrary',
  (isOpen, said, unsaid) => {
    const shown = textsIn(incubatorPage({ ...written, applicationsOpen: isOpen }));
    expect(textsIn(said).filter((text) => !shown.includes(text))).toEqual([]);
    expect(textsIn(unsaid).filter((text) => shown.includes(text))).toEqual([]);
  },
);
