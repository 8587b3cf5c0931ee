import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { filesFrom, withChanges } from '#model/content-files.ts';
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
  const filesOf = (config: object) => JSON.stringify(config).match(/"file":"[^"]+"/g);
  expect(filesOf(broken)).toEqual(filesOf(whole));
});

/** A field to a line, without what helps to fill it in. */
const inLines = (_: string, value?: Partial<Field> & { fields?: unknown; field?: unknown }) =>
  value?.widget && !value.fields && !value.field
    ? JSON.stringify({ ...value, hint: undefined })
    : value;

test('each file has its form: all its fields, in order, with their bounds and choices', async () => {
  const files = {
    'content/data/case-studies.yaml': 'looms: {}',
    'content/docs/case-studies/looms.mdx': '',
    'content/data/agreements.yaml': 'agreements: [{ slug: data-processing }]',
  };
  const config = editorConfig('http://localhost', await readSite(filesFrom(files)));
  const told = stringify(config, inLines, { lineWidth: 0, aliasDuplicateObjects: false });
  expect(told).toMatchSnapshot();
  const ofNone = editorConfig('', await readSite(filesFrom({})));
  expect(JSON.stringify(ofNone), 'no form of nothing').not.toMatch(/"(options|fields)":\[\]/);
});

test('the editor accepts the configuration, and not another', async () => {
  // Without its `not` rules, which zod does not read.
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
