import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { withChanges } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';
import { checkout } from '#model/testing/checkout.ts';
import { editorConfig } from './editor-config.ts';
import { CHANGED } from './editor-server.ts';

const TEAM = 'content/data/team.yaml';
const configWith = async (changes: Record<string, string> = {}) => {
  const changed = withChanges(checkout, changes);
  return editorConfig('http://localhost:3000', await readSite(changed));
};

test('the forms offer who was just added, and stay when a file is broken', async () => {
  const { people } = parse(checkout.read(TEAM) ?? '') as { people: { title: string }[] };
  const ada = { ...people[0], name: 'Ada Weaver', isFounder: undefined, seat: undefined };
  const whole = await configWith();
  expect(JSON.stringify(whole)).not.toContain('ada-weaver');
  const grown = await configWith({ [TEAM]: JSON.stringify({ people: [...people, ada] }) });
  const choice = { label: `Ada Weaver (${people[0]?.title})`, value: 'ada-weaver' };
  expect(JSON.stringify(grown)).toContain(JSON.stringify(choice));
  const broken = await configWith({ [TEAM]: '{ "people": [' });
  const labelsOf = ({ collections = [] }: typeof whole) =>
    collections.map((one) => 'files' in one && one.files.map(({ label }) => label));
  expect(labelsOf(broken)).toEqual(labelsOf(whole));
});

test('the editor accepts the configuration, and not another', async () => {
  // The schema that it publishes, without its `not` rules, which zod does not read.
  const text = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
  const published = z.fromJSONSchema(
    JSON.parse(text, (key, value) => (key === 'not' ? undefined : value)),
  );
  const config = await configWith();
  expect(published.safeParse(config).error).toBeUndefined();
  expect(published.safeParse({ ...config, collections: [{ name: 1 }] }).success).toBe(false);
});

test('what is changed in the editor’s own module stands there once', () => {
  const code = readFileSync('node_modules/@sveltia/cms/dist/sveltia-cms.mjs', 'utf8');
  for (const [found] of CHANGED)
    expect(code.match(new RegExp(found, 'g')), String(found)).toHaveLength(1);
});
