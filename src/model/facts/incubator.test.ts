import { expect, test } from 'vitest';
import { incubatorPage, writtenIncubator as written } from './incubator.ts';

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
