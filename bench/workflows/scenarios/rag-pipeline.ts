import { readFileSync } from 'node:fs';
import { query, startPostgres } from '#server/testing/postgres.ts';
import { ended, executions, hasOne, send } from '../n8n-server.ts';
import type { Check, Scenario, Scene, Step } from '../scene.ts';
import { bySchedule, ENDED_WELL, NO_ALERT, ownerIsTold } from '../scene.ts';
import { shaped } from '../stand-ins.ts';

const ROLE = { database: 'documents', user: 'pipeline', password: 'choose one', ssl: 'disable' };
const HEADER = { name: 'X-Documents-Key', value: 'a long random value' };
let documents = '';

/** Exactly as the page of the template says. */
export async function prepare() {
  const address = await startPostgres();
  const path = 'content/examples/documents-database.sql';
  const [server = '', tables = ''] = readFileSync(path, 'utf8').split('\\c documents\n');
  documents = address('documents');
  await query(address('postgres'), server);
  await sql(tables);
  const { hostname: host, port } = new URL(documents);
  return { ...ROLE, ...HEADER, host, port: Number(port) };
}

/** "~" is read as the character NUL, which some makers of PDF files leave in their texts. */
const NUL = '1 beginbfchar <7E> <0000> endbfchar';

/** The least that is a PDF: readers look for its parts themselves. */
function pdf(texts: string[]) {
  const pages = texts.map((_, index) => `${2 * index + 5} 0 R`).join(' ');
  const font = '/Resources << /Font << /F 4 0 R >> >>';
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${texts.length} /Kids [${pages}] ${font} >>`,
    `<< >> stream\n${NUL}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 3 0 R >>',
    ...texts.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${2 * index + 6} 0 R >>`,
      `<< >> stream\nBT /F 9 Tf 20 700 Td (${text}) Tj ET\nendstream`,
    ]),
  ];
  const body = parts.map((part, index) => `${index + 1} 0 obj\n${part}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`);
}

const PDF = { mimeType: 'application/pdf', modifiedTime: '2019-03-04T10:00:00.000Z' };
const file = (id: string, md5Checksum: string, ...pages: string[]) => ({
  about: { ...PDF, id, name: `${id}.pdf`, md5Checksum },
  body: pdf(pages),
});
const RULES = Array.from({ length: 302 }, (_, index) => `Rule ${index + 1} holds everywhere.`);
const LIFT = file(
  'elevator',
  'old',
  'Contract for the elevator at Harbor Street 4. The contractor~keeps a log.',
  'Notice period. It can be ended with three months notice, in writing.',
);
const RENAMED = { ...LIFT, about: { ...LIFT.about, name: 'Lift 2027.pdf' } };
const HEATING = file('heating', 'old', 'The boiler is bled every autumn.');
const NEW_HEATING = file('heating', 'new', 'The boiler is bled every spring.');
const IDS = ['1-First', '2-Second', '3-Third', '4-Fourth', '5-Fifth'];
const FIVE = IDS.map((id) => file(id, 'old', `File ${id} is found only once.`));
const NO_PDF = { ...file('5-Fifth', 'old'), body: Buffer.from('no PDF') };

const ask =
  (secret = HEADER.value): Step =>
  async (here) => {
    const question = 'What is the notice period of the elevator contract?';
    const { status, body } = await here.publish(() =>
      send('/webhook/ask-the-documents', { question }, { [HEADER.name]: secret }),
    );
    here.found.push(`${status} ${JSON.stringify(body)}`);
  };

const sql = (statement: string) => query(documents, statement);

/** Ten minutes go by, so that what was tried may be tried again. */
const wait = (which = '') =>
  sql(`UPDATE pipeline.company_files SET tried_at = tried_at - interval '11 minutes' ${which}`);

/** Each passage after its file; "not" in place of what is noted or held alone. */
const TABLE = `SELECT concat_ws(' ', coalesce(file_id, 'not'), coalesce(text, 'not')) AS line
  FROM pipeline.company_documents FULL JOIN
    (SELECT file_id FROM pipeline.company_files WHERE stored_at IS NOT NULL) AS noted
    ON metadata->>'file_id' = file_id ORDER BY line`;

const findTable: Step = async (here) => {
  await ended();
  here.found.push((await sql(TABLE)).map(({ line }) => line).join('\n'));
};

const read =
  (change: Partial<Scene> = {}, begin = bySchedule): Step =>
  async (here) => {
    Object.assign(here, { fault: undefined }, change);
    await wait();
    await begin(here);
    await findTable(here);
  };

const fail = (at: RegExp) => read({ fault: [at, 400] }, (here) => here.untilFailed(hasOne));

const empty = () => sql('TRUNCATE pipeline.company_files, pipeline.company_documents');

const readTwiceAtOnce: Step = (here) =>
  here.publish(async () => {
    const [, second] = await executions();
    await wait("WHERE file_id = 'elevator' AND tries = 1");
    return second;
  });

export const usual: Partial<Scenario> = {
  act: [read()],
  model: (prompt) => {
    const [, number] = /\[(\d+)\][^[]*three months/i.exec(prompt) ?? [];
    const answer = 'Three months, in writing.';
    return shaped({ answered: Boolean(number), answer, citations: number ? [+number] : [] });
  },
};

const rulesIn = (texts = '') => texts.match(/Rule \d+ /g) ?? [];
const idsIn = (texts = '') => texts.replace(/ .*/g, '').replaceAll('\n', ' ');
const embedded = (times: number): Check => [times, /\/embeddings$/];

/** In the order of a folder's life: each begins with the table that the one before has left. */
export const scenarios: Record<string, Scenario> = {
  'Two files are found at once, one of them moved in with a date of 2019 and with a NUL character in its text':
    {
      kind: 'normal',
      files: [LIFT, HEATING],
      seen: {
        'each was stored in a turn of its own': embedded(2),
        'both are in the table': /^elevator Notice .*\n.*heating .*every autumn/m,
        ...NO_ALERT,
      },
    },
  'The folder is read again and nothing has changed': {
    kind: 'normal',
    files: [LIFT, HEATING],
    seen: { 'no file was embedded again': embedded(0) },
  },
  'A question that the documents answer': {
    kind: 'normal',
    act: [ask()],
    seen: {
      'the answer came with status 200': /^found: 200 .*"answered":true/m,
      'it cites page 2 of the file, and links to it':
        /"citations":\[\{(?=[^}]*#page=2")[^}]*"file":"elevator.pdf","page":2/,
    },
  },
  'A stored file gets another name': {
    kind: 'normal',
    files: [RENAMED, HEATING],
    act: [bySchedule, ask()],
    seen: {
      'it is cited by its new name': /"citations":\[\{[^}]*"file":"Lift 2027.pdf","page":2/,
      'the question alone was embedded': embedded(1),
    },
  },
  'The model fails while a question is asked': {
    fault: [/\/v1\/responses/, 500],
    act: [ask()],
    seen: {
      'the caller gets status 503 and one sentence': /^found: 503 .*"answered":false/m,
      ...ownerIsTold(),
    },
  },
  'A file gets new contents, and another leaves the folder': {
    kind: 'normal',
    files: [NEW_HEATING],
    seen: {
      'only the new contents can be found, and the file that left is gone from the table': [
        1,
        /^found/,
        /^heating The boiler is bled every spring\.$/,
      ],
    },
  },
  'A file is replaced by a scan, which holds no text': {
    files: [NEW_HEATING, LIFT],
    act: [read(), read({ files: [NEW_HEATING, file('elevator', 'scan', '')] }), ask()],
    seen: {
      'its older edition is taken out': ({ found: [before, after] }) =>
        before?.includes('elevator') && after === 'heating The boiler is bled every spring.',
      'the question that it answered gets no answer': /^found: 200 .*"answered":false/m,
      ...ownerIsTold(/text recognition first.*no longer answers/),
    },
  },
  'A file of 302 pages fails after its first 100 passages, and is read again': {
    files: [NEW_HEATING, file('handbook', 'old', ...RULES)],
    act: [fail(/\/embeddings .*Rule 150 /), read()],
    seen: {
      'after the failure no passage of it is left': ({ found: [half] }) =>
        half === 'heating The boiler is bled every spring.',
      'then 300 pages are stored, none twice': ({ found: [, whole] }) =>
        rulesIn(whole).length === 300 && new Set(rulesIn(whole)).size === 300,
      'the owner is told of both': / slack.*Pages 301 to 302/,
    },
  },
  'A new edition is shorter, and fails once': {
    files: [NEW_HEATING, file('handbook', 'new', 'One rule replaces the handbook of old.')],
    act: [fail(/\/embeddings .*One rule/), read()],
    seen: {
      'after the failure the older edition is whole': ({ found: [half] }) =>
        rulesIn(half).length === 300 && !half?.includes('One rule'),
      'then only the new one is stored': ({ found: [, whole] }) =>
        rulesIn(whole).length === 0 && whole?.includes('One rule'),
    },
  },
  'Of five files the first or the third cannot be downloaded, or the last is no PDF': {
    files: FIVE,
    act: [
      empty,
      read({ fault: [/\/files\/1-First/, 400] }),
      empty,
      read({ fault: [/\/files\/3-Third/, 400] }),
      empty,
      read({ files: FIVE.with(4, NO_PDF) }),
    ],
    seen: {
      'one run stores the four others each time': [3, /^found/, /^(.*\n){3}.*$/],
      'the owner is told which file': /file 1-First\.pdf.*file 3-Third\.pdf.*file 5-Fifth\.pdf/s,
      ...ENDED_WELL,
    },
  },
  'Of five files the first fails, then the third twice, then none': {
    files: FIVE,
    act: [
      empty,
      fail(/\/embeddings .*First/),
      fail(/\/embeddings .*Third/),
      fail(/\/embeddings .*Third/),
      read(),
    ],
    seen: {
      'what is marked as stored is in the table each time': ({ found }) =>
        !/^not|not$/m.test(found.join('\n')),
      'a failing file takes none of the others out': ({ found: [, second, third] }) =>
        idsIn(second) === '2-Second' && idsIn(third) === '1-First 2-Second 4-Fourth 5-Fifth',
      'at last all five are stored, none twice': ({ found }) => idsIn(found[3]) === IDS.join(' '),
    },
  },
  'Two runs read one file at the same time': {
    kind: 'normal',
    files: [...FIVE, LIFT],
    slow: /\/embeddings .*Harbor Street/s,
    act: [readTwiceAtOnce, findTable],
    seen: {
      'two runs stored it': embedded(2),
      'its passages are in the table once': ({ found: [texts] }) =>
        idsIn(texts).endsWith('5-Fifth elevator elevator'),
    },
  },
  'A question without the secret header': {
    act: [ask('a guess')],
    seen: { 'the answer is status 403': /^found: 403/m, 'no model was asked': [0, /openai/] },
  },
};
