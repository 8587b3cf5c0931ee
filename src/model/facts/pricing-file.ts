import type { z } from 'zod';
import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, rows, sample, whole } from './fields.ts';

const heading = line('Heading');
const link = (label: string) => group(label, { label: line('Words'), href: destination('Leads to') });
const AREAS = 5;
const percent = whole('Percent', { least: 1 });

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
      percent,
      structure: choice('Pattern', STRUCTURES, { hint: 'Each area has one of its own.' }),
    }),
    { singular: 'Area', summary: 'label', unique: 'structure', count: AREAS },
  ),
  least: whole('Least percent of an area', { least: 1 }),
  months: group('Months to begin with', {
    legend: line('Before the buttons'),
    example: line('Name of the example'),
    others: rows(
      'Others',
      group('Month', {
        name: line('Name'),
        percents: rows('Percent of each area', percent, {
          singular: 'Area',
          count: AREAS,
          hint: 'In the order of the areas; 100 in all.',
        }),
      }),
      { singular: 'Month', summary: 'name', unique: 'name' },
    ),
  }),
  help: paragraph('How to move a divider'),
  own: paragraph('Below a month of one’s own'),
  link: line('Words of the button'),
}).superRefine(({ areas, months, least }, context) => {
  checkMonth(
    areas.map((area) => area.percent),
    least,
    ['areas'],
    context,
  );
  months.others.forEach(({ percents }, index) => {
    checkMonth(percents, least, ['months', 'others', index, 'percents'], context);
  });
});

function checkMonth(
  percents: readonly number[],
  least: number,
  path: PropertyKey[],
  context: z.RefinementCtx,
) {
  const sum = percents.reduce((all, each) => all + each, 0);
  const tell = (message: string) => context.addIssue({ code: 'custom', path, message });
  if (sum !== 100) tell(`comes to ${sum} percent. Change the shares so that they come to 100.`);
  if (percents.some((each) => each < least)) tell(`has a share below ${least} percent, the least. Raise it.`);
}

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
