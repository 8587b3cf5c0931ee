import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { choice, flag, group, handle, line, rows, two, whole } from './fields.ts';

const plan = group('Plan', {
  id: handle('Short name'),
  name: line('Name'),
  price: line('Price', {
    names: ['monthly'],
    hint: '{monthly} prints the price of an engagement; or a word, such as Custom.',
  }),
  period: line('What the price is for', {
    hint: 'Such as per month. Empty when it is agreed for each client.',
  }).optional(),
  cta: line('Words of the button'),
  link: destination('Button leads to'),
  colours: choice('Button looks like', ['solid', 'line'], { hint: 'One solid button to a page.' }),
  isPopular: flag('Carries the badge POPULAR'),
  includes: line('Before the list', { hint: 'Such as: All Business Partner features, and:' }).optional(),
  features: rows('What it includes', line('Feature'), { singular: 'Feature' }),
  event: group('Reported to analytics', {
    category: line('Category'),
    label: line('Label'),
    value: whole('Value'),
  }).optional(),
});

export const plansFile = factsFile({
  name: 'plans',
  format: 'json',
  label: 'Plans',
  about: 'The two plans of the pricing page.',
  page: '/pricing',
  schema: group('Plans', { plans: two('Plans', plan, { singular: 'Plan', summary: 'name' }) }),
});
