import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { editorConfig } from './editor-config.ts';

/** Schema the editor publishes for its configuration, without its `not` rules, which zod does not read. */
const published = z.fromJSONSchema(
  JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'), (key, value) =>
    key === 'not' ? undefined : value,
  ),
);
const here = editorConfig('http://localhost:3000');
test('the editor accepts the configuration, and would not accept another', () => {
  expect(published.safeParse(here).error).toBeUndefined();
  expect(published.safeParse({ ...here, collections: [{ name: 1 }] }).success).toBe(false);
});
