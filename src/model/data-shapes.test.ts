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

/** Each shape, with a schema of a library that accepts the same. */
const SAME = {
  text: [isText, z.string()],
  'text like an expression': [textLike(/^[0-7]+$/), z.string().regex(/^[0-7]+$/)],
  'one of some texts': [oneOf(['a', 'b']), z.enum(['a', 'b'])],
  list: [listOf(isText), z.array(z.string())],
  row: [rowOf([isText, listOf(isText)], isText), z.tuple([z.string(), z.array(z.string())], z.string())],
  object: [
    objectOf<{ a: string; b?: string[] | undefined }>({ a: isText, b: optional(listOf(isText)) }),
    z.object({ a: z.string(), b: z.array(z.string()).optional() }),
  ],
  record: [recordOf(listOf(isText)), z.record(z.string(), z.array(z.string()))],
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

test.each(Object.entries(SAME))('%s is accepted and refused as by a schema', (_, [isRight, schema]) => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(data, (value) => {
      const isAccepted = isRight(value);
      seen.add(isAccepted);
      expect(isAccepted).toBe(schema.safeParse(value).success);
    }),
    { numRuns: 2000 },
  );
  expect(seen).toEqual(new Set([true, false]));
});

test('data of another shape is not used', () => {
  expect(inShape(isText, 'a')).toBe('a');
  expect(() => inShape(isText, 1)).toThrow('another shape');
});
