import { postHeaderSchema } from '#model/blog/post-header.ts';
import * as f from '#model/facts/fields.ts';
import { readSite } from '#model/read-site.ts';
import { checkout } from '#model/testing/checkout.ts';
import { knownOf } from '#model/testing/made-up-company.ts';
import { formOf } from './field-forms.ts';

test('each kind of field has its form, with the words of its schema', () => {
  const schema = f.group('Plan', {
    name: f.line({ hint: 'As people say it.', most: 20 }),
    price: f.whole({ least: 1 }),
    film: f.filmFile(knownOf(), 'mp4', 'Film'),
    looks: f.choice(['solid', 'woven-line'], 'Looks like'),
    study: f.choice([], 'Of nothing'),
    isPopular: f.flag().optional(),
    steps: f.rows(f.line('Step')),
    terms: f.list('Term', f.lines('id', 'label')).length(2),
    people: f.three(f.group('Person', { first: f.line(), last: f.key() })),
  });
  expect(formOf(schema)).toMatchSnapshot();
});

test('every file of facts and the header of an article can be shown', async () => {
  const { forms, known } = await readSite(checkout);
  for (const schema of [postHeaderSchema(known), ...forms.map((form) => form.schema)]) {
    const labels = formOf(schema).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
