import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  inShape,
  isText,
  listOf,
  objectOf,
  oneOf,
  optional,
  recordOf,
  rowOf,
  textLike,
} from './data-shapes.ts';

/** Short, so that texts like those of an expression or a set are among them. */
const text = fc.oneof(fc.constantFrom('a', 'b', 'c', '', '07', '8'), fc.string({ maxLength: 3 }));
const texts = fc.array(text, { maxLength: 3 });

/** Each shape, with a schema of a library that accepts the same, and data that both accept. */
const SAME = {
  text: [isText, z.string(), text],
  'text like an expression': [
    textLike(/^[0-7]+$/),
    z.string().regex(/^[0-7]+$/),
    fc.stringMatching(/^[0-7]+$/),
  ],
  'one of some texts': [oneOf(['a', 'b']), z.enum(['a', 'b']), fc.constantFrom('a', 'b')],
  list: [listOf(isText), z.array(z.string()), texts],
  row: [
    rowOf([isText, listOf(isText)], isText),
    z.tuple([z.string(), z.array(z.string())], z.string()),
    fc.tuple(text, texts, texts).map(([first, second, others]) => [first, second, ...others]),
  ],
  object: [
    objectOf<{ a: string; b?: string[] | undefined }>({ a: isText, b: optional(listOf(isText)) }),
    z.object({ a: z.string(), b: z.array(z.string()).optional() }),
    fc.record({ a: text, b: texts }, { requiredKeys: ['a'] }),
  ],
  record: [
    recordOf(listOf(isText)),
    z.record(z.string(), z.array(z.string())),
    fc.dictionary(text, texts, { maxKeys: 3 }),
  ],
} as const;

/** Data of any kind, most of it close to what is accepted. */
const data = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', 'c', '', '07', '8', 0, true, null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3 }),
  ),
})).any;

test.each(Object.entries(SAME))(
  '%s is accepted and refused as by a schema',
  (_, [isRight, schema, right]) => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(data, right), (value) => {
        const isAccepted = isRight(value);
        seen[isAccepted ? 'accepted' : 'refused'] += 1;
        expect(isAccepted).toBe(schema.safeParse(value).success);
      }),
      { numRuns: 2000 },
    );
    // Half of the data is right, and most of the rest is not: of 2,000 never by chance fewer than these.
    expect(seen.accepted).toBeGreaterThan(500);
    expect(seen.refused).toBeGreaterThan(500);
  },
);

test('data of another shape is not used', () => {
  expect(inShape(isText, 'a')).toBe('a');
  expect(() => inShape(isText, 1)).toThrow('another shape');
});
