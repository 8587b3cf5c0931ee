/** The contact page. The form's labels, choices and alerts are in src/leads, shared with the server. */
import { CHANNELS, type Channel } from '#content/data/integrations/terms.ts';
import { headlineMeasure } from '../case-return-sums.ts';
import { engagementFigures as values } from '../engagement-figures.ts';
import { withUnits } from '../sentence.ts';
import { CASE_STUDIES, type CaseStudySlug, caseStudies } from './case-studies.ts';
import { firstAnswer, proofWeeks } from './engagement.ts';
import { facts } from './facts-file.ts';
import { group, line, list, paragraph, rows, unique } from './fields.ts';
import { destination, link } from './links.ts';
import { site } from './site.ts';
import { type TeamMember, team } from './team.ts';

const heading = line();
const caption = line('Below the drawing');
const stems = (label?: string) => {
  const stem = line('Word', { hint: String.raw`Its beginning, in small letters; \b ends the word.` });
  return label ? rows(stem, label) : rows(stem);
};

const { channelWords, ...page } = facts('contact', 'Contact page', '/contact', {
  heading,
  lede: paragraph('Below it'),
  promise: line('Below it, on a phone'),
  steps: list('What happens after sending', 'Step', {
    when: unique(line({ values })),
    what: paragraph({ values }),
    more: link('A link after it').optional(),
  }),
  readerNote: line('After the reader’s role'),
  budget: paragraph('About the budget'),
  plan: group('Example of a plan', {
    heading,
    rows: list('Lines', 'Line', { term: unique(line('What')), fact: line('In this example', { values }) }),
    caption: line(),
  }),
  quote: group('Quote below the plan', { by: line('Who says it', { hint: 'A name of the quotes.' }) }),
  form: group({
    groups: group('Its three parts', {
      person: line('First'),
      company: line('Second'),
      work: line('Third'),
    }),
    websiteExample: line('Example of a website'),
    revenueHint: line('Below the revenue'),
    budgetHint: line('Below the budget', { values }),
    helpExample: line('Example of a request', { hint: 'Stands in the empty field.' }),
    privacy: group('Privacy policy', {
      before: line('Before the link'),
      link: line('Words of the link'),
      href: destination(),
    }),
    required: line('About the star'),
    clearRevenue: line('Button that empties the revenue'),
    phoneNeeded: group('A number is missing', {
      before: line('Before the link'),
      link: line('Words of the link'),
    }),
    sending: line('While it is sent'),
    mended: line('When no mistake is left'),
    next: paragraph('What happens next', { values }),
    kept: line('After a failure'),
    retry: line('Button that tries again'),
    another: line('Button for another request'),
  }),
  /** Days and names in braces are those of the visitor's own request: the form fills them in. */
  arrival: group('After it has been sent', {
    cloth: paragraph('About the drawing'),
    reader: line('Who reads it', { names: ['reader', 'day', 'hour'] }),
    steps: list('What comes then', 'Step', {
      when: unique(line({ names: ['reply', 'callFrom', 'callTo', 'start'] })),
      what: paragraph({ names: ['proof'], values: { firstCall: values.firstCall } }),
    }).length(3),
    calendar: group('Entries for a calendar', {
      link: line('Words of the link'),
      file: line('Name of the file'),
      reply: line('Entry: the reply', { names: ['company'] }),
      call: line('Entry: the call', { names: ['company'] }),
      about: line('Text of both', { names: ['reader'] }),
    }),
    keep: group('The drawing as a file', {
      link: line('Words of the link'),
      file: line('Name of the file'),
    }),
    cases: line('Heading of two cases'),
    case: line('Words of their links'),
  }),
  channelWords: group('Words that tell which channel a request is about', {
    voice: stems(),
    chat: stems(),
    email: stems(),
    data: stems(),
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
});

export const contact = page;

export interface ArrivalCase {
  slug: CaseStudySlug;
  client: string;
  /** Channels its agents work in. */
  channels: readonly Channel[];
  /** Beginnings of words that a client of the same trade would use. */
  words: readonly string[];
  headline: { measure: string; before: string; after: string };
}

const cases = CASE_STUDIES.map((slug): ArrivalCase => {
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
