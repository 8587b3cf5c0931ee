/** The pricing page. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { CASE_STUDIES } from './case-studies.ts';
import { factsFile } from './facts-file.ts';
import { choice, decimal, flag, group, handle, line, paragraph, rows, sample, two, whole } from './fields.ts';
import { FIGURES } from './figure-names.ts';
import { destination } from './links.ts';

const heading = line('Heading');
const link = (label: string) => group(label, { label: line('Words'), href: destination('Leads to') });
const AREAS = 5;

const STRUCTURES = ['twill', 'basket', 'diamond', 'herring', 'plain'] as const;

const week = group('A week as an example', {
  title: line('Title'),
  place: line('Where it is seen'),
  entries: rows(
    'Entries',
    group('Entry', { at: line('When'), what: line('What'), state: line('How it ended') }),
    { singular: 'Entry', summary: 'what', unique: 'at' },
  ),
  sample: sample(),
});

const allocation = group('Allocation', {
  heading,
  text: paragraph('Text'),
  caption: paragraph('Below the example'),
  areas: rows(
    'Areas',
    group('Area', {
      label: line('Name'),
      percent: whole('Percent', { least: 1 }),
      structure: choice('Pattern', STRUCTURES, { hint: 'Each area has one of its own.' }),
    }),
    { singular: 'Area', summary: 'label', unique: 'structure', count: AREAS },
  ),
}).superRefine(({ areas }, context) => {
  const sum = areas.reduce((all, { percent }) => all + percent, 0);
  const message = `comes to ${sum} percent. Change the shares so that they come to 100.`;
  if (sum !== 100) context.addIssue({ code: 'custom', path: ['areas'], message });
});

const sprint = group('Report of a sprint', {
  title: line('Title'),
  dates: line('From and to'),
  dedicated: line('Last name of the dedicated engineer'),
  rows: rows(
    'Work',
    group('Work', {
      deliverable: line('What'),
      who: line('Who', { hint: 'A last name of the list of people.' }),
      planned: whole('Hours planned'),
      spent: whole('Hours spent'),
    }),
    { singular: 'Work', summary: 'deliverable', unique: 'deliverable' },
  ),
  outcome: line('How it ended'),
  remark: line('Beside it'),
  sample: sample(),
});

export const pricingFile = factsFile({
  name: 'pricing',
  label: 'Pricing page',
  about: 'Its words and examples. Plans and prices have files of their own.',
  page: '/pricing',
  schema: group('Pricing page', {
    opening: group('Opening', {
      heading,
      text: paragraph('Text'),
      terms: rows(
        'In short',
        group('Term', { term: line('What'), meaning: line('Is'), more: link('A link after it').optional() }),
        { singular: 'Term', summary: 'term', unique: 'term' },
      ),
    }),
    solution: group('After deployment', { heading, text: paragraph('Text'), caption: line('Caption'), week }),
    experts: group('Experts', {
      heading,
      text: line('Text'),
      link: link('Link'),
      roles: rows('Experts', group('Expert', { name: line('Who'), work: line('What they do') }), {
        singular: 'Expert',
        summary: 'name',
        unique: 'name',
      }),
    }),
    allocation,
    transparency: group('Transparency', {
      heading,
      items: rows('Promises', group('Promise', { what: line('What'), how: line('How') }), {
        singular: 'Promise',
        summary: 'what',
        unique: 'what',
      }),
      caption: paragraph('Below the report'),
    }),
    sprint,
    callToAction: group('Last call', { heading, text: paragraph('Text') }),
  }),
});

const filledHeading = line('Heading', { names: FIGURES });
const filledText = paragraph('Text', { names: FIGURES });
const id = handle('Last part of its address', { hint: 'As in /pricing#terms; other pages link to it.' });
const name = line('Name in the launch check');

const limited = (label: string) =>
  group(label, {
    label: line('Question'),
    least: decimal('Least answer'),
    most: whole('Largest answer'),
  });

const own = group('The visitor’s own numbers', {
  heading: filledHeading,
  text: filledText,
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
      heading: filledHeading,
      text: filledText,
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
      heading: filledHeading,
      text: filledText,
      link: link('Link'),
      caption: paragraph('Caption', { names: FIGURES }),
    }),
    own,
    quote: group('Quote beside the plans', {
      by: line('Who says it', { hint: 'A name of the quotes.' }),
      study: choice('Case study', CASE_STUDIES),
      figure: line('Figure', { names: ['days'] }),
      meaning: line('Of what'),
      link: line('Words of the link'),
    }),
    terms: group('Terms', {
      id,
      heading: filledHeading,
      text: filledText,
      name,
      rows: rows('Terms', group('Term', { term: line('What'), text: filledText }), {
        singular: 'Term',
        summary: 'term',
        unique: 'term',
      }),
      sample: sample(),
    }),
    support: group('Support queue', {
      id,
      heading: filledHeading,
      text: filledText,
      caption: line('Caption'),
    }),
    agreements: group('Agreements', { id, heading: filledHeading, text: filledText }),
    questions: group('Questions', {
      id,
      heading: filledHeading,
      name,
      items: rows(
        'Questions',
        group('Question', {
          question: line('Question', { names: FIGURES }),
          answer: paragraph('Answer', { names: FIGURES }),
          link: link('Link').optional(),
        }),
        { singular: 'Question', summary: 'question', unique: 'question' },
      ),
      sample: sample(),
    }),
  }),
});

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
  features: rows(
    'What it includes',
    group('Feature', {
      text: line('Feature'),
      channel: choice('Channel', CHANNELS, {
        hint: 'By which it reaches the client. Empty for people, or all channels at once.',
      }).optional(),
    }),
    { singular: 'Feature', summary: 'text', unique: 'text' },
  ),
  event: group('Reported to analytics', {
    category: line('Category'),
    label: line('Label'),
    value: whole('Value'),
  }).optional(),
});

export const plansFile = factsFile({
  name: 'plans',
  label: 'Plans',
  about: 'The two plans of the pricing page.',
  page: '/pricing',
  schema: group('Plans', { plans: two('Plans', plan, { singular: 'Plan', summary: 'name' }) }),
});

export const agreementsFile = factsFile({
  name: 'agreements',
  label: 'Sample agreements',
  about: 'Their cards on /pricing and their descriptions. The texts are among the legal texts.',
  page: '/pricing',
  schema: group('Agreements', {
    note: paragraph('At the head of each'),
    agreements: rows(
      'Agreements',
      group('Agreement', {
        slug: handle('Last part of its address', {
          hint: 'The name of its file in content/legal/agreements.',
        }),
        title: line('Title'),
        summary: line('On its card'),
        description: paragraph('For search engines', { most: 170 }),
      }),
      { singular: 'Agreement', summary: 'title', unique: 'slug' },
    ),
  }),
});
