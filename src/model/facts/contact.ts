/** The contact page. The form's labels, choices and alerts are in src/leads, shared with the server. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { engagementFigures as values } from '../engagement-figures.ts';
import { headlineMeasure } from '../engagement-sums.ts';
import { withUnits } from '../sentence.ts';
import { CASE_STUDIES, caseStudies } from './case-studies.ts';
import { firstAnswer, proofWeeks } from './engagement.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { destination, link } from './links.ts';
import { site } from './site.ts';
import { type TeamMember, team } from './team.ts';

const heading = f.line();
const caption = f.line('Below the drawing');
const stems = (label?: string) => {
  const stem = f.line('Word', { hint: String.raw`Its beginning, in small letters; \b ends the word.` });
  return label ? f.rows(stem, label) : f.rows(stem);
};

const { channelWords, ...page } = facts('contact', 'Contact page', '/contact', {
  heading,
  lede: f.paragraph('Below it'),
  promise: f.line('Below it, on a phone'),
  steps: f.list('What happens after sending', 'Step', {
    when: f.unique(f.line({ values })),
    what: f.paragraph({ values }),
    more: link('A link after it').optional(),
  }),
  readerNote: f.line('After the reader’s role'),
  budget: f.paragraph('About the budget'),
  plan: f.group('Example of a plan', {
    heading,
    rows: f.list('Lines', 'Line', {
      term: f.unique(f.line('What')),
      fact: f.line('In this example', { values }),
    }),
    caption: f.line(),
  }),
  quote: f.group('Quote below the plan', { by: f.line('Who says it', { hint: 'A name of the quotes.' }) }),
  form: f.group({
    groups: f.group('Its three parts', {
      person: f.line('First'),
      company: f.line('Second'),
      work: f.line('Third'),
    }),
    websiteExample: f.line('Example of a website'),
    revenueHint: f.line('Below the revenue'),
    budgetHint: f.line('Below the budget', { values }),
    helpExample: f.line('Example of a request', { hint: 'Stands in the empty field.' }),
    privacy: f.group('Privacy policy', {
      before: f.line('Before the link'),
      link: f.line('Words of the link'),
      href: destination(),
    }),
    required: f.line('About the star'),
    clearRevenue: f.line('Button that empties the revenue'),
    phoneNeeded: f.group('A number is missing', {
      before: f.line('Before the link'),
      link: f.line('Words of the link'),
    }),
    sending: f.line('While it is sent'),
    mended: f.line('When no mistake is left'),
    next: f.paragraph('What happens next', { values }),
    kept: f.line('After a failure'),
    retry: f.line('Button that tries again'),
    another: f.line('Button for another request'),
  }),
  /** Days and names in braces are those of the visitor's own request: the form fills them in. */
  arrival: f.group('After it has been sent', {
    cloth: f.paragraph('About the drawing'),
    reader: f.line('Who reads it', { names: ['reader', 'day', 'hour'] }),
    steps: f
      .list('What comes then', 'Step', {
        when: f.unique(f.line({ names: ['reply', 'callFrom', 'callTo', 'start'] })),
        what: f.paragraph({ names: ['proof'], values: { firstCall: values.firstCall } }),
      })
      .length(3),
    calendar: f.group('Entries for a calendar', {
      link: f.line('Words of the link'),
      file: f.line('Name of the file'),
      reply: f.line('Entry: the reply', { names: ['company'] }),
      call: f.line('Entry: the call', { names: ['company'] }),
      about: f.line('Text of both', { names: ['reader'] }),
    }),
    keep: f.group('The drawing as a file', {
      link: f.line('Words of the link'),
      file: f.line('Name of the file'),
    }),
    cases: f.line('Heading of two cases'),
    case: f.line('Words of their links'),
  }),
  channelWords: f.group('Words that tell which channel a request is about', {
    voice: stems(),
    chat: stems(),
    email: stems(),
    data: stems(),
    docs: stems('Documents'),
  }),
  received: f.group('Without a script: it arrived', {
    title: f.line('Title in the tab'),
    heading,
    back: link('Link back'),
    more: link('Link to more'),
    cases: f.line('Heading of two cases'),
    caption,
  }),
  problem: f.group('Without a script: not sent', {
    title: f.line('Title in the tab'),
    heading,
    lede: f.paragraph('Below it'),
    back: link('Link back'),
  }),
});

export const contact = page;

/** `words`: beginnings of words that a client of the same trade would use. */
const cases = CASE_STUDIES.map((slug) => {
  const { client, rows: agents, words } = caseStudies[slug];
  const { measure, before, after } = headlineMeasure(slug);
  const headline = { measure, before: withUnits(before), after: withUnits(after) };
  return { slug, client, channels: agents.map(({ channel }) => channel), words, headline };
});

/** Member of the team who reads every request. */
const found = team.find(({ id }) => id === firstAnswer.reader);
if (!found) throw new Error(`content/data/first-answer.yaml: "${firstAnswer.reader}" is nobody.`);
export const reader: TeamMember = found;

const { workingHours, callDays } = firstAnswer;

/** Facts that the form shows: they travel with the page as the island's props. */
export const contactForm = {
  words: contact.form,
  arrival: contact.arrival,
  company: site.name,
  reader: { name: reader.name, title: reader.title },
  times: { workingHours: [workingHours.from, workingHours.to] as const, callDays, proofWeeks },
  cases,
  channelWords: CHANNELS.map((channel) => ({ channel, words: channelWords[channel] })),
};

export type ContactFormFacts = typeof contactForm;
