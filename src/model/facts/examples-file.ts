import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, rows, sample, two } from './fields.ts';

const sampleMark = sample();
const heading = line('Heading');
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
  format: 'json',
  label: 'Worked examples',
  about:
    'One for each feature of the home page. Firms and people are made up, with addresses kept for examples.',
  page: '/#features',
  schema: group('Examples', { call, brief, mail, query, quote }),
});
