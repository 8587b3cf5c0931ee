/** The form's labels, choices and alerts are in src/leads, shared with the server. */
import { zerosOf } from '#leads/lead-fields.ts';
import { hourName } from '../calendar-day.ts';
import { CHANNELS } from '../integration-terms.ts';
import type { Ledger } from '../ledger.ts';
import type { Currency } from '../money.ts';
import { capital, withUnits } from '../sentence.ts';
import { type CaseStudySlug, headlineMeasure } from './case-studies.ts';
import type { FirstAnswer, Rate } from './engagement.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import { destination, link, optionalLink } from './links.ts';
import type { Company } from './site.ts';
import type { TeamMember } from './team.ts';

const heading = f.line();
const stems = f.rows(f.stem());
const ofChannels = { voice: stems, chat: stems, email: stems, data: stems, docs: stems };
const before = f.line('Before the link');
const words = f.line('Words of the link');
const title = f.line('Title in the tab');
const company = { names: ['company'] };

export const contactFile = factsFile('contact', 'Contact page', '/contact', (known, values) => ({
  heading,
  lede: f.paragraph('Below it'),
  promise: f.line('Below it, on a phone'),
  steps: f.list('What happens after sending', 'Step', {
    when: f.key({ values }),
    what: f.paragraph({ values }),
    more: optionalLink(known, 'A link after it'),
  }),
  readerNote: f.line('After the reader’s role'),
  plan: f.group('Example of a plan', {
    heading,
    rows: f.list('Lines', 'Line', { term: f.key(), fact: f.line('In this example', { values }) }),
    caption: f.line(),
  }),
  form: f.group({
    groups: f.group('Its three parts', f.lines('work', 'company', 'person')),
    websiteExample: f.line(),
    revenueHint: f.line({ values }),
    budgetHint: f.line({ values }),
    smallBudget: f.group('A budget below the lowest fee', {
      text: f.paragraph(),
      more: optionalLink(known, 'A link after it'),
    }),
    helpExample: f.line('Example of a request', 'Shown in the empty field.'),
    read: f.line('Before the channels that a request names'),
    privacy: f.group('Privacy policy', { before, link: words, href: destination(known) }),
    required: f.line('About the star'),
    clearRevenue: f.line(),
    phoneNeeded: f.group('A number is missing', { before, link: words }),
    sending: f.line('While it is sent'),
    mended: f.line('When no mistake is left'),
    next: f.paragraph('What happens next', { values }),
    kept: f.line('After a failure'),
    retry: f.line('Button that tries again'),
    another: f.line('Button for another request'),
  }),
  /** The form fills in the days and names of the visitor's own request. */
  arrival: f.group('After it has been sent', {
    cloth: f.paragraph('About the drawing'),
    reader: f.line('Who reads it', { names: ['reader', 'day', 'hour'], values }),
    steps: f
      .list('What comes then', 'Step', {
        when: f.key({ names: ['reply', 'callFrom', 'callTo', 'start'] }),
        what: f.paragraph({
          names: ['proof'],
          values: values && { firstCall: values['firstCall'] ?? '' },
        }),
      })
      .length(3),
    calendar: f.group('Entries for a calendar', {
      link: words,
      file: f.line('Name of the file'),
      reply: f.line('Entry: the reply', company),
      call: f.line('Entry: the call', company),
      about: f.line('Text of both', { names: ['reader'] }),
    }),
    cases: f.line('Heading of two cases'),
    case: f.line('Words of their links'),
  }),
  received: f.group('Without a script: it arrived', {
    title,
    heading,
    back: link(known, 'Link back'),
    more: optionalLink(known, 'Link to more'),
    cases: f.line(),
  }),
  problem: f.group('Without a script: not sent', {
    title,
    heading,
    lede: f.paragraph(),
    back: link(known),
  }),
  channelWords: f.group('Words that tell which channel a request is about', ofChannels),
}));

export type Contact = FactsOf<typeof contactFile>;

interface Around extends Pick<Ledger, 'calendar' | 'caseStudies' | 'caseReturns'> {
  company: Company;
  currency: Currency;
  rate: Rate;
  firstAnswer: FirstAnswer;
  reader: TeamMember;
}

/** What travels with the page as the island's props. */
export function contactFormOf(
  { form: words, arrival, received, channelWords }: Contact,
  { company, currency, rate, calendar, firstAnswer, reader, caseStudies, caseReturns }: Around,
) {
  const { workingHours, workingDays, callDays, zone, zoneName } = firstAnswer;
  const { holidays, holidaysMove, saturdayMoves } = firstAnswer;
  const cases = Object.entries(caseStudies).map(([name, { client, sample, rows, words }]) => {
    const slug = name as CaseStudySlug;
    const { measure, before, after } = headlineMeasure(caseReturns[slug]);
    const headline = { measure, before: withUnits(before), after: withUnits(after) };
    return { slug, client, sample, channels: rows.map(({ channel }) => channel), words, headline };
  });
  return {
    // They may begin with the currency: "euros, for the first three months".
    words: {
      ...words,
      revenueHint: capital(words.revenueHint),
      budgetHint: capital(words.budgetHint),
    },
    arrival,
    received: received.heading,
    zeros: zerosOf(rate.monthly),
    lowestFee: rate.lowest * rate.months,
    company: company.name,
    currency,
    reader: { name: reader.name, title: reader.title },
    times: {
      workingHours: [workingHours.from, workingHours.to] as const,
      lastHour: hourName(workingHours.to, rate.numbers),
      workingDays,
      callDays,
      proofWeeks: calendar.proofWeeks,
      zone,
      zoneName,
      holidays,
      holidaysMove,
      saturdayMoves,
    },
    cases,
    channelWords: CHANNELS.map((channel) => ({ channel, words: channelWords[channel] })),
  };
}

export type ContactFormFacts = ReturnType<typeof contactFormOf>;
