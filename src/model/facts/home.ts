/** The home page. */
import { engagementFigures as values } from '../engagement-figures.ts';
import { CASE_STUDIES } from './case-studies.ts';
import { PHASES } from './engagement.ts';
import { facts } from './facts-file.ts';
import {
  channel,
  choice,
  group,
  hinted,
  line,
  list,
  logoFile,
  paragraph,
  rows,
  sample,
  three,
  two,
  unique,
} from './fields.ts';
import { destination } from './links.ts';

/** The systems of figure 1, left to right. `mark` is the key of its mark in simple-icons; Slack has none there. */
export const daySystems = [
  { name: 'Calendar', mark: 'siGooglecalendar' },
  { name: 'HubSpot', mark: 'siHubspot' },
  { name: 'Gmail', mark: 'siGmail' },
  { name: 'Slack', mark: undefined },
  { name: 'Postgres', mark: 'siPostgresql' },
] as const;

const heading = line();
const proof = group('Fact', { what: line(), is: line('How much, or whose', { values }) });
const tools = (label: string) =>
  hinted(
    rows(line('Tool', { hint: 'As the directory has it, of those with a mark.' }), label),
    'A phone shows the first six.',
  ).length(8);

/** Its opening, and the headings and sentences of its sections. */
export const home = facts('home', 'Home page', '/', {
  hero: group('Opening', {
    headline: line({ hint: 'The picture of a shared link says it as well.' }),
    subline: line('Below it'),
    proof: three(proof, 'Three facts under the button'),
  }),
  clients: group('Client names', { heading }),
  features: group({ heading, note: paragraph('Beside it') }),
  integrations: group('Tools', {
    heading,
    text: paragraph({ values }),
    link: line('Words of the link'),
    rising: tools('Column that rises'),
    sinking: tools('Column that sinks'),
  }),
  process: group('Steps', { heading, caption: paragraph('Caption of the calendar') }),
  results: group('Quotes', { heading }),
  questions: group({ heading }),
});

const [firstSystem, ...otherSystems] = daySystems.map(({ name }) => name);
const systems = (label: string) => rows(choice([firstSystem as string, ...otherSystems], 'System'), label);
const time = line({ hint: 'As in 05:00.' });

/** The day that the first drawing shows; the last of its agents is at work now. */
export const { title: dayTitle, agents: dayAgents } = facts('day', 'Day of the first drawing', '/', {
  title: line(),
  agents: list('Agent', {
    channel: channel(),
    who: unique(line('Name')),
    time,
    did: line('What it did'),
    next: hinted(
      list('What it does next', 'Doing', { time, did: line('What it does') }),
      'Of the last agent alone, which is at work now.',
    ).optional(),
    acts: systems('May act in'),
    reads: hinted(systems('May only read'), 'It has no access to the others.'),
  }).length(4),
});

export type DayAgent = (typeof dayAgents)[number];

/** What one place holds: five features, one for each channel. */
export const { features } = facts('features', 'Features', '/#features', {
  features: list('Feature', {
    title: line(),
    description: paragraph('Text'),
    image: unique(channel('Channel', { hint: 'The worked example of this channel stands beside it.' })),
  }),
});

const shown = { sample: sample(), heading };
const came = { outcome: line('What came of it'), remark: line('Beside that') };
const record = list('Line', { name: unique(line('What')), value: line('Says') });

/**
 * One worked example for each feature: what an agent heard, did and left for a person. Firms and people are made up, with
 * addresses kept for examples.
 */
export const examples = facts('examples', 'Worked examples', '/#features', {
  call: group('A call', {
    ...shown,
    length: line('How long'),
    turns: list('What is said', 'Turn', {
      who: choice(['Caller', 'Agent']),
      says: unique(paragraph()),
    }),
    record,
    ...came,
  }),
  brief: group('A morning brief', {
    ...shown,
    schedule: line('When it is posted'),
    author: line('By'),
    time: line(),
    opening: paragraph('First sentence'),
    points: list('Point', {
      subject: unique(line('First words, bold')),
      text: paragraph('The rest'),
    }),
    ...came,
  }),
  mail: group('A mail', {
    ...shown,
    time: line(),
    from: line(),
    mail: paragraph('What it says'),
    record,
    draftFor: line('Above the draft'),
    draft: paragraph('Draft of the reply'),
    ...came,
  }),
  query: group('A question', {
    ...shown,
    basis: line('Beside it'),
    question: line(),
    query: paragraph({ hint: 'Words in capitals are set apart.' }),
    columns: two(line('Head'), 'Heads of the answer'),
    rows: list('Answer', 'Row', { first: unique(line()), second: line() }),
    source: line('Where it is from'),
    ...came,
  }),
  quote: group('A quote', {
    ...shown,
    time: line(),
    client: line('For whom'),
    columns: group('Heads', { item: line('First'), quantity: line('Second'), amount: line('Third') }),
    rows: list('Items', 'Item', {
      item: unique(line('What')),
      quantity: line('How many'),
      amount: line(),
    }),
    total: line('Sum'),
    remarks: paragraph(),
    ...came,
  }),
});

/** The clients named on the home page, in order. */
export const { clients } = facts('clients', 'Clients', '/', {
  clients: list('Client', {
    name: unique(line()),
    logo: logoFile({
      hint: 'Any size, on a clear or plain ground. It is cut, and shown in the ink of the page. Without one the name is set.',
    }).optional(),
    sample: sample(),
  }),
});

const testimonial = group('Testimonial', {
  name: line(),
  title: line('Role', { hint: 'Such as Director of Operations.' }),
  company: line(),
  quote: paragraph('What they say', { hint: 'Without quotation marks; the page sets them.' }),
  emphasis: line('The phrase that carries it', {
    hint: 'Copied from the quote word for word; the page marks it.',
  }),
  channel: channel({ hint: 'Where the client’s agents work: it gives the color.' }),
  study: choice(CASE_STUDIES, 'Case study', {
    hint: 'Its headline measure stands beside the quote, with a link to the case.',
  }),
  sample: sample(),
}).superRefine(({ quote, emphasis }, context) => {
  const message = `"${emphasis}" is not in the quote. Copy it from there word for word.`;
  if (!quote.includes(emphasis)) context.addIssue({ code: 'custom', path: ['emphasis'], message });
});

/** Quotes of three clients. The first is the long one: the page shows its beginning and unfolds the rest. */
export const { testimonials } = facts('testimonials', 'Testimonials', '/#results', {
  testimonials: three(testimonial),
});

/** The quote of a client whom a page names. */
export function saidBy(name: string) {
  const said = testimonials.find((each) => each.name === name);
  if (said) return said;
  throw new Error(`A page quotes "${name}", who is nobody in content/data/testimonials.yaml.`);
}

const step = group('Step', {
  phase: choice(PHASES, { hint: 'Its days are in the first ninety days.' }),
  title: line(),
  description: paragraph('Text', { values }),
  delivers: two(line('Result'), 'What a client has in hand at its end'),
  shows: line('What its part of the calendar shows'),
});

/** The three steps of an engagement. Their days, and the dates of figure 2, are in the calendar. */
export const { processSteps } = facts('process', 'Steps of an engagement', '/', {
  processSteps: three(step, 'Steps'),
});

export type ProcessStep = (typeof processSteps)[number];

/** The questions near the end of the page. An answer may end in buttons. */
export const { questions: faq } = facts('faq', 'Questions and answers', '/', {
  questions: list('Question', {
    question: unique(line({ hint: 'As a visitor would ask it.' })),
    answer: paragraph({ values }),
    buttons: list('Buttons below the answer', 'Button', {
      text: line('Words'),
      link: destination(),
      style: choice(['text', 'line', 'solid'], 'Looks like', {
        hint: 'text: an underlined link; line and solid: buttons.',
      }),
    }).optional(),
  }),
});
