/** What the pricing page says, apart from the plans (plans.ts) and the experts (roles.ts). */

export interface HeroTerm {
  term: string;
  meaning: string;
  /** Where more is said about it. */
  more?: { label: string; href: string };
}

export const pricingHero: { heading: string; text: string; terms: readonly HeroTerm[] } = {
  heading: 'AI Development Partner Package',
  text: 'Pricing is outcome-based: a fixed monthly rate with a timeline and deliverables, agreed with you against a technical mutual action plan before work begins.',
  terms: [
    {
      term: 'Who it is for',
      meaning: 'Businesses with an AI budget of at least $20k per month',
      more: { label: 'Why', href: '#questions' },
    },
    {
      term: 'How long',
      meaning: 'At least 3 months, as a recommendation',
      more: { label: 'Term and notice', href: '#terms' },
    },
    {
      term: 'First result',
      meaning: 'An initial proof of concept, aimed for within 3 weeks',
    },
    {
      term: 'Who owns it',
      meaning: 'You: all IP from day one, with full handoff and documentation',
    },
    {
      term: 'Compliance',
      meaning: 'SOC-2 and ISO',
      more: { label: 'What that means here', href: '/docs/security#soc-2-and-iso' },
    },
  ],
};

export const solutionManagement = {
  heading: 'Post-deployment solution management',
  text: 'Models change, APIs move, people ask new things. After launch we stay: we watch the runs, fix what breaks, and tell you what we did.',
  caption: 'An example of one week, as the client portal shows it.',
} as const;

export const portalWeek = {
  title: 'Solution management, last seven days',
  sample: true,
  place: 'Client portal',
  entries: [
    {
      at: 'Mon 09:12',
      what: 'Calendar API changed its time-zone field. Patched and replayed 14 calls.',
      state: 'Fixed in 38 min',
    },
    {
      at: 'Tue 16:40',
      what: 'Two quotes priced from the April list. Source pinned to the live sheet.',
      state: 'Fixed',
    },
    { at: 'Thu 05:00', what: 'Brief posted on time for the 61st weekday running.', state: 'Healthy' },
    {
      at: 'Fri 11:25',
      what: 'Sales asked for a French draft. Added, tested on 40 past mails.',
      state: 'In review',
    },
  ],
} as const;

export const experts = {
  heading: 'Six kinds of expert, one team',
  text: 'You meet everyone who touches your system.',
  link: { label: 'Get Started', href: '/contact' },
} as const;

/** The five areas, one example month and others to begin with: whole percentages that add up to 100, none below `least`. */
export const allocation = {
  heading: 'Flexible Resource Allocation',
  text: 'Point the month at whatever matters most, and move it when that changes.',
  caption:
    'One example month of an Enterprise Partner, drawn to scale across the five areas we work in. Yours will differ.',
  areas: [
    { label: 'Custom AI system development', percent: 34, structure: 'twill' },
    { label: 'Integration with existing systems and data sources', percent: 22, structure: 'basket' },
    { label: 'Data pipeline engineering and optimization', percent: 18, structure: 'diamond' },
    { label: 'Business process optimization and automation', percent: 16, structure: 'herring' },
    { label: 'Team training and knowledge transfer', percent: 10, structure: 'plain' },
  ],
  /** A working day of a month of twenty. */
  least: 5,
  /** Months to begin with, each in the order of the areas. */
  months: {
    legend: 'Begin with',
    example: 'The example',
    others: [
      { name: 'Launch', percents: [40, 28, 14, 10, 8] },
      { name: 'Run', percents: [15, 18, 22, 25, 20] },
      { name: 'Scale', percents: [28, 26, 12, 24, 10] },
    ],
  },
  help: 'Move a divider, and the two areas beside it share their days anew. No area has less than a working day of a month.',
  own: 'A month of your making, drawn to scale. What it comes to is agreed with you.',
  link: 'Start with this month',
} as const;

export const transparency = {
  heading: 'Transparent Process',
  items: [
    ['Documentation of work', 'Written as we build, not after.'],
    ['Regular progress updates and demos', 'On your data, every sprint.'],
    ['Collaborative planning sessions', 'You choose the next piece with us.'],
    ['Detailed time tracking and reporting', 'Every hour set against a deliverable.'],
  ],
  caption:
    'An example of the report a partner receives at the end of each sprint. Raman is the dedicated AI engineer of this one; the two others did what is theirs.',
} as const;

/** A sprint of ten working days, in hours. `who` is a last name of team.json. */
export const sprintReport = {
  title: 'Sprint 4, hours by deliverable',
  sample: true,
  dates: 'June 2 to 13',
  /** The engineer the plan names; the others do what is theirs. */
  dedicated: 'Raman',
  rows: [
    { deliverable: 'Quote agent reads PDF tables', who: 'Raman', planned: 32, spent: 35 },
    { deliverable: 'Test set, 200 past quotes', who: 'Raman', planned: 24, spent: 22 },
    { deliverable: 'Live debugging of quote intake', who: 'Raman', planned: 12, spent: 11 },
    { deliverable: 'Planning, demo, written notes', who: 'Raman', planned: 10, spent: 10 },
    { deliverable: 'Price list sync, nightly', who: 'Cho', planned: 12, spent: 9 },
    { deliverable: 'Sign-off screen for sales', who: 'Whitlock', planned: 10, spent: 11 },
  ],
  outcome: 'Demo held June 12',
  remark: 'Notes and recording in the portal',
} as const;

export const pricingCallToAction = {
  heading: 'Begin with a plan you can hold us to.',
  text: 'A timeline, deliverables and one fixed rate, in writing, before any work starts.',
} as const;
