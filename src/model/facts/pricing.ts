/** The pricing page: its words, the two plans, their terms and the sample agreements. */
import { caseSum } from '../case-return-sums.ts';
import { engagementFigures as values } from '../engagement-figures.ts';
import { quarterFee, returnDay, returnedBy, returnPiece } from '../engagement-sums.ts';
import { filledText } from '../filled.ts';
import { CASE_STUDIES, caseReturns } from './case-studies.ts';
import { calendar, rate, supportQueue, workedExample } from './engagement.ts';
import { facts } from './facts-file.ts';
import {
  channel,
  choice,
  decimal,
  flag,
  group,
  handle,
  line,
  list,
  paragraph,
  sample,
  two,
  unique,
  whole,
} from './fields.ts';
import { saidBy } from './home.ts';
import { destination, link } from './links.ts';

const heading = line();
const text = paragraph();

const allocation = group({
  heading,
  text,
  caption: paragraph('Below the example'),
  areas: list('Area', {
    label: line('Name'),
    percent: whole({ least: 1 }),
    structure: unique(
      choice(['twill', 'basket', 'diamond', 'herring', 'plain'], 'Pattern', {
        hint: 'Each area has one of its own.',
      }),
    ),
  }).length(5),
}).superRefine(({ areas }, context) => {
  const sum = areas.reduce((all, { percent }) => all + percent, 0);
  const message = `comes to ${sum} percent. Change the shares so that they come to 100.`;
  if (sum !== 100) context.addIssue({ code: 'custom', path: ['areas'], message });
});

/** Words and examples of the page. A sprint has ten working days, in hours. */
const page = facts('pricing', 'Pricing page', '/pricing', {
  opening: group({
    heading,
    text,
    terms: list('In short', 'Term', {
      term: unique(line('What')),
      meaning: line('Is'),
      more: link('A link after it').optional(),
    }),
  }),
  solution: group('After deployment', {
    heading,
    text,
    caption: line(),
    week: group('A week as an example', {
      title: line(),
      place: line('Where it is seen'),
      entries: list('Entry', {
        at: unique(line('When')),
        what: line(),
        state: line('How it ended'),
      }),
      sample: sample(),
    }),
  }),
  experts: group({
    heading,
    text: line(),
    link: link(),
    roles: list('Experts', 'Expert', { name: unique(line('Who')), work: line('What they do') }),
  }),
  allocation,
  transparency: group({
    heading,
    items: list('Promises', 'Promise', { what: unique(line()), how: line() }),
    caption: paragraph('Below the report'),
  }),
  sprint: group('Report of a sprint', {
    title: line(),
    dates: line('From and to'),
    dedicated: line('Last name of the dedicated engineer'),
    rows: list('Work', 'Work', {
      deliverable: unique(line('What')),
      who: line({ hint: 'A last name of the list of people.' }),
      planned: whole('Hours planned'),
      spent: whole('Hours spent'),
    }),
    outcome: line('How it ended'),
    remark: line('Beside it'),
    sample: sample(),
  }),
  callToAction: group('Last call', { heading, text }),
});

const filled = { heading: line({ values }), text: paragraph({ values }) };
const id = handle('Last part of its address', { hint: 'As in /pricing#terms; other pages link to it.' });
const name = line('Name in the launch check');
const limited = (label: string) =>
  group(label, {
    label: line('Question'),
    least: decimal('Least answer'),
    most: whole('Largest answer'),
  });

/** What stands below the plans. The sample agreements say the same in full. */
const below = facts('pricing-terms', 'Pricing page: terms and questions', '/pricing#terms', {
  differences: group('What each plan includes', {
    ...filled,
    name,
    rows: list('Features of the second plan', 'Feature', {
      feature: unique(line({ hint: 'As the second plan has it.' })),
      both: line('In both plans', { values }),
      enterprise: line('In the second', { values }),
    }),
    sample: sample(),
  }),
  returned: group('When it is back', {
    ...filled,
    link: link(),
    caption: paragraph({ values }),
  }),
  own: group('The visitor’s own numbers', {
    ...filled,
    fields: group('Questions', {
      hours: limited('Hours'),
      people: limited('People'),
      hourly: limited('An hour'),
    }),
    refused: line('When a number does not fit', { names: ['least', 'most'] }),
    example: line('Below the example'),
    yours: line('Below their own'),
    caption: paragraph({ values }),
    assumptions: paragraph('How it is counted', { values }),
  }),
  quote: group('Quote beside the plans', {
    by: line('Who says it', { hint: 'A name of the quotes.' }),
    study: choice(CASE_STUDIES, 'Case study'),
    figure: line({ names: ['days'] }),
    meaning: line('Of what'),
    link: line('Words of the link'),
  }),
  terms: group({
    id,
    ...filled,
    name,
    rows: list('Terms', 'Term', { term: unique(line('What')), text: filled.text }),
    sample: sample(),
  }),
  support: group('Support queue', { id, ...filled, caption: line() }),
  agreements: group({ id, ...filled }),
  questions: group({
    id,
    heading: filled.heading,
    name,
    items: list('Questions', 'Question', {
      question: unique(line({ values })),
      answer: paragraph({ values }),
      link: link().optional(),
    }),
    sample: sample(),
  }),
});

const plan = group('Plan', {
  id: handle('Short name'),
  name: line(),
  price: line({ values, hint: '{monthly} prints the price of an engagement; or a word, such as Custom.' }),
  period: line('What the price is for', {
    hint: 'Such as per month. Empty when it is agreed for each client.',
  }).optional(),
  cta: line('Words of the button'),
  link: destination('Button leads to'),
  colours: choice(['solid', 'line'], 'Button looks like', { hint: 'One solid button to a page.' }),
  isPopular: flag('Carries the badge POPULAR'),
  includes: line('Before the list', { hint: 'Such as: All Business Partner features, and:' }).optional(),
  features: list('What it includes', 'Feature', {
    text: unique(line('Feature')),
    channel: channel({
      hint: 'By which it reaches the client. Empty for people, or all channels at once.',
    }).optional(),
  }),
  event: group('Reported to analytics', { category: line(), label: line(), value: whole() }).optional(),
});

export const { plans } = facts('plans', 'Plans', '/pricing', { plans: two(plan) });

export type Plan = (typeof plans)[number];

/** The sample agreements, and the note at the head of each. Their texts are in content/legal/agreements, under the same name. */
export const { note: agreementNote, agreements } = facts('agreements', 'Sample agreements', '/pricing', {
  note: paragraph('At the head of each'),
  agreements: list('Agreement', {
    slug: unique(
      handle('Last part of its address', { hint: 'The name of its file in content/legal/agreements.' }),
    ),
    title: line(),
    summary: line('On its card'),
    description: paragraph('For search engines', { most: 170 }),
  }),
});

/** Channels of the two agents of the worked example, in their order. */
const AGENT_CHANNELS = ['email', 'data'] as const;

const { quote } = below;
const { pieces } = workedExample;
const [first, second] = pieces;

/** Months until all of the fee is back. */
const months = Math.ceil(returnDay(quarterFee) / rate.daysInMonth);

/** Facts of the page as it shows them, every figure in its place. */
export const pricingFacts = {
  ...page,
  ...below,
  agreements: { ...below.agreements, entries: agreements },
  plans,
  plansLegend: 'A band is a feature, its color the channel that brings it to you; black is people of ours.',
  quote: {
    ...quote,
    said: saidBy(quote.by),
    figure: filledText(quote.figure, { days: String(caseSum(caseReturns[quote.study]).returnedAfter) }),
  },
  returned: {
    ...below.returned,
    cost: quarterFee,
    agents: AGENT_CHANNELS.map((each, index) => ({ channel: each, name: pieces[index]?.name ?? '' })),
    months: Array.from({ length: months }, (_, index) => ({
      returned: pieces.map((piece) => returnedBy((index + 1) * rate.daysInMonth, [piece])),
    })),
  },
  own: {
    ...below.own,
    cost: quarterFee,
    days: calendar.days,
    pieces: [returnPiece(first), returnPiece(second)] as const,
  },
  support: { ...below.support, rows: supportQueue.rows },
};

export type PricingFacts = typeof pricingFacts;
