/** The RAG pipeline, with a real PostgreSQL with pgvector: a folder that the table follows, and questions to it. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { ensureChromium } from '#scripts/find-chromium.ts';
import { failure } from '../outside.ts';
import * as play from '../scenario.ts';
import { type AnswerModel, type DriveFile, emptyWorld, shaped, type World } from '../service-table.ts';

/** Address of a PostgreSQL with pgvector, as a superuser. */
const SERVER = process.env['POSTGRES_URL'];
const ROLE = { user: 'pipeline', password: 'choose one' };
const HEADER = { name: 'X-Documents-Key', value: 'a long random value' };

async function query(sql: string, database = '') {
  const url = new URL(database, SERVER ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const rows: Record<string, unknown>[] = [await client.query(sql)].flat().at(-1)?.rows ?? [];
    return rows;
  } finally {
    await client.end();
  }
}
const asOwner = (sql: string) => query(sql, '/documents');

/** Prepares the database exactly as the page of the template says. */
async function prepare(): Promise<void> {
  const path = new URL('../../../content/examples/documents-database.sql', import.meta.url);
  const [before = '', after = ''] = readFileSync(path, 'utf8').split('\\c documents\n');
  await query('DROP DATABASE IF EXISTS documents WITH (FORCE)');
  await query('DROP ROLE IF EXISTS pipeline');
  await query(before);
  await asOwner(after);
  await printFolder();
}

/** The account n8n gets: that of the pipeline's own role. */
export function databaseAccount() {
  const { hostname: host, port } = new URL(SERVER ?? 'postgres://127.0.0.1');
  return { host, port: Number(port || 5432), database: 'documents', ...ROLE, ssl: 'disable' };
}

/** Passages in the table, each after the name of its file. */
async function stored(): Promise<string[]> {
  const rows = await asOwner(
    "SELECT (metadata->>'file') || ': ' || text AS passage FROM pipeline.company_documents ORDER BY 1",
  );
  return rows.map(({ passage }) => String(passage));
}

/** Files of the folder, each with its pages; they are printed before the first scenario. */
const PAGES = {
  lift: [
    'Maintenance contract for the lift at Harbour Street 4. The contractor keeps a log.',
    'Notice period. The contract can be ended with three months notice, in writing.',
  ],
  heating: ['The boiler is bled every autumn before the first frost.'],
  newHeating: ['Second edition. The boiler is bled every spring.'],
};
const FOLDER = Object.keys(PAGES).map((name) => ({
  ...{ id: name.replace('newHeating', 'heating'), name: `${name}.pdf`, mimeType: 'application/pdf' },
  ...{ md5Checksum: name, modifiedTime: '2019-03-04T10:00:00.000Z', body: Buffer.alloc(0) },
}));
const [LIFT, HEATING, NEW_HEATING] = FOLDER as [DriveFile, DriveFile, DriveFile];

async function printFolder(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  for (const [index, pages] of Object.values(PAGES).entries()) {
    await page.setContent(pages.map((text) => `<p style="break-after: page">${text}</p>`).join(''));
    const body = await page.pdf();
    Object.assign(FOLDER[index] ?? {}, { body });
  }
  await browser.close();
}

/** Cites the passage that holds the answer, if it is on the list. */
const readPassages: AnswerModel = ({ text }) => {
  const isAboutNotice = /Question: .*notice/i.test(text) && /three months notice/i.test(text);
  if (!isAboutNotice) return shaped({ answered: false, answer: '', citations: [] });
  const answer = 'Three months to the end of a quarter, in writing.';
  const number = Number(/\[(\d+)\][^[]*three months/i.exec(text)?.[1]);
  return shaped({ answered: true, answer, citations: [number] });
};

const { normal, failing } = play.scenariosIn<World>(() => ({ ...emptyWorld(), model: readPassages }), []);

interface Reply {
  status: number;
  body: { answered?: boolean; answer?: string; citations?: { file: string; page: number }[] };
}

/** Asks the documents as an app of yours would, and waits for the end of the run. */
const ask =
  (question: string, secret = HEADER.value) =>
  async ({ n8n, workflow }: play.Bench): Promise<Reply> => {
    const posted = await n8n.postWorkflow(workflow);
    await n8n.publish(posted);
    const headers = { 'content-type': 'application/json', [HEADER.name]: secret };
    const request = { method: 'POST', headers, body: JSON.stringify({ question }) };
    // A workflow is published a moment before its webhook answers.
    const response = await play.until('webhook', async () => {
      const answer = await fetch(`${n8n.url}/webhook/ask-the-documents`, request);
      return answer.status === 404 ? undefined : answer;
    });
    const text = await response.text();
    const run = async () => (await n8n.executionIds(posted))[0];
    const id = await play.until('run', run, 2).catch(() => undefined);
    if (id !== undefined) await play.finished(n8n, id);
    await n8n.unpublish(posted);
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };

/** Reads the folder after ten minutes, so that what was tried may be tried again; gives what the table holds then. */
async function readFolder(here: play.Bench) {
  await asOwner("UPDATE pipeline.company_files SET tried_at = tried_at - interval '11 minutes'");
  const execution = await play.runBySchedule(here);
  return { execution, texts: (await stored()).join('\n') };
}

const refusedPolitely = ({ status, body }: Reply): play.Check => [
  'the caller gets status 503 and one sentence',
  status === 503 && body.answered === false,
];
const NOTICE = 'What is the notice period of the lift contract?';

export const ragPipeline: play.TemplateRuns = {
  slug: 'rag-pipeline',
  placeholders: { YOUR_DRIVE_FOLDER_ID: 'folder-1', YOUR_SLACK_CHANNEL: 'automation' },
  header: HEADER,
  missing: SERVER ? undefined : 'POSTGRES_URL names no PostgreSQL with pgvector',
  prepare,
  // In the order of a folder's life: each begins with the table that the one before has left.
  scenarios: [
    normal(
      'Two files are found at once, one of them moved in with a date of 2019',
      { files: [LIFT, HEATING] },
      readFolder,
      ({ world }, { execution, texts }) => [
        play.endedWell(execution),
        ['each was stored in a turn of its own', execution.steps['Store the passages']?.length === 2],
        ['both are in the table', texts.includes('three months') && texts.includes('every autumn')],
        play.nobodyIsTold(world),
      ],
    ),
    normal(
      'The folder is read again and nothing has changed',
      { files: [LIFT, HEATING] },
      readFolder,
      ({ calls }, { execution }) => [
        play.endedWell(execution),
        ['no file was embedded again', calls('embedding') === 0],
      ],
    ),
    normal('A question that the documents answer', {}, ask(NOTICE), (_here, { status, body }) => [
      ['the answer came with status 200', status === 200 && body.answered === true],
      [
        'it cites page 2 of the file',
        body.citations?.[0]?.file === LIFT.name && body.citations[0].page === 2,
      ],
    ]),
    failing(
      'The model fails while a question is asked',
      { model: () => failure(500, 'the model is down') },
      ask(NOTICE),
      ({ world }, reply) => [refusedPolitely(reply), play.ownerIsTold(world)],
    ),
    normal(
      'A file gets new contents, and another leaves the folder',
      { files: [NEW_HEATING] },
      readFolder,
      (_here, { texts }) => [
        ['only the new contents can be found', /every spring/.test(texts) && !/every autumn/.test(texts)],
        ['the file that left is gone from the table', !texts.includes('three months')],
      ],
    ),
    failing('A question without the secret header', {}, ask(NOTICE, 'a guess'), ({ outside }, { status }) => [
      ['the answer is status 403', status === 403],
      ['it cost no call', outside.calls.length === 0],
    ]),
  ],
};
