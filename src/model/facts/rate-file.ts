import { factsFile } from './facts-file.ts';
import { group, whole } from './fields.ts';

export const rateFile = factsFile({
  name: 'rate',
  format: 'json',
  label: 'Price and rules of an engagement',
  about: 'US dollars. Every page prints these, and sums are computed from them.',
  page: '/pricing',
  schema: group('Price and rules', {
    monthly: whole('Business Partner, per month', { least: 1, hint: 'Digits alone: 25000.' }),
    lowest: whole('Lowest rate there is, per month', { least: 1, hint: 'For an agreement over a year.' }),
    months: whole('Shortest engagement, in months', { least: 1 }),
    proofWeeks: whole('Proof of concept within so many weeks', { least: 1 }),
    returnDays: whole('A piece returns its cost in fewer days than', { least: 1 }),
    daysInMonth: whole('Days of a month, for sums', { least: 1 }),
  }),
});
