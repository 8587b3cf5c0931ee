/** The home page. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { CASE_STUDIES } from './case-studies.ts';
import { PHASES } from './engagement.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, logoFile, paragraph, rows, sample, three, two } from './fields.ts';
import { FIGURES } from './figure-names.ts';
import { destination } from './links.ts';

/** The systems of figure 1, left to right. `mark` is the key of its mark in simple-icons; Slack has none there. */
export const daySystems = [
  { name: 'Calendar', mark: 'siGooglecalendar' },
  { name: 'HubSpot', mark: 'siHubspot' },
  { name: 'Gmail', mark: 'siGmail' },
  { name: 'Slack', mark: undefined },
  { name: 'Postgres', mark: 'siPostgresql' },
] as const;

const heading = line('Heading');

const proof = group('Fact', { what: line('What'), is: line('How much, or whose', { names: FIGURES }) });

const tools = (label: string) =>
  rows(label, line('Tool', { hint: 'As the directory has it, of those with a mark.' }), {
    singular: 'Tool',
    hint: 'A phone shows the first six.',
    count: 8,
  });

export const homeFile = factsFile({
  name: 'home',
  label: 'Home page',
  about: 'Its opening, and the headings and sentences of its sections.',
  page: '/',
  schema: group('Home page', {
    hero: group('Opening', {
      headline: line('Headline', { hint: 'The picture of a shared link says it as well.' }),
      subline: line('Below it'),
      proof: three('Three facts under the button', proof, { singular: 'Fact', summary: 'what' }),
    }),
    clients: group('Client names', { heading }),
    features: group('Features', { heading, note: paragraph('Beside it') }),
    integrations: group('Tools', {
      heading,
      text: paragraph('Text', { names: FIGURES }),
      link: line('Words of the link'),
      rising: tools('Column that rises'),
      sinking: tools('Column that sinks'),
    }),
    process: group('Steps', { heading, caption: paragraph('Caption of the calendar') }),
    results: group('Quotes', { heading }),
    questions: group('Questions', { heading }),
  }),
});

const [first, ...others] = daySystems.map(({ name }) => name);
const system = choice('System', [first as string, ...others]);
const time = line('Time', { hint: 'As in 05:00.' });

const agent = group('Agent', {
  channel: choice('Channel', CHANNELS),
  who: line('Name'),
  time,
  did: line('What it did'),
  next: rows('What it does next', group('Doing', { time, did: line('What it does') }), {
    singular: 'Doing',
    summary: 'did',
    hint: 'Of the last agent alone, which is at work now.',
  }).optional(),
  acts: rows('May act in', system, { singular: 'System' }),
  reads: rows('May only read', system, { singular: 'System', hint: 'It has no access to the others.' }),
});

export const dayFile = factsFile({
  name: 'day',
  label: 'Day of the first drawing',
  about: 'The agents of the drawing beside the headline, in the order of the day.',
  page: '/',
  schema: group('Day', {
    title: line('Title'),
    agents: rows('Agents', agent, { singular: 'Agent', summary: 'who', unique: 'who', count: 4 }),
  }),
});

const feature = group('Feature', {
  title: line('Title'),
  description: paragraph('Text'),
  image: choice('Channel', CHANNELS, { hint: 'The worked example of this channel stands beside it.' }),
});

export const featuresFile = factsFile({
  name: 'features',
  label: 'Features',
  about: 'What one place holds: on the home page, one for each channel.',
  page: '/#features',
  schema: group('Features', {
    features: rows('Features', feature, { singular: 'Feature', summary: 'title', unique: 'image' }),
  }),
});

const sampleMark = sample();
const outcome = line('What came of it');
const remark = line('Beside that');
const record = rows('Record', group('Line', { name: line('What'), value: line('Says') }), {
  singular: 'Line',
  summary: 'name',
  unique: 'name',
});
const columns = (label: string) => line(label);

const call = group('A call', {
  sample: sampleMark,
  heading,
  length: line('How long'),
  turns: rows(
    'What is said',
    group('Turn', { who: choice('Who', ['Caller', 'Agent']), says: paragraph('Says') }),
    { singular: 'Turn', summary: 'says', unique: 'says' },
  ),
  record,
  outcome,
  remark,
});

const brief = group('A morning brief', {
  sample: sampleMark,
  heading,
  schedule: line('When it is posted'),
  author: line('By'),
  time: line('Time'),
  opening: paragraph('First sentence'),
  points: rows(
    'Points',
    group('Point', { subject: line('First words, bold'), text: paragraph('The rest') }),
    {
      singular: 'Point',
      summary: 'subject',
      unique: 'subject',
    },
  ),
  outcome,
  remark,
});

const mail = group('A mail', {
  sample: sampleMark,
  heading,
  time: line('Time'),
  from: line('From'),
  mail: paragraph('What it says'),
  record,
  draftFor: line('Above the draft'),
  draft: paragraph('Draft of the reply'),
  outcome,
  remark,
});

const query = group('A question', {
  sample: sampleMark,
  heading,
  basis: line('Beside it'),
  question: line('Question'),
  query: paragraph('Query', { hint: 'Words in capitals are set apart.' }),
  columns: two('Heads of the answer', columns('Head')),
  rows: rows('Answer', group('Row', { first: line('First'), second: line('Second') }), {
    singular: 'Row',
    summary: 'first',
    unique: 'first',
  }),
  source: line('Where it is from'),
  outcome,
  remark,
});

const quote = group('A quote', {
  sample: sampleMark,
  heading,
  time: line('Time'),
  client: line('For whom'),
  columns: group('Heads', { item: line('First'), quantity: line('Second'), amount: line('Third') }),
  rows: rows(
    'Items',
    group('Item', { item: line('What'), quantity: line('How many'), amount: line('Amount') }),
    { singular: 'Item', summary: 'item', unique: 'item' },
  ),
  total: line('Sum'),
  remarks: paragraph('Remarks'),
  outcome,
  remark,
});

export const examplesFile = factsFile({
  name: 'examples',
  label: 'Worked examples',
  about:
    'One for each feature of the home page. Firms and people are made up, with addresses kept for examples.',
  page: '/#features',
  schema: group('Examples', { call, brief, mail, query, quote }),
});

const client = group('Client', {
  name: line('Name'),
  logo: logoFile('Logo', {
    hint: 'Any size, on a clear or plain ground. It is cut, and shown in the ink of the page. Without one the name is set.',
  }).optional(),
  sample: sample(),
});

export const clientsFile = factsFile({
  name: 'clients',
  label: 'Clients',
  about: 'The names that pass on the home page, in this order.',
  page: '/',
  schema: group('Clients', {
    clients: rows('Clients', client, {
      singular: 'Client',
      summary: 'name',
      unique: 'name',
    }),
  }),
});

const testimonial = group('Testimonial', {
  name: line('Name'),
  title: line('Role', { hint: 'Such as Director of Operations.' }),
  company: line('Company'),
  quote: paragraph('What they say', { hint: 'Without quotation marks; the page sets them.' }),
  emphasis: line('The phrase that carries it', {
    hint: 'Copied from the quote word for word; the page marks it.',
  }),
  channel: choice('Channel', CHANNELS, { hint: 'Where the client’s agents work: it gives the color.' }),
  study: choice('Case study', CASE_STUDIES, {
    hint: 'Its headline measure stands beside the quote, with a link to the case.',
  }),
  sample: sample(),
}).superRefine(({ quote, emphasis }, context) => {
  if (quote.includes(emphasis)) return;
  context.addIssue({
    code: 'custom',
    path: ['emphasis'],
    message: `"${emphasis}" is not in the quote. Copy it from there word for word.`,
  });
});

export const testimonialsFile = factsFile({
  name: 'testimonials',
  label: 'Testimonials',
  about: 'What three clients say, on the home page. The first is the long one: it unfolds.',
  page: '/#results',
  schema: group('Testimonials', {
    testimonials: three('Testimonials', testimonial, { singular: 'Testimonial', summary: 'name' }),
  }),
});

const step = group('Step', {
  phase: choice('Phase', PHASES, { hint: 'Its days are in the first ninety days.' }),
  title: line('Title'),
  description: paragraph('Text'),
  delivers: two('What a client has in hand at its end', line('Result'), { singular: 'Result' }),
  shows: line('What its part of the calendar shows'),
});

export const processFile = factsFile({
  name: 'process',
  label: 'Steps of an engagement',
  about: 'On the home page, beside the calendar.',
  page: '/',
  schema: group('Steps', { processSteps: three('Steps', step, { singular: 'Step', summary: 'title' }) }),
});

const button = group(
  'Button',
  {
    text: line('Words'),
    link: destination('Leads to'),
    style: choice('Looks like', ['text', 'line', 'solid'], {
      hint: 'text: an underlined link; line and solid: buttons.',
    }),
  },
  { summary: 'text' },
);

export const faqFile = factsFile({
  name: 'faq',
  label: 'Questions and answers',
  about: 'The questions near the end of the home page.',
  page: '/',
  schema: group('Questions and answers', {
    questions: rows(
      'Questions',
      group('Question', {
        question: line('Question', { hint: 'As a visitor would ask it.' }),
        answer: paragraph('Answer', { names: FIGURES }),
        buttons: rows('Buttons below the answer', button, { singular: 'Button', summary: 'text' }).optional(),
      }),
      { singular: 'Question', summary: 'question', unique: 'question' },
    ),
  }),
});
