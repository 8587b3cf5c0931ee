/** The RAG pipeline, run with a real PostgreSQL with pgvector; the address of one is in POSTGRES_URL. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startedSoon } from '../fill-template.ts';
import type { Execution } from '../n8n-server.ts';
import { Drive } from '../stand-ins/google.ts';
import { Slack } from '../stand-ins/message-services.ts';
import { type AnswerModel, openAi, shaped } from '../stand-ins/models.ts';
import type { Fault } from '../stand-ins/outside.ts';
import { makePdf } from '../stand-ins/pdf.ts';
import {
  type Bench,
  callsOf,
  expect,
  finished,
  runBySchedule,
  runsOf,
  type Scenario,
  startAgain,
  type TemplateRuns,
  until,
} from './scenario.ts';

const server = process.env['POSTGRES_URL'];
const PASSWORD = 'choose one';
const HEADER = { name: 'X-Documents-Key', value: 'a long random value' };

const lift = [
  [
    'Maintenance contract for the lift at Harbour Street 4.',
    'The contractor visits the lift four times each year and keeps a log.',
  ],
  [
    'Notice period. The contract can be ended with three months notice',
    'to the end of a quarter, in writing and by registered letter.',
  ],
];
const heating = [
  [
    'Heating manual. The boiler is bled every autumn before the first frost.',
    'Pressure stays between one and two bar.',
  ],
];
const newHeating = [
  [
    'Heating manual, second edition. The boiler is bled every spring instead.',
    'Pressure stays below two bar.',
  ],
];

function databaseUrl(user: string, password: string): string {
  const url = new URL(server ?? '');
  Object.assign(url, { pathname: '/documents', username: user, ...(password && { password }) });
  return url.href;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(sql);
    return [result].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

const owner = () => databaseUrl(new URL(server ?? '').username, new URL(server ?? '').password);
const asOwner = (sql: string) => query(owner(), sql);
const storedFiles = () =>
  asOwner(
    "SELECT metadata->>'file' AS file, count(*)::int AS passages FROM pipeline.company_documents GROUP BY 1 ORDER BY 1",
  );

/** Prepares the database exactly as the page of the template says. */
async function prepareDatabase(): Promise<void> {
  const sql = readFileSync(
    new URL('../../../content/examples/documents-database.sql', import.meta.url),
    'utf8',
  );
  const [before = '', after = ''] = sql.split('\\c documents\n');
  await query(server ?? '', 'DROP DATABASE IF EXISTS documents WITH (FORCE)');
  await query(server ?? '', 'DROP ROLE IF EXISTS pipeline');
  await query(server ?? '', before);
  await asOwner(after);
}

const file = (id: string, name: string, pages: string[][], modifiedTime = '2019-03-04T10:00:00.000Z') => {
  const body = makePdf(pages);
  const md5Checksum = createHash('md5').update(body).digest('hex');
  return { id, name, mimeType: 'application/pdf', md5Checksum, modifiedTime, body };
};

/** Answers with the sentence of the first passage, and cites it, unless the passages do not hold the words asked for. */
const readPassages: AnswerModel = ({ text }) => {
  const isAboutNotice = /Question: .*notice/i.test(text) && /three months notice/i.test(text);
  if (!isAboutNotice) return shaped({ answered: false, answer: '', citations: [] });
  const number = Number(/\[(\d+)\][^[]*three months/i.exec(text)?.[1]);
  return shaped({
    answered: true,
    answer: 'Three months to the end of a quarter, in writing.',
    citations: [number],
  });
};

interface World {
  drive: Drive;
  slack: Slack;
}

function begin(
  { outside }: Bench,
  { faults = [], model = readPassages }: { faults?: Fault[]; model?: AnswerModel } = {},
): World {
  const world = { drive: new Drive(), slack: new Slack() };
  outside.begin([world.drive, world.slack, openAi(model)], faults);
  return world;
}

/** Ten minutes pass for the table of files, so that what was tried may be tried again. */
const tenMinutesPass = () =>
  asOwner("UPDATE pipeline.company_files SET tried_at = tried_at - interval '11 minutes'");

async function ask(
  bench: Bench,
  question: unknown,
  headers: Record<string, string> = { [HEADER.name]: HEADER.value },
) {
  const posted = await bench.n8n.postWorkflow(bench.workflow);
  await bench.n8n.publish(posted);
  const send = () =>
    fetch(`${bench.n8n.url}/webhook/ask-the-documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ question }),
    });
  // A workflow is published a moment before its webhook answers.
  const response = await until('webhook', async () => {
    const answer = await send();
    return answer.status === 404 ? undefined : answer;
  });
  const text = await response.text();
  const id = await until('execution', async () => (await bench.n8n.executionIds(posted))[0], 2).catch(
    () => undefined,
  );
  const execution = id === undefined ? undefined : await finished(bench.n8n, id);
  await bench.n8n.unpublish(posted);
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : {}, execution };
}

const passed = (execution: Execution) =>
  expect(execution.status === 'success', 'the run ended without an error', execution.error);

const twoFiles: Scenario = {
  name: 'Two files are found at once, one of them moved in with a date of 2019',
  kind: 'normal',
  run: async (bench) => {
    const { drive, slack } = begin(bench);
    drive.files = [file('lift', 'Lift contract.pdf', lift), file('heating', 'Heating manual.pdf', heating)];
    const { execution } = await runBySchedule(bench);
    const stored = await storedFiles();
    return [
      passed(execution),
      expect(runsOf(execution, 'Store the passages') === 2, 'each file was stored in a turn of its own'),
      expect(
        stored.length === 2,
        `both files are in the table: ${stored.map(({ file, passages }) => `${file}, ${passages} passages`).join('; ')}`,
        stored,
      ),
      expect(slack.posted.length === 0, 'nobody had to be told anything', slack.posted),
    ];
  },
};

const nothingNew: Scenario = {
  name: 'The folder is read again and nothing has changed',
  kind: 'normal',
  run: async (bench) => {
    const { drive } = begin(bench);
    drive.files = [file('lift', 'Lift contract.pdf', lift), file('heating', 'Heating manual.pdf', heating)];
    const { execution } = await runBySchedule(bench);
    return [
      passed(execution),
      expect(callsOf(bench.outside, 'embedding').length === 0, 'no file was downloaded or embedded again'),
    ];
  },
};

const answered: Scenario = {
  name: 'A question that the documents answer',
  kind: 'normal',
  run: async (bench) => {
    begin(bench);
    const { status, body } = await ask(bench, 'What is the notice period of the lift contract?');
    bench.keep('rag-pipeline.json', `${JSON.stringify(body, null, 2)}\n`);
    return [
      expect(status === 200 && body.answered === true, 'the answer came with status 200', body),
      expect(
        body.citations?.[0]?.file === 'Lift contract.pdf' && body.citations[0].page === 2,
        'it cites file, page 2 and link',
        body,
      ),
    ];
  },
};

const notAnswered: Scenario = {
  name: 'A question that no passage is near to',
  kind: 'normal',
  run: async (bench) => {
    begin(bench);
    const { status, body } = await ask(bench, 'Who won the chess tournament in Reykjavik?');
    return [
      expect(
        status === 200 && body.answered === false,
        'the reply says that the documents do not answer it',
        body,
      ),
      expect(callsOf(bench.outside, 'model').length === 0, 'the model was not asked'),
    ];
  },
};

const replaced: Scenario = {
  name: 'A file gets new contents, and another leaves the folder',
  kind: 'normal',
  run: async (bench) => {
    const { drive } = begin(bench);
    drive.files = [file('heating', 'Heating manual.pdf', newHeating)];
    await tenMinutesPass();
    const { execution } = await runBySchedule(bench);
    const texts = await asOwner('SELECT text FROM pipeline.company_documents');
    const has = (words: string) => texts.some(({ text }) => String(text).includes(words));
    return [
      passed(execution),
      expect(has('every spring') && !has('every autumn'), 'only the new contents can be found', texts),
      expect(!has('registered letter'), 'the file that left is gone from the table'),
    ];
  },
};

const refused: Scenario = {
  name: 'An empty question, and a question without the secret header',
  kind: 'failure',
  run: async (bench) => {
    begin(bench);
    const empty = await ask(bench, ' ');
    const stranger = await ask(bench, 'What is the notice period?', {});
    return [
      expect(empty.status === 400, 'the empty one is refused with status 400', empty),
      expect(
        stranger.status === 403,
        'without the header the answer is status 403 and nothing runs',
        stranger,
      ),
      expect(bench.outside.calls.length === 0, 'neither cost a call'),
    ];
  },
};

const scan: Scenario = {
  name: 'A scan without text lies beside a readable file',
  kind: 'failure',
  run: async (bench) => {
    const { drive, slack } = begin(bench);
    await tenMinutesPass();
    drive.files = [
      file('heating', 'Heating manual.pdf', newHeating),
      file('scan', 'A scan.pdf', [[]]),
      file('lift', 'Lift contract.pdf', lift),
    ];
    await runBySchedule(bench);
    await runBySchedule(bench);
    const stored = (await storedFiles()).map(({ file }) => file);
    return [
      expect(
        slack.posted.some((text) => text.includes('No readable text in A scan.pdf')),
        'the owner is told which file has no text',
        slack.posted,
      ),
      expect(
        stored.includes('Lift contract.pdf') && stored.includes('Heating manual.pdf'),
        'the next run stores the file after it',
        stored,
      ),
    ];
  },
};

const embeddingDown: Scenario = {
  name: 'The embedding service fails while a file is replaced',
  kind: 'failure',
  run: async (bench) => {
    const { drive, slack } = begin(bench, {
      faults: [
        {
          matches: ({ url }) => url.pathname === '/v1/embeddings',
          answer: { status: 500, body: { error: { message: 'embeddings are down' } } },
        },
      ],
    });
    await tenMinutesPass();
    drive.files = [file('heating', 'Heating manual.pdf', heating), file('lift', 'Lift contract.pdf', lift)];
    // Only a published workflow is started by its own error trigger.
    const posted = await bench.n8n.postWorkflow(startedSoon(bench.workflow));
    await finished(bench.n8n, await startAgain(bench.n8n, posted, true));
    await until('message to the owner', async () => slack.posted[0], 20);
    const texts = await asOwner(
      "SELECT text FROM pipeline.company_documents WHERE metadata->>'file_id' = 'heating'",
    );
    const asked = callsOf(bench.outside, 'embedding').length;
    return [
      expect(asked > 1, `the service was asked ${asked} times`),
      expect(slack.posted.length === 1, `the owner is told once: “${slack.posted[0]}”`, slack.posted),
      expect(
        texts.length > 0 && String(texts[0]?.['text']).includes('every spring'),
        'the older version can still be found',
        texts,
      ),
    ];
  },
};

const modelDown: Scenario = {
  name: 'The model fails while a question is asked',
  kind: 'failure',
  run: async (bench) => {
    const { slack } = begin(bench, {
      model: () => ({ status: 500, body: { error: { message: 'the model is down' } } }),
    });
    const { status, body } = await ask(bench, 'What is the notice period of the lift contract?');
    const asked = callsOf(bench.outside, 'model').length;
    return [
      expect(status === 503 && body.answered === false, 'the caller gets status 503 and one sentence', body),
      expect(asked >= 3, `the model was asked ${asked} times in all`),
      expect(slack.posted.length === 1, 'the owner is told', slack.posted),
    ];
  },
};

const noCitation: Scenario = {
  name: 'The model answers and cites nothing that was on the list',
  kind: 'failure',
  run: async (bench) => {
    begin(bench, { model: () => shaped({ answered: true, answer: 'Two weeks.', citations: [42] }) });
    const { status, body } = await ask(bench, 'What is the notice period of the lift contract?');
    return [
      expect(
        status === 200 && body.answered === false && !('answer' in body),
        'it counts as no answer',
        body,
      ),
    ];
  },
};

const databaseDown: Scenario = {
  name: 'The pipeline’s schema is gone from the database',
  kind: 'failure',
  run: async (bench) => {
    const { slack } = begin(bench);
    await asOwner('ALTER SCHEMA pipeline RENAME TO elsewhere');
    const { status, body } = await ask(bench, 'What is the notice period of the lift contract?');
    await asOwner('ALTER SCHEMA elsewhere RENAME TO pipeline');
    return [
      expect(status === 503 && body.answered === false, 'the caller gets status 503 and one sentence', body),
      expect(slack.posted.length === 1, 'the owner is told', slack.posted),
    ];
  },
};

const driveDown: Scenario = {
  name: 'The folder cannot be listed',
  kind: 'failure',
  run: async (bench) => {
    const { slack } = begin(bench, {
      faults: [
        {
          matches: ({ url }) => url.hostname === 'www.googleapis.com',
          answer: { status: 503, body: { error: { message: 'backend error' } } },
        },
      ],
    });
    const before = await storedFiles();
    await runBySchedule(bench);
    return [
      expect(
        callsOf(bench.outside, 'store').length === 3,
        'Drive was asked three times',
        bench.outside.calls,
      ),
      expect(slack.posted.length === 1, 'the owner is told', slack.posted),
      expect(JSON.stringify(await storedFiles()) === JSON.stringify(before), 'nothing left the table'),
    ];
  },
};

const ownSchema: Scenario = {
  name: 'The pipeline’s role tries to write outside its own schema',
  kind: 'failure',
  run: async () => {
    const refusal = await query(
      databaseUrl('pipeline', PASSWORD),
      'CREATE TABLE public.elsewhere (id int)',
    ).then(
      () => '',
      (error: Error) => error.message,
    );
    return [expect(refusal.includes('permission denied'), `PostgreSQL says “${refusal}”`)];
  },
};

export const accounts = () => {
  const { hostname, port } = new URL(server ?? 'postgres://127.0.0.1');
  return {
    postgres: {
      host: hostname,
      port: Number(port || 5432),
      database: 'documents',
      user: 'pipeline',
      password: PASSWORD,
      ssl: 'disable',
    },
    httpHeaderAuth: HEADER,
  };
};

export const ragPipeline: TemplateRuns = {
  slug: 'rag-pipeline',
  placeholders: () => ({
    REPLACE_WITH_YOUR_DRIVE_FOLDER_ID: 'folder-1',
    REPLACE_WITH_YOUR_SLACK_CHANNEL: 'automation',
  }),
  missing: server ? undefined : 'POSTGRES_URL names no PostgreSQL with pgvector',
  prepare: prepareDatabase,
  scenarios: [
    twoFiles,
    nothingNew,
    answered,
    notAnswered,
    replaced,
    refused,
    scan,
    embeddingDown,
    modelDown,
    noCitation,
    databaseDown,
    driveDown,
    ownSchema,
  ],
};
