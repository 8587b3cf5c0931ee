import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { postHeaderSchema } from '#model/blog/post-header.ts';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import * as f from '#model/facts/fields.ts';
import { editorConfig } from './editor-config.ts';
import { formOf } from './field-forms.ts';

test('each kind of field has a form of its own, with the words of its schema', () => {
  const schema = f.group('Plan', {
    name: f.line({ hint: 'As people say it.', most: 20 }),
    price: f.whole({ least: 1 }),
    film: f.filmFile('mp4', 'Film'),
    looks: f.choice(['solid', 'woven-line'], 'Looks like'),
    study: f.choice([], 'Of nothing'),
    isPopular: f.flag().optional(),
    steps: f.rows(f.line('Step')),
    terms: f.list('Term', f.lines('id', 'label')).length(2),
    people: f.three(f.group('Person', { first: f.line(), last: f.key() })),
  });
  expect(formOf(schema)).toMatchObject([
    {
      name: 'name',
      label: 'Name',
      hint: 'As people say it.',
      widget: 'string',
      maxlength: 20,
      required: true,
    },
    { name: 'price', widget: 'number', value_type: 'int', min: 1 },
    {
      name: 'film',
      widget: 'file',
      accept: '.mp4',
      media_folder: '/public/films',
      public_folder: '/films',
    },
    {
      name: 'looks',
      label: 'Looks like',
      widget: 'select',
      options: [
        { label: 'Solid', value: 'solid' },
        { label: 'Woven Line', value: 'woven-line' },
      ],
    },
    { name: 'isPopular', label: 'Is popular', widget: 'boolean', required: false },
    { name: 'steps', widget: 'list', label_singular: 'Step', field: { widget: 'string' } },
    { name: 'terms', min: 2, max: 2, label_singular: 'Term', summary: '{{fields.label}}' },
    { name: 'people', widget: 'list', min: 3, max: 3, summary: '{{fields.last}}' },
  ]);
});

test('every file of facts and the header of an article can be shown', () => {
  for (const schema of [postHeaderSchema, ...factsFiles.map((file) => file.schema)]) {
    const labels = formOf(schema).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('the editor accepts the configuration, and would not accept another', () => {
  // The schema that it publishes, without its `not` rules, which zod does not read.
  const text = readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
  const published = z.fromJSONSchema(
    JSON.parse(text, (key, value) => (key === 'not' ? undefined : value)),
  );
  const config = editorConfig('http://localhost:3000');
  expect(published.safeParse(config).error).toBeUndefined();
  expect(published.safeParse({ ...config, collections: [{ name: 1 }] }).success).toBe(false);
});
