/** The pricing page: its words, the two plans, their terms and the sample agreements. */

import { engagementFigures as values } from '../engagement-figures.ts';
import { caseSum, quarterFee, returnDay, returnedBy, returnPiece } from '../engagement-sums.ts';
import { filledText } from '../filled.ts';
import { CASE_STUDIES, caseReturns } from './case-studies.ts';
import { calendar, rate, supportQueue, workedExample } from './engagement.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { saidBy } from './home.ts';
import { destination, link } from './links.ts';

const heading = f.line();
const text = f.paragraph();

const allocation = f
  .group({
    heading,
    text,
    caption: f.paragraph('Below the example'),
    areas: f
      .list('Area', {
        label: f.line('Name'),
        percent: f.whole({ least: 1 }),
        structure: f.unique(
          f.choice(['twill', 'basket', 'diamond', 'herring', 'plain'], 'Pattern', {
            hint: 'Each area has one of its own.',
          }),
        ),
      })
      .length(5),
  })
  .superRefine(({ areas }, context) => {
    const sum = areas.reduce((all, { percent }) => all + percent, 0);
    const message = `comes to ${sum} percent. Change the shares so that they come to 100.`;
    if (sum !== 100) context.addIssue({ code: 'custom', path: ['areas'], message });
  });

/** Words and examples of the page. A sprint has ten working days, in hours. */
const page = facts('pricing', 'Pricing page', '/pricing', {
  opening: f.group({
    heading,
    text,
    terms: f.list('In short', 'Term', {
      term: f.unique(f.line('What')),
      meaning: f.line('Is', { values }),
      more: link('A link after it').optional(),
    }),
  }),
  solution: f.group('After deployment', {
    heading,
    text,
    caption: f.line(),
    week: f.group('A week as an example', {
      title: f.line(),
      place: f.line('Where it is seen'),
      entries: f.list('Entry', {
        at: f.unique(f.line('When')),
        what: f.line(),
        state: f.line('How it ended'),
      }),
      sample: f.sample(),
    }),
  }),
  experts: f.group({
    heading,
    text: f.line(),
    link: link(),
    roles: f.list('Experts', 'Expert', { name: f.unique(f.line('Who')), work: f.line('What they do') }),
  }),
  allocation,
  transparency: f.group({
    heading,
    items: f.list('Promises', 'Promise', { what: f.unique(f.line()), how: f.line() }),
    caption: f.paragraph('Below the report'),
  }),
  sprint: f.group('Report of a sprint', {
    title: f.line(),
    dates: f.line('From and to'),
    dedicated: f.line('Last name of the dedicated engineer'),
    rows: f.list('Work', 'Work', {
      deliverable: f.unique(f.line('What')),
      who: f.line({ hint: 'A last name of the list of people.' }),
      planned: f.whole('Hours planned'),
      spent: f.whole('Hours spent'),
    }),
    outcome: f.line('How it ended'),
    remark: f.line('Beside it'),
    sample: f.sample(),
  }),
  callToAction: f.group('Last call', { heading, text }),
});

const filled = { heading: f.line({ values }), text: f.paragraph({ values }) };
const id = f.handle('Last part of its address', { hint: 'As in /pricing#terms; other pages link to it.' });
const name = f.line('Name in the launch check');
const limited = (label: string) =>
  f.group(label, {
    label: f.line('Question'),
    least: f.decimal('Least answer'),
    most: f.whole('Largest answer'),
  });

/** What stands below the plans. The sample agreements say the same in full. */
const below = facts('pricing-terms', 'Pricing page: terms and questions', '/pricing#terms', {
  differences: f.group('What each plan includes', {
    ...filled,
    name,
    rows: f.list('Features of the second plan', 'Feature', {
      feature: f.unique(f.line({ hint: 'As the second plan has it.' })),
      both: f.line('In both plans', { values }),
      enterprise: f.line('In the second', { values }),
    }),
    sample: f.sample(),
  }),
  returned: f.group('When it is back', {
    ...filled,
    link: link(),
    caption: f.paragraph({ values }),
  }),
  own: f.group('The visitor’s own numbers', {
    ...filled,
    fields: f.group('Questions', {
      hours: limited('Hours'),
      people: limited('People'),
      hourly: limited('An hour'),
    }),
    refused: f.line('When a number does not fit', { names: ['least', 'most'] }),
    example: f.line('Below the example'),
    yours: f.line('Below their own'),
    caption: f.paragraph({ values }),
    assumptions: f.paragraph('How it is counted', { values }),
  }),
  quote: f.group('Quote beside the plans', {
    by: f.line('Who says it', { hint: 'A name of the quotes.' }),
    study: f.choice(CASE_STUDIES, 'Case study'),
    figure: f.line({ names: ['days'] }),
    meaning: f.line('Of what'),
    link: f.line('Words of the link'),
  }),
  terms: f.group({
    id,
    ...filled,
    name,
    rows: f.list('Terms', 'Term', { term: f.unique(f.line('What')), text: filled.text }),
    sample: f.sample(),
  }),
  support: f.group('Support queue', { id, ...filled, caption: f.line() }),
  agreements: f.group({ id, ...filled }),
  questions: f.group({
    id,
    heading: filled.heading,
    name,
    items: f.list('Questions', 'Question', {
      question: f.unique(f.line({ values })),
      answer: f.paragraph({ values }),
      link: link().optional(),
    }),
    sample: f.sample(),
  }),
});

const plan = f.group('Plan', {
  id: f.handle('Short name'),
  name: f.line(),
  price: f.line({ values, hint: '{monthly} prints the price of an engagement; or a word, such as Custom.' }),
  period: f
    .line('What the price is for', {
      hint: 'Such as per month. Empty when it is agreed for each client.',
    })
    .optional(),
  cta: f.line('Words of the button'),
  link: destination('Button leads to'),
  colours: f.choice(['solid', 'line'], 'Button looks like', { hint: 'One solid button to a page.' }),
  isPopular: f.flag('Carries the badge POPULAR'),
  includes: f.line('Before the list', { hint: 'Such as: All Business Partner features, and:' }).optional(),
  features: f.list('What it includes', 'Feature', {
    text: f.unique(f.line('Feature')),
    channel: f
      .channel({
        hint: 'By which it reaches the client. Empty for people, or all channels at once.',
      })
      .optional(),
  }),
  event: f
    .group('Reported to analytics', { category: f.line(), label: f.line(), value: f.whole() })
    .optional(),
});

export const { plans } = facts('plans', 'Plans', '/pricing', { plans: f.two(plan) });

export type Plan = (typeof plans)[number];

/** The sample agreements, and the note at the head of each. Their texts are in content/legal/agreements, under the same name. */
export const { note: agreementNote, agreements } = facts('agreements', 'Sample agreements', '/pricing', {
  note: f.paragraph('At the head of each'),
  agreements: f.list('Agreement', {
    slug: f.unique(
      f.handle('Last part of its address', { hint: 'The name of its file in content/legal/agreements.' }),
    ),
    title: f.line(),
    summary: f.line('On its card'),
    description: f.paragraph('For search engines', { most: 170 }),
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
