import { caseStudies } from '#content/data/case-studies.ts';
import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { choice, decimal, group, handle, line, paragraph, rows, sample, whole } from './fields.ts';
import { FIGURES } from './figure-names.ts';
import { slugs } from './slugs.ts';

const heading = line('Heading', { names: FIGURES });
const text = paragraph('Text', { names: FIGURES });
const id = handle('Last part of its address', { hint: 'As in /pricing#terms; other pages link to it.' });
const name = line('Name in the launch check');
const link = group('Link', { label: line('Words'), href: destination('Leads to') });

const limited = (label: string) =>
  group(label, {
    label: line('Question'),
    least: decimal('Least answer'),
    most: whole('Largest answer'),
  });

const own = group('The visitor’s own numbers', {
  heading,
  text,
  fields: group('Questions', {
    hours: limited('Hours'),
    people: limited('People'),
    hourly: limited('An hour'),
  }),
  refused: line('When a number does not fit', { names: ['least', 'most'] }),
  example: line('Below the example'),
  yours: line('Below their own'),
  caption: paragraph('Caption', { names: FIGURES }),
  assumptions: paragraph('How it is counted', { names: FIGURES }),
});

export const pricingTermsFile = factsFile({
  name: 'pricing-terms',
  label: 'Pricing page: terms and questions',
  about: 'What stands below the plans. The sample agreements say the same in full.',
  page: '/pricing#terms',
  schema: group('Terms and questions', {
    differences: group('What each plan includes', {
      heading,
      text,
      name,
      rows: rows(
        'Features of the second plan',
        group('Feature', {
          feature: line('Feature', { hint: 'As the second plan has it.' }),
          both: line('In both plans', { names: FIGURES }),
          enterprise: line('In the second', { names: FIGURES }),
        }),
        { singular: 'Feature', summary: 'feature', unique: 'feature' },
      ),
      sample: sample(),
    }),
    returned: group('When it is back', {
      heading,
      text,
      link,
      caption: paragraph('Caption', { names: FIGURES }),
    }),
    own,
    quote: group('Quote beside the plans', {
      by: line('Who says it', { hint: 'A name of the quotes.' }),
      study: choice('Case study', slugs(caseStudies)),
      figure: line('Figure', { names: ['days'] }),
      meaning: line('Of what'),
      link: line('Words of the link'),
    }),
    terms: group('Terms', {
      id,
      heading,
      text,
      name,
      rows: rows('Terms', group('Term', { term: line('What'), text }), {
        singular: 'Term',
        summary: 'term',
        unique: 'term',
      }),
      sample: sample(),
    }),
    support: group('Support queue', { id, heading, text, caption: line('Caption') }),
    agreements: group('Agreements', { id, heading, text }),
    questions: group('Questions', {
      id,
      heading,
      name,
      items: rows(
        'Questions',
        group('Question', {
          question: line('Question', { names: FIGURES }),
          answer: paragraph('Answer', { names: FIGURES }),
          link: link.optional(),
        }),
        { singular: 'Question', summary: 'question', unique: 'question' },
      ),
      sample: sample(),
    }),
  }),
});
