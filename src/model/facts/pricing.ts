import { z } from 'zod';
import { filled } from '../filled.ts';
import type { Engagement, Ledger } from '../ledger.ts';
import type { Currency } from '../money.ts';
import { count, inDays, number } from '../sentence.ts';
import { studyName, withoutEstimates } from './case-studies.ts';
import type { Capacity, Rate, SupportQueue } from './engagement.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Testimonial } from './home.ts';
import type { Figures, Known } from './known.ts';
import { destination, optionalLink } from './links.ts';

const sample = f.sample();

const PATTERNS = ['twill', 'basket', 'diamond', 'herring', 'plain'] as const;
const area = {
  label: f.line('Name'),
  percent: f.whole({ least: 1, most: 100 }),
  structure: f.unique(f.choice(PATTERNS, 'Pattern', 'Each area has one of its own.')),
};

const allocation = (values: Figures | undefined) =>
  f
    .group({
      ...f.headed,
      caption: f.paragraph('Below the example', { values }),
      areas: f.list('Area', area).length(5),
    })
    .superRefine(({ areas }, context) => {
      const sum = areas.reduce((all, { percent }) => all + percent, 0);
      const message = `comes to ${sum} percent. Change the shares so that they come to 100.`;
      if (sum !== 100) context.addIssue({ code: 'custom', path: ['areas'], message });
    });

const work = {
  deliverable: f.key(),
  who: f.line({ hint: 'A last name, or such as: An engineer.' }),
  planned: f.whole('Hours planned'),
  spent: f.whole('Hours spent'),
};
const term = (known: Known) => ({
  term: f.key(),
  meaning: f.line({ values: known.figures }),
  more: optionalLink(known, 'A link after it'),
});

/** A sprint has ten working days, in hours. */
const pricingFile = factsFile('pricing', 'Pricing page', '/pricing', (known, values) => ({
  opening: f.group({ ...f.headed, terms: f.list('In short', 'Term', term(known)) }),
  plansLegend: f.paragraph('What the colors of the plans mean'),
  solution: f.group('After deployment', {
    ...f.headed,
    caption: f.line(),
    week: f.group('A week as an example', {
      ...f.lines('title', 'place'),
      entries: f.list('Entry', { at: f.key('When'), ...f.lines('what', 'state') }),
      sample,
    }),
  }),
  experts: f.group({
    ...f.lines('heading', 'text'),
    link: optionalLink(known),
    roles: f.list('Experts', 'Expert', { name: f.key(), work: f.line() }),
  }),
  allocation: allocation(values),
  transparency: f.group({
    heading: f.headed.heading,
    items: f.list('Promises', 'Promise', { what: f.key(), how: f.line() }),
    caption: f.paragraph('Below the report'),
  }),
  sprint: f.group('Report of a sprint', {
    ...f.lines('title', 'dates'),
    rows: f.list('Work', work),
    ...f.lines('outcome', 'remark'),
    sample,
  }),
  callToAction: f.group('Last call', f.headed),
}));

const numbers = { hours: f.whole(), people: f.whole(), hourly: f.whole('Cost of an hour') };

const speaker = ({ quoted }: Known) =>
  f.line('Who says it', 'A name of the quotes.').refine((name) => quoted?.includes(name) ?? true, {
    error: ({ input }) =>
      `"${String(input)}" is not in content/data/testimonials.yaml. Take this quote out, or name another speaker, before you take theirs out there.`,
  });

const TERMS = 'Pricing page: terms and questions';

/** The sample agreements say the same in full. */
const pricingTermsFile = factsFile('pricing-terms', TERMS, '/pricing#terms', (known, values) => {
  const figured = { heading: f.line({ values }), text: f.paragraph({ values }) };
  const limited = f.group({
    label: f.line('Question', { values }),
    least: f.decimal(),
    most: f.whole(),
  });
  const question = {
    question: f.key({ values }),
    answer: f.paragraph({ values }),
    link: optionalLink(known),
    keywords: f.keywords(),
  };
  return {
    smallPrint: f.line('Above the small print'),
    differences: f.group('What each plan includes', { ...figured, sample }),
    /** Left out, the visitor's own numbers go with it. */
    returned: f.group('The first year', { ...figured, link: optionalLink(known) }).optional(),
    own: f.group('The visitor’s own numbers', {
      ...figured,
      fields: f.group('Questions', { hours: limited, people: limited, hourly: limited }),
      starts: f.list('Numbers to begin with', 'Start', { label: f.key(), ...numbers }),
      refused: f.line('When a number does not fit', { names: ['least', 'most'] }),
      told: f.group('Result', {
        back: f.line({ names: ['day'] }),
        ...f.lines('never', 'advice'),
        after: f.line({ names: ['paid', 'refund', 'returned'] }),
        refund: f.line({ names: ['credit'] }),
        alone: f.line('By agent', { values }),
        use: f.line('Of theirs', { values, names: ['use'] }),
      }),
      example: f.line('Above the example'),
      yours: f.line('Above their own'),
      next: f.line('Button to the contact form'),
      instead: f.list('When nothing comes back', { label: f.key(), href: destination(known) }),
      assumptions: f.paragraph('How it is counted', { values }),
    }),
    quote: f
      .group('Quote beside the plans', {
        by: speaker(known),
        case: f
          .group('Its case', {
            study: studyName(known, 'Case study'),
            meaning: f.line('After the figure', { names: ['client', 'without'] }),
            link: f.line('Words of the link'),
          })
          .optional(),
      })
      .optional(),
    terms: f.group({
      ...figured,
      rows: f.list('Term', { term: f.key(), text: figured.text, keywords: f.keywords() }),
      sample,
    }),
    support: f.group('Support queue', {
      ...figured,
      others: f.line('About another plan', { values, hint: 'With one plan it is not said.' }),
      terms: f.two(f.line(), 'Answered, worked on'),
      caption: f.line({ values }),
    }),
    agreements: f.group(figured),
    questions: f.group({ heading: figured.heading, items: f.list('Question', question), sample }),
  };
});

const channel = f.channel({
  hint: 'By which it reaches the client. Empty for people, or all channels at once.',
});

const plan = (known: Known, values: Figures | undefined) =>
  f.group('Plan', {
    name: f.key(),
    price: f.line({
      values,
      hint: '{monthly} prints the price of an engagement; or a word, such as Custom.',
    }),
    period: f.line('What the price is for', { values, hint: 'Such as per month.' }).optional(),
    cta: f.line('Words of the button'),
    link: destination(known, 'Button leads to'),
    colors: f.choice(['solid', 'line'], 'Button looks like', 'One solid button to a page.'),
    isPopular: f.flag('Carries the badge POPULAR'),
    includes: f
      .line('Before the list', {
        values,
        names: ['firstPlan'],
        hint: 'Such as: All {firstPlan} features, and:',
      })
      .optional(),
    features: f.list('What it includes', 'Feature', { text: f.key(), channel: channel.optional() }),
    event: f
      .group('Reported to analytics', { ...f.lines('category', 'label'), value: f.whole() })
      .optional(),
  });

export const plansFile = factsFile(
  'plans',
  'Plans',
  '/pricing',
  (known, values) => ({
    plans: z
      .tuple([plan(known, values)], plan(known, values))
      .refine((all) => all.length <= 4, {
        error: 'has more entries than the page has room for: 4. Take some out.',
      })
      .superRefine((plans, context) => f.tellTwins(plans, 'name', context))
      .register(f.fieldNotes, { most: 4 }),
    differences: f.list('What each plan includes', 'Feature', {
      feature: f.key(),
      in: f.rows(f.line('In a plan', { values }), 'In each plan, in their order'),
    }),
  }),
  ({ plans, differences }, context) => {
    // With one plan there is nothing to compare.
    if (plans.length === 1) return;
    const wanted = `there are ${number(plans.length)} plans. Write one for each, in their order, or take the feature out.`;
    differences.forEach(({ in: texts }, row) => {
      const message = `has ${count(texts.length, 'text')}, and ${wanted}`;
      if (texts.length !== plans.length)
        context.addIssue({ code: 'custom', path: ['differences', row, 'in'], message });
    });
  },
);

type WrittenPlans = FactsOf<typeof plansFile>['plans'];

/** One says before its list what the first is called. */
export const plansOf = (plans: WrittenPlans) => filled(plans, { firstPlan: plans[0].name });

export type Plan = WrittenPlans[number];

/** As figures: with one plan it is the second as well. */
export const planNames = (plans: WrittenPlans) => ({
  firstPlan: plans[0].name,
  secondPlan: (plans[1] ?? plans[0]).name,
  thePlans: plans.length === 1 ? 'the plan' : `the ${number(plans.length)} plans`,
});

const slug = f.formed(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'cannot be part of an address. Use small letters, digits and single hyphens.',
  { label: 'Last part of its address', hint: 'The name of its file in content/legal/agreements.' },
);

export const agreementsFile = factsFile('agreements', 'Sample agreements', '/pricing', (known) => ({
  note: f.paragraph('At the head of each'),
  changes: f.line('Link below each').optional(),
  agreements: f.list('Agreement', {
    slug: f.unique(slug),
    title: f.line(),
    summary: f.line('On its card', { values: known.figures }),
    names: f.pageNames(),
    keywords: f.searchWords(),
    description: f.paragraph('For search engines', { most: 150 }),
  }),
}));

const forSums = ({ net, own, liveOn, pilotPercent, fullOn }: Engagement['agents'][number]) => ({
  net,
  own,
  liveOn,
  pilotPercent,
  fullOn,
});

type Terms = FactsOf<typeof pricingTermsFile>;

interface Around extends Pick<Ledger, 'caseStudies' | 'caseReturns' | 'calendar' | 'engagement'> {
  plans: ReturnType<typeof plansOf>;
  differences: FactsOf<typeof plansFile>['differences'];
  agreements: FactsOf<typeof agreementsFile>['agreements'];
  testimonials: readonly Testimonial[];
  rate: Rate;
  currency: Currency;
  capacity: Capacity;
  supportQueue: SupportQueue;
}

function quotedOf(
  { by, case: told }: NonNullable<Terms['quote']>,
  { testimonials, caseStudies, caseReturns }: Around,
) {
  const said = testimonials.find(({ name }) => name === by);
  if (!said) return undefined;
  const returned = told && caseReturns[told.study];
  if (!returned || returned.sum.days === Infinity) return { said, case: undefined };
  const { study, meaning, link: words } = told;
  const { client, sample } = caseStudies[study];
  return {
    said,
    case: {
      study,
      link: words,
      sample,
      meaning: filled(meaning, { client, without: withoutEstimates(returned) }),
      figure: inDays(returned.sum.days),
    },
  };
}

export function pricingOf(page: FactsOf<typeof pricingFile>, below: Terms, around: Around) {
  const { plans, agreements, rate, currency, engagement, supportQueue } = around;
  const quote = below.quote && quotedOf(below.quote, around);
  const [first, second] = engagement.agents;
  return {
    ...page,
    ...below,
    agreements: { ...below.agreements, entries: agreements },
    plans,
    quote,
    returned: below.returned && {
      ...below.returned,
      currency,
      ways: Object.values(engagement.ways),
      bestWay: engagement.bestWay,
    },
    own: {
      ...below.own,
      currency,
      rate: { monthly: rate.monthly, months: rate.months },
      credit: engagement.credit,
      upkeep: engagement.upkeepPerMonth,
      ownHours: first.hours + second.hours,
      run: first.run,
      agents: [forSums(first), forSums(second)] as const,
      measuredOn: around.calendar.days,
    },
    differences: { ...below.differences, rows: plans.length > 1 ? around.differences : [] },
    support: {
      ...below.support,
      text: plans.length > 1 ? `${below.support.text} ${below.support.others}` : below.support.text,
      rows: supportQueue.rows,
    },
    madeUp: {
      testimonial: quote?.said ?? [],
      year: below.returned ? engagement : [],
      sprint: page.sprint,
      portal: page.solution.week,
      terms: [below.terms, below.differences, supportQueue],
      capacity: around.capacity,
    },
  };
}

export type PricingFacts = ReturnType<typeof pricingOf>;

export const pricingFiles = {
  pricing: pricingFile,
  pricingTerms: pricingTermsFile,
  agreements: agreementsFile,
};
