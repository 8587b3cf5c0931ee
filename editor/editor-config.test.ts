import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { editorConfig, hostConfig } from './editor-config.ts';

/** Schema the editor publishes for its configuration, without its `not` rules, which zod does not read. */
const published = z.fromJSONSchema(
  JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'), (key, value) =>
    key === 'not' ? undefined : value,
  ),
);
const here = editorConfig('http://localhost:3000');
const host = { repository: 'owner/site', branch: 'main', address: 'https://example.com' };
const there = (['github', 'gitlab'] as const).map((name) => hostConfig({ ...host, name }));

test('the editor accepts the configuration, of this folder and of a Git host, and would not accept another', () => {
  for (const config of [here, ...there]) expect(published.safeParse(config).error).toBeUndefined();
  expect(published.safeParse({ ...here, collections: [{ name: 1 }] }).success).toBe(false);
});

test('on a Git host the forms are the same, and a change waits in a branch for its review', () => {
  for (const config of there) {
    expect(config.collections).toEqual(here.collections);
    expect(config.publish_mode).toBe('editorial_workflow');
    expect(config.backend).toMatchObject({ repo: 'owner/site', branch: 'main', auth_methods: ['token'] });
  }
});
