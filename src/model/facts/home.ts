import { filled } from '../filled.ts';
import { type Currency, money } from '../money.ts';
import { studyName } from './case-studies.ts';
import { PHASES } from './engagement.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';
import { destination, restingSentence, restsOn, standing } from './links.ts';

export const DAY_SYSTEMS = ['Calendar', 'HubSpot', 'Gmail', 'Slack', 'Postgres'] as const;

const heading = f.line();
const tools = (label: string) => {
  const tool = f.line('Tool', 'As the directory has it, of those with a mark.');
  return f.rows(tool, label).length(6);
};

const homeFile = factsFile('home', 'Home page', '/', (known, values) => ({
  hero: f.group('Opening', {
    headline: f.line({ hint: 'The picture of a shared link says it as well.' }),
    subline: f.line(),
    watch: f.line('Words of the link to the film'),
    offer: f.line('What is offered', { values }),
    proof: f
      .list('Facts under the button', 'Fact', {
        what: f.key({ values }),
        is: f.line('How much, or whose', { values }),
        link: restsOn(known),
      })
      .max(3)
      .overwrite(standing(known)),
  }),
  clients: f.group('Client names', {
    heading,
    headingOfOne: f.line('Heading above a single client').default('Trusted by'),
  }),
  features: f.group({ heading, note: f.paragraph('Beside it') }),
  integrations: f.group('Tools', {
    heading,
    text: f.paragraph({ values }),
    link: f.line('Words of the link'),
    rising: tools('Column that rises'),
    sinking: tools('Column that sinks'),
  }),
  process: f.group('Steps', {
    heading,
    caption: f.paragraph('Caption of the calendar', { values }),
  }),
  results: f.group('Quotes', { heading }),
  questions: f.group({ heading }),
}));

export type Home = FactsOf<typeof homeFile>;

const systems = (...named: f.Named) => f.rows(f.choice(DAY_SYSTEMS, 'System'), ...named);
const time = f.line({ hint: 'As in 5:00 AM.' });
const next = f.list('What it does next', 'Doing', { time, did: f.line('What it does') });

const ask = f.group('What it asks a person', {
  text: f.line(),
  question: f.line('At the desk', { names: ['total'] }),
  yes: f.line(),
  again: f
    .line({ hint: 'Yes is held then, and these words are on it where no one can hold.' })
    .optional(),
  ...f.lines('no', 'done', 'undone'),
});

const dayFile = factsFile('day', 'Day of the first drawing', '/', {
  title: f.line(),
  desk: f.group('Desk below it', {
    name: f.line(),
    hint: f.line('Before the first decision'),
    still: f.line('Where no one can decide'),
    end: f.line({ names: ['things'] }),
    next: f.line('Words of the button then'),
  }),
  agents: f
    .list('Agent', {
      channel: f.channel(),
      who: f.key('Name'),
      time,
      did: f.line('What it did'),
      next: f.hinted(next, 'Of the last agent alone, which is at work now.').optional(),
      ask: ask.optional(),
      acts: systems('May act in'),
      reads: systems('May only read', 'It has no access to the others.'),
    })
    .length(4),
});

type WrittenDay = FactsOf<typeof dayFile>;
export type DayAgent = WrittenDay['agents'][number];

export const ordinaryDayOf = (day: WrittenDay, { quote: { total } }: Examples) => ({
  ...day,
  // It is asked of the last that the agent did.
  asks: day.agents.flatMap(({ channel, ask, time, next }, row) =>
    ask ? [{ ...filled(ask, { total }), time: next?.at(-1)?.time ?? time, channel, row }] : [],
  ),
});

export type OrdinaryDay = ReturnType<typeof ordinaryDayOf>;

const featuresFile = factsFile('features', 'Features', '/#features', {
  features: f.list('Feature', {
    title: f.line(),
    description: f.paragraph(),
    image: f.unique(f.channel('Channel', 'The worked example of this channel stands beside it.')),
  }),
});

const shown = { sample: f.sample(), heading };
const came = f.lines('outcome', 'remark');
const record = f.list('Line', { name: f.key(), value: f.line('Says') });
const turn = { who: f.choice(['Caller', 'Agent']), says: f.unique(f.paragraph()) };

/** One for each feature. */
const examplesFile = factsFile('examples', 'Worked examples', '/#features', {
  call: f.group('A call', {
    ...shown,
    length: f.line(),
    turns: f.list('Turn', turn),
    record,
    ...came,
  }),
  brief: f.group('A morning brief', {
    ...shown,
    ...f.lines('schedule', 'author', 'time'),
    opening: f.paragraph(),
    points: f.list('Point', { subject: f.key('First words, bold'), text: f.paragraph('The rest') }),
    ...came,
  }),
  mail: f.group('An email', {
    ...shown,
    ...f.lines('time', 'from'),
    mail: f.paragraph(),
    record,
    draftFor: f.line('Above the draft'),
    draft: f.paragraph(),
    ...came,
  }),
  query: f.group('A question', {
    ...shown,
    basis: f.line('Beside it'),
    question: f.line(),
    query: f.paragraph({ hint: 'Words in capitals are set apart.' }),
    columns: f.two(f.line('Head'), 'Heads of the answer'),
    rows: f.list('Answer', 'Row', { first: f.key(), second: f.line() }),
    source: f.line(),
    ...came,
  }),
  quote: f.group('A quote', {
    ...shown,
    ...f.lines('time', 'client'),
    columns: f.group('Heads', f.lines('item', 'quantity', 'amount')),
    rows: f.list('Items', 'Item', {
      item: f.key(),
      quantity: f.line(),
      amount: f.whole('Amount of all of them'),
    }),
    remarks: f.paragraph(),
    ...came,
  }),
});

const testimonial = (known: Known) =>
  f
    .group('Testimonial', {
      name: f.line(),
      title: f.line('Role', 'Such as Director of Operations.'),
      company: f.line(),
      quote: f.paragraph('What they say', 'Without quotation marks; the page sets them.'),
      emphasis: f.line(
        'The phrase that carries it',
        'Copied from the quote word for word; the page marks it.',
      ),
      channel: f.channel({ hint: 'Where the client’s agents work: it gives the color.' }),
      study: studyName(
        known,
        'Case study',
        'Its headline measure stands beside the quote.',
      ).optional(),
      sample: f.sample(),
    })
    .superRefine(({ quote, emphasis }, context) => {
      const message = `"${emphasis}" is not in the quote. Copy it from there word for word.`;
      if (!quote.includes(emphasis))
        context.addIssue({ code: 'custom', path: ['emphasis'], message });
    });

/** The first is the long one, of which the page unfolds the rest. */
export const testimonialsFile = factsFile('testimonials', 'Testimonials', '/#results', (known) => ({
  testimonials: f.rows(testimonial(known)),
}));

export type Testimonial = FactsOf<typeof testimonialsFile>['testimonials'][number];

/** Their days, and the dates of figure 2, are in the calendar. */
const processFile = factsFile('process', 'Steps of an engagement', '/', (_, values) => {
  const step = f.group('Step', {
    phase: f.choice(PHASES, { hint: 'Its days are in the first ninety days.' }),
    title: f.line(),
    description: f.paragraph({ values }),
    delivers: f.two(f.line('Result'), 'What a client has in hand at its end'),
  });
  return { processSteps: f.three(step, 'Steps') };
});

const faqFile = factsFile('faq', 'Questions and answers', '/', (known, values) => {
  const button = {
    text: f.line('Words', { values }),
    link: destination(known, undefined, true),
    style: f.choice(['text', 'line', 'solid'], {
      hint: 'text: an underlined link; line and solid: buttons.',
    }),
  };
  return {
    questions: f
      .list('Question', {
        question: f.key({ hint: 'As a visitor would ask it.' }),
        answer: f.paragraph({ values }),
        also: restingSentence(known),
        buttons: f
          .list('Buttons below the answer', 'Button', button)
          .overwrite(standing(known))
          .optional(),
      })
      .min(1),
  };
});

export type Question = FactsOf<typeof faqFile>['questions'][number];

export type Feature = FactsOf<typeof featuresFile>['features'][number];

/** The quote is in the company's currency, and comes to what its rows do. */
export function examplesOf(written: FactsOf<typeof examplesFile>, currency: Currency) {
  const { rows } = written.quote;
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const quote = {
    ...written.quote,
    rows: rows.map((row) => ({ ...row, amount: money(row.amount, currency) })),
    total: money(total, currency),
  };
  return { ...written, quote };
}

export type Examples = ReturnType<typeof examplesOf>;

export const homeFiles = {
  home: homeFile,
  day: dayFile,
  features: featuresFile,
  examples: examplesFile,
  process: processFile,
  faq: faqFile,
};
