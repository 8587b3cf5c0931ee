import { caseStudies } from '#content/data/case-studies.ts';
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, sample, three } from './fields.ts';
import { slugs } from './slugs.ts';

const testimonial = group('Testimonial', {
  name: line('Name'),
  title: line('Role', { hint: 'Such as Director of Operations.' }),
  company: line('Company'),
  quote: paragraph('What they say', { hint: 'Without quotation marks; the page sets them.' }),
  emphasis: line('The phrase that carries it', {
    hint: 'Copied from the quote word for word; the page marks it.',
  }),
  channel: choice('Channel', CHANNELS, { hint: 'Where the client’s agents work: it gives the color.' }),
  study: choice('Case study', slugs(caseStudies), {
    hint: 'Its headline measure stands beside the quote, with a link to the case.',
  }),
  sample: sample(),
}).superRefine(({ quote, emphasis }, context) => {
  if (quote.includes(emphasis)) return;
  context.addIssue({
    code: 'custom',
    path: ['emphasis'],
    message: `"${emphasis}" is not in the quote. Copy it from there word for word.`,
  });
});

export const testimonialsFile = factsFile({
  name: 'testimonials',
  label: 'Testimonials',
  about: 'What three clients say, on the home page. The first is the long one: it unfolds.',
  page: '/#results',
  schema: group('Testimonials', {
    testimonials: three('Testimonials', testimonial, { singular: 'Testimonial', summary: 'name' }),
  }),
});
