import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const suiteSchema = z.strictObject({
  suite: z.string(),
  tools: z.literal('recording').optional(),
  release_when: z.record(z.string(), z.number().min(0).max(1)),
  cases: z.array(
    z.strictObject({
      id: z.string().regex(/^case-\d{3}$/),
      input: z.string().min(1),
      given: z.record(z.string(), z.string()).optional(),
      expect: z.record(z.string(), z.unknown()),
      must_not: z.array(z.string()).min(1),
    }),
  ),
});

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.eval.json'));

test('there are evaluation suites', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)(
  '%s can be read: a bar below which nothing is released, and cases with ids of their own',
  (file) => {
    const { suite, cases } = suiteSchema.parse(
      JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
    expect(file).toBe(`${suite}.eval.json`);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  },
);
