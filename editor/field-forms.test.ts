import { expect, test } from 'vitest';
import { postHeaderSchema } from '#model/blog/post-header.ts';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import {
  choice,
  decimal,
  flag,
  group,
  line,
  list,
  paragraph,
  rows,
  three,
  unique,
  whole,
} from '#model/facts/fields.ts';
import { formOf } from './field-forms.ts';

test('each kind of field has a form of its own, with the words of its schema', () => {
  const schema = group('Plan', {
    name: line({ hint: 'As people say it.', most: 20 }),
    text: paragraph().optional(),
    price: whole({ least: 1 }),
    looks: choice(['solid', 'line'], 'Looks like'),
    isPopular: flag(),
    hours: decimal(),
    steps: rows(line('Step')),
    terms: list('Term', { id: line(), label: line() }).length(2),
    people: three(group('Person', { first: line(), last: unique(line()) })),
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
    { name: 'text', widget: 'text', required: false },
    { name: 'price', widget: 'number', value_type: 'int', min: 1 },
    { name: 'looks', label: 'Looks like', widget: 'select', options: ['solid', 'line'] },
    { name: 'isPopular', label: 'Is popular', widget: 'boolean' },
    { name: 'hours', widget: 'number', value_type: 'float' },
    { name: 'steps', widget: 'list', label_singular: 'Step', field: { widget: 'string' } },
    { name: 'terms', min: 2, max: 2, label_singular: 'Term', summary: '{{fields.label}}' },
    { name: 'people', widget: 'list', min: 3, max: 3, summary: '{{fields.last}}' },
  ]);
});

test('every file of facts and the header of an article can be shown', () => {
  for (const { schema } of factsFiles) expect(formOf(schema).length).toBeGreaterThan(0);
  const labels = formOf(postHeaderSchema).map(({ label }) => label);
  expect(labels).toContain('Title');
  expect(new Set(labels).size).toBe(labels.length);
});
