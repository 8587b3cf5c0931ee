/** The contact page. */
import { factsFile } from './facts-file.ts';
import { group, line, paragraph, rows } from './fields.ts';
import { FIGURES } from './figure-names.ts';
import { destination } from './links.ts';

const names = FIGURES;
const heading = line('Heading');
const caption = line('Below the drawing');
const link = (label: string) => group(label, { label: line('Words'), href: destination('Leads to') });

const step = group('Step', {
  when: line('When', { names }),
  what: paragraph('What', { names }),
  more: link('A link after it').optional(),
});

const stems = (label: string) =>
  rows(label, line('Beginning of a word', { hint: String.raw`Small letters; \b ends the word.` }), {
    singular: 'Word',
  });

const form = group('Form', {
  groups: group('Its three parts', { person: line('First'), company: line('Second'), work: line('Third') }),
  websiteExample: line('Example of a website'),
  revenueHint: line('Below the revenue'),
  budgetHint: line('Below the budget', { names }),
  helpExample: line('Example of a request', { hint: 'Stands in the empty field.' }),
  privacy: group('Privacy policy', {
    before: line('Before the link'),
    link: line('Words of the link'),
    href: destination('Leads to'),
  }),
  required: line('About the star'),
  clearRevenue: line('Button that empties the revenue'),
  phoneNeeded: group('A number is missing', {
    before: line('Before the link'),
    link: line('Words of the link'),
  }),
  sending: line('While it is sent'),
  mended: line('When no mistake is left'),
  next: paragraph('What happens next', { names }),
  kept: line('After a failure'),
  retry: line('Button that tries again'),
  another: line('Button for another request'),
});

const arrival = group('After it has been sent', {
  cloth: paragraph('About the drawing'),
  reader: line('Who reads it', { names: ['reader', 'day', 'hour'] }),
  steps: rows(
    'What comes then',
    group('Step', {
      when: line('When', { names: ['reply', 'callFrom', 'callTo', 'start'] }),
      what: paragraph('What', { names: ['firstCall', 'proof'] }),
    }),
    { singular: 'Step', summary: 'when', count: 3 },
  ),
  calendar: group('Entries for a calendar', {
    link: line('Words of the link'),
    file: line('Name of the file'),
    reply: line('Entry: the reply', { names: ['company'] }),
    call: line('Entry: the call', { names: ['company'] }),
    about: line('Text of both', { names: ['reader'] }),
  }),
  keep: group('The drawing as a file', { link: line('Words of the link'), file: line('Name of the file') }),
  cases: line('Heading of two cases'),
  case: line('Words of their links'),
});

export const contactFile = factsFile({
  name: 'contact',
  label: 'Contact page',
  about:
    'Words beside the form, in it and after it. Its labels, choices and alerts are in src/leads, with the server.',
  page: '/contact',
  schema: group('Contact page', {
    heading,
    lede: paragraph('Below it'),
    promise: line('Below it, on a phone'),
    steps: rows('What happens after sending', step, { singular: 'Step', summary: 'when', unique: 'when' }),
    readerNote: line('After the reader’s role'),
    budget: paragraph('About the budget'),
    plan: group('Example of a plan', {
      heading,
      rows: rows('Lines', group('Line', { term: line('What'), fact: line('In this example', { names }) }), {
        singular: 'Line',
        summary: 'term',
        unique: 'term',
      }),
      caption: line('Caption'),
    }),
    quote: group('Quote below the plan', { by: line('Who says it', { hint: 'A name of the quotes.' }) }),
    form,
    arrival,
    channelWords: group('Words that tell which channel a request is about', {
      voice: stems('Voice'),
      chat: stems('Chat'),
      email: stems('Email'),
      data: stems('Data'),
      docs: stems('Documents'),
    }),
    received: group('Without a script: it arrived', {
      title: line('Title in the tab'),
      heading,
      back: link('Link back'),
      more: link('Link to more'),
      cases: line('Heading of two cases'),
      caption,
    }),
    problem: group('Without a script: not sent', {
      title: line('Title in the tab'),
      heading,
      lede: paragraph('Below it'),
      back: link('Link back'),
    }),
  }),
});
