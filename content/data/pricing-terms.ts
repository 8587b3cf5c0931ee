/**
 * What the pricing page answers below the plans. `{fee}` and the other names of src/model/engagement-facts.ts stand for
 * figures of engagement.ts.
 */

export const planDifferences = {
  heading: 'What each plan includes',
  text: 'Everything Enterprise Partner adds has a smaller form in both plans. This is where the one ends and the other begins.',
  name: 'What each plan includes',
  sample: true,
  /** `feature` is one of the second plan's in plans.ts. */
  rows: [
    {
      feature: 'Dedicated project manager',
      both: 'Your engineer keeps the dates of the action plan.',
      enterprise: 'A project manager keeps them, across several teams of yours.',
    },
    {
      feature: 'Weekly 60 minute executive team meetings',
      both: 'A demo of 30 minutes at the end of each sprint.',
      enterprise: 'The weekly hour with your executives.',
    },
    {
      feature: 'Strategic roadmap review',
      both: 'A ranked list of candidates, made once, in the first week.',
      enterprise: 'The list ranked again each quarter, with your executives.',
    },
    {
      feature: 'Team training sessions',
      both: 'User guides, and one rehearsal of the handover.',
      enterprise: 'Sessions for the teams that work with the agents.',
    },
    {
      feature: 'Documentation of completed work',
      both: 'User guides, and written notes of every sprint.',
      enterprise:
        'A file for each release that an auditor can read: what changed, who tested it, who approved.',
    },
    {
      feature: 'Quarterly executive briefing',
      both: 'The return, measured on {measuredOn} with your finance team.',
      enterprise: 'The briefing each quarter.',
    },
    {
      feature: 'Full customization',
      both: 'The client portal as it is: runs, logs, action plan, hours, support queue.',
      enterprise: 'Portal, reports and terms made to measure.',
    },
  ],
} as const;

export const returnExample = {
  heading: 'What three months cost, and when it is back',
  text: 'Three months are {fee}. In the example two agents are built for {firstPieceCost} and {secondPieceCost}; the rest is running them and preparing the next. The first has returned its cost {firstPieceUse} after it took its first quote, on {firstPieceDay}, and the whole {fee} is back on {feeDay}. On {measuredOn} we measure whether that is still where it is going.',
  link: { label: 'The example, month by month', href: '/docs/process#strategic-roadmapping' },
  caption:
    'A worked example with sample figures: what two agents had returned by the end of each month, against the three months of {monthly}.',
} as const;

/** The same question with the visitor's own numbers. `{least}` and `{most}` stand for the limits of an answer. */
export const ownReturn = {
  heading: 'The same with your numbers',
  text: 'Three numbers only you know. They stay in this page.',
  fields: {
    hours: { label: 'Hours a week one person would win back', least: 0.1, most: 168 },
    people: { label: 'People who do this work', least: 1, most: 100_000 },
    hourly: { label: 'What an hour of theirs costs you, in dollars', least: 1, most: 10_000 },
  },
  refused: 'Fill in a number from {least} to {most}.',
  example: 'The two agents of the example, until your three numbers are there.',
  yours: 'Your numbers.',
  caption:
    'Ninety days, one thread each. The gold pick is the {fee} of three months; the cloth is what has come back.',
  assumptions:
    'Counted from the start, by the calendar of the example: nothing before day {liveOn}, {pilotPercent} percent of the hours from then to day {fullOn}, all of them after it. Not deducted: models and hosting, and your people’s time for the project. Not counted: what months after the third cost, and return. An hour won back is money only if it is put to use.',
} as const;

/** A client's word beside the plans, with a figure of its case. `{days}` is computed from content/data/case-returns.ts. */
export const plansQuote = {
  /** A `name` of testimonials.ts. */
  by: 'Jonas Bell',
  study: 'barkbox',
  figure: '{days} days',
  meaning: 'of use, and the agents had returned what they cost to build',
  link: 'Read the case',
} as const;

export const terms = {
  id: 'terms',
  heading: 'Terms',
  text: 'An example, until the company sets its own. The sample agreements below say the same in full.',
  name: 'Terms on the pricing page',
  sample: true,
  rows: [
    [
      'Term and notice',
      'Three months to begin with, then by the month. Either side ends it with {noticeDays} days’ notice to the end of a month. Agreed for twelve months at the start, the rate is {lowest} a month: {yearAgreed} in place of {yearByTheMonth} for the year.',
    ],
    [
      'Invoices',
      'At the start of each month, due in {invoiceDueDays} days. There is no setup fee. Travel is invoiced only if you agreed to it in writing.',
    ],
    [
      'Not included',
      'Models, telephony, hosting and the licenses of your own tools; legal advice; content such as price lists and ownership tables; changes to systems we did not build, beyond connecting them.',
    ],
    [
      'Models and telephony',
      'You pay for them, in your own accounts, so that the bill and the data are yours. In our case studies that is between {runFrom} and {runTo} a month for each system. The action plan has an estimate, and an agent that reaches its daily limit stops.',
    ],
    [
      'A missed date',
      'If a date of ours in the action plan is missed by more than {graceDays} working days, and what it needed from you was there, the rate stops on the next working day: {dayRate} for each day until it is met, up to the rate of one month. If the delay was yours, the plan shows that and the dates move.',
    ],
    [
      'Ownership',
      'All IP is yours from day one. Open-source parts keep their licenses. Parts of ours that existed before are listed and licensed to you for good, without a fee.',
    ],
    [
      'At the end',
      'The handover is part of the rate: repository, prompts, test sets, credentials, user guides, and a rehearsal in which your engineer deploys. For {questionDays} days after it we answer questions. Then we delete our copies and confirm it in writing.',
    ],
  ],
} as const;

export const supportSection = {
  id: 'support',
  heading: 'VIP support queue, in hours',
  text: 'An engineer of ours answers, by the phone number and the portal that you get on the first day. Enterprise Partner has the same hours unless its agreement has shorter ones.',
  caption: 'Sample hours. A Saturday is a day; a working day is Monday to Friday, except US holidays.',
} as const;

export const agreementsSection = {
  id: 'agreements',
  heading: 'Agreements you can read now',
  text: 'Three agreements, each on a page of its own.',
} as const;

export interface PricingQuestion {
  question: string;
  answer: string;
  link?: { label: string; href: string };
}

export const pricingQuestions: {
  id: string;
  heading: string;
  name: string;
  sample: boolean;
  items: readonly PricingQuestion[];
} = {
  id: 'questions',
  heading: 'Four questions about money',
  name: 'Questions on the pricing page',
  sample: true,
  items: [
    {
      question: 'When is the money back?',
      answer:
        'In the example above on {feeDay}, counted from the start, for all of the {fee}. Each agent returns its own cost in under 90 days of use: {firstPieceUse} and {secondPieceUse}. Not every system does; {slowCases} of our {allCases} case studies took longer, and their pages say why.',
      link: { label: 'See what the six returned', href: '/docs/showcase#what-they-cost-and-returned' },
    },
    {
      question: 'What do we pay besides the rate?',
      answer:
        'Models, telephony and hosting, in your own accounts: between {runFrom} and {runTo} a month for each system in our case studies. And your people’s time, about six hours in the first week and an hour or two in each week after it.',
      link: { label: 'See what each week asks of you', href: '/docs/introduction#how-an-engagement-runs' },
    },
    {
      question: 'What if nothing is worth building after three months?',
      answer:
        'Then we say so on {measuredOn}, and the plan ends with its term. What is live is yours. Your engineers can look after it, or we do so by the day, at the day rate of the plan.',
    },
    {
      question: 'Why does the introduction say {lowest}?',
      answer:
        'It is the rate when twelve months are agreed at the start. By the quarter, as in the plan above, Business Partner is {monthly}. It is also why we ask for an AI budget of at least $20k per month: we have no lower rate.',
    },
  ],
};
