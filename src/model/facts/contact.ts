/** The form's labels, choices and alerts are in src/leads, shared with the server. */
import { engagementFigures as values } from '../engagement-figures.ts';
import { CHANNELS } from '../integration-terms.ts';
import { withUnits } from '../sentence.ts';
import { CASE_STUDIES, caseStudies, headlineMeasure } from './case-studies.ts';
import { firstAnswer, proofWeeks } from './engagement.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { destination, link, optionalLink } from './links.ts';
import { site } from './site.ts';
import { type TeamMember, team } from './team.ts';

const heading = f.line();
const stems = f.rows(
  f.line('Word', String.raw`Its beginning, in small letters; \b ends the word.`),
);
const ofChannels = { voice: stems, chat: stems, email: stems, data: stems, docs: stems };
const before = f.line('Before the link');
const words = f.line('Words of the link');
const title = f.line('Title in the tab');
const company = { names: ['company'] };
const step = {
  when: f.key({ values }),
  what: f.paragraph({ values }),
  more: optionalLink('A link after it'),
};

const { channelWords, ...page } = facts('contact', 'Contact page', '/contact', {
  heading,
  lede: f.paragraph('Below it'),
  promise: f.line('Below it, on a phone'),
  steps: f.list('What happens after sending', 'Step', step),
  readerNote: f.line('After the reader’s role'),
  plan: f.group('Example of a plan', {
    heading,
    rows: f.list('Lines', 'Line', { term: f.key(), fact: f.line('In this example', { values }) }),
    caption: f.line(),
  }),
  form: f.group({
    groups: f.group('Its three parts', f.lines('work', 'company', 'person')),
    ...f.lines('websiteExample', 'revenueHint'),
    budgetHint: f.line({ values }),
    helpExample: f.line('Example of a request', 'Shown in the empty field.'),
    read: f.line('Before the channels that a request names'),
    privacy: f.group('Privacy policy', { before, link: words, href: destination() }),
    required: f.line('About the star'),
    clearRevenue: f.line(),
    phoneNeeded: f.group('A number is missing', { before, link: words }),
    sending: f.line('While it is sent'),
    mended: f.line('When no mistake is left'),
    next: f.paragraph('What happens next', { values }),
    kept: f.line('After a failure'),
    retry: f.line('Button that tries again'),
    another: f.line('Button for another request'),
    carried: f.line('Before the numbers that a visitor brought from the prices'),
    removeCarried: f.line('Button that removes them'),
  }),
  /** The form fills in the days and names of the visitor's own request. */
  arrival: f.group('After it has been sent', {
    cloth: f.paragraph('About the drawing'),
    reader: f.line('Who reads it', { names: ['reader', 'day', 'hour'] }),
    steps: f
      .list('What comes then', 'Step', {
        when: f.key({ names: ['reply', 'callFrom', 'callTo', 'start'] }),
        what: f.paragraph({ names: ['proof'], values: { firstCall: values.firstCall } }),
      })
      .length(3),
    calendar: f.group('Entries for a calendar', {
      link: words,
      file: f.line('Name of the file'),
      reply: f.line('Entry: the reply', company),
      call: f.line('Entry: the call', company),
      about: f.line('Text of both', { names: ['reader'] }),
    }),
    keep: f.group('The drawing as a file', { link: words, file: f.line('Name of the file') }),
    cases: f.line('Heading of two cases'),
    case: f.line('Words of their links'),
  }),
  received: f.group('Without a script: it arrived', {
    title,
    heading,
    back: link('Link back'),
    more: optionalLink('Link to more'),
    ...f.lines('cases', 'caption'),
  }),
  problem: f.group('Without a script: not sent', {
    title,
    heading,
    lede: f.paragraph(),
    back: link(),
  }),
  channelWords: f.group('Words that tell which channel a request is about', ofChannels),
});
export const contact = page;

/** `words`: beginnings of words that a client of the same trade would use. */
const cases = CASE_STUDIES.map((slug) => {
  const { client, sample, rows: agents, words } = caseStudies[slug];
  const { measure, before, after } = headlineMeasure(slug);
  const headline = { measure, before: withUnits(before), after: withUnits(after) };
  return { slug, client, sample, channels: agents.map(({ channel }) => channel), words, headline };
});

const found = team.find(({ id, seat }) => (seat ?? id) === firstAnswer.reader);
if (!found)
  throw new Error(`content/data/first-answer.yaml: "${firstAnswer.reader}" is not in team.yaml.`);
export const reader: TeamMember = found;

const { workingHours, callDays } = firstAnswer;

/** They travel with the page as the island's props. */
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
