/**
 * The RAG pipeline, with a real PostgreSQL with pgvector: a folder that the table follows, and
 * questions to it.
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Answer } from '../n8n-server.ts';
import type { DriveFile } from '../outside.ts';
import * as play from '../scenario.ts';
import { shaped } from '../service-table.ts';

/** Address of a PostgreSQL with pgvector, as a superuser. */
const SERVER = process.env['POSTGRES_URL'];
const ROLE = { user: 'pipeline', password: 'choose one' };
export const HEADER = { name: 'X-Documents-Key', value: 'a long random value' };

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
}

/** The account n8n gets: that of the pipeline's own role. */
export function databaseAccount() {
  const { hostname: host, port } = new URL(SERVER ?? 'postgres://127.0.0.1');
  return { host, port: Number(port || 5432), database: 'documents', ...ROLE, ssl: 'disable' };
}

/**
 * The least that is a PDF: a text on each page, and no table of where its parts begin, for which
 * readers look themselves.
 */
function pdf(texts: string[]): Buffer<ArrayBuffer> {
  // "~" is read as the character NUL, which some makers of PDF files leave in their texts.
  const last = 2 * texts.length + 3;
  const font = `<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${last} 0 R >> >> >>`;
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <7E> <0000> endbfchar endcmap end end';
  const kids = texts.map((_text, index) => `${2 * index + 3} 0 R`);
  const pages = texts.flatMap((text, index) => {
    const content = `BT /F 9 Tf 20 700 Td (${text}) Tj ET`;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources ${font} /Contents ${2 * index + 4} 0 R >>`,
      `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    ];
  });
  const tree = `<< /Type /Pages /Count ${texts.length} /Kids [${kids.join(' ')}] >>`;
  const nul = `<< /Length ${map.length} >> stream\n${map}\nendstream`;
  const parts = ['<< /Type /Catalog /Pages 2 0 R >>', tree, ...pages, nul];
  const body = parts.map((part, index) => `${index + 1} 0 obj\n${part}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`);
}

const file = (id: string, md5Checksum: string, ...pages: string[]): DriveFile => ({
  about: {
    id,
    name: `${id}.pdf`,
    md5Checksum,
    mimeType: 'application/pdf',
    modifiedTime: '2019-03-04T10:00:00.000Z',
  },
  body: pdf(pages),
});
const LIFT = file(
  'elevator',
  'first edition',
  'Maintenance contract for the elevator at Harbor Street 4. The contractor~keeps a log.',
  'Notice period. The contract can be ended with three months notice, in writing.',
);
const HEATING = file(
  'heating',
  'first edition',
  'The boiler is bled every autumn before the first frost.',
);
const LONG = file(
  'handbook',
  'first edition',
  ...Array.from(
    { length: 302 },
    (_, index) => `Rule ${index + 1} of the handbook applies to every house and lodger.`,
  ),
);
const SHORTER = file('handbook', 'second edition', 'One rule replaces the handbook of old.');
const FIVE = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name, index) =>
  file(`${index + 1}-${name}`, 'first edition', `${name} file: what it says is found only once.`),
);
const NEW_HEATING = file(
  'heating',
  'second edition',
  'Second edition. The boiler is bled every spring.',
);

function readPassages(prompt: string): string {
  const isAboutNotice = /Question: .*notice/i.test(prompt) && /three months notice/i.test(prompt);
  if (!isAboutNotice) return shaped({ answered: false, answer: '', citations: [] });
  const answer = 'Three months to the end of a quarter, in writing.';
  const number = Number(/\[(\d+)\][^[]*three months/i.exec(prompt)?.[1]);
  return shaped({ answered: true, answer, citations: [number] });
}

const ask =
  (question: string, secret = HEADER.value) =>
  ({ n8n, workflow }: play.Here): Promise<Answer> =>
    n8n.publish(workflow, () =>
      n8n.post('/webhook/ask-the-documents', { question }, { [HEADER.name]: secret }),
    );

/**
 * Reads the folder after ten minutes, so that what was tried may be tried again; gives what the
 * table holds then.
 */
async function readFolder(here: play.Here, isFailing = false): Promise<string> {
  await asOwner("UPDATE pipeline.company_files SET tried_at = tried_at - interval '11 minutes'");
  if (isFailing) await play.untilFailed(here, async () => (await here.n8n.executions())[0]);
  else await play.bySchedule(here);
  await here.n8n.ended();
  const passages = await asOwner('SELECT text FROM pipeline.company_documents');
  return passages.map(({ text }) => text).join('\n');
}

/** The file of each passage, and which files are noted as stored, if these are others. */
async function storedPassages(): Promise<string> {
  const noted = await asOwner(
    'SELECT file_id FROM pipeline.company_files WHERE stored_at IS NOT NULL ORDER BY file_id',
  );
  const held = await asOwner(
    "SELECT metadata->>'file_id' AS id FROM pipeline.company_documents ORDER BY id",
  );
  const ids = held.map(({ id }) => String(id));
  const names = noted.map((row) => row['file_id']).join(' ');
  return [...new Set(ids)].join(' ') === names ? ids.join(' ') : `${ids.join(' ')}, not ${names}`;
}

const NOTICE = 'What is the notice period of the elevator contract?';

export const ragPipeline: play.TemplateRuns = {
  slug: 'rag-pipeline',
  world: () => ({ model: readPassages }),
  services: [],
  missing: SERVER ? undefined : 'POSTGRES_URL names no PostgreSQL with pgvector',
  prepare,
  // In the order of a folder's life: each begins with the table that the one before has left.
  scenarios: [
    play.normal(
      'Two files are found at once, one of them moved in with a date of 2019 and with a NUL character in its text',
      { files: [LIFT, HEATING] },
      readFolder,
      (here, texts, executions) => [
        play.endedWell(executions),
        [
          'each was stored in a turn of its own',
          executions[0]?.steps['Store the passages']?.length === 2,
        ],
        ['both are in the table', texts.includes('three months') && texts.includes('every autumn')],
        play.nobodyIsTold(here),
      ],
    ),
    play.normal(
      'The folder is read again and nothing has changed',
      { files: [LIFT, HEATING] },
      readFolder,
      ({ sent }, _texts, executions) => [
        play.endedWell(executions),
        ['no file was embedded again', sent(/\/embeddings$/).length === 0],
      ],
    ),
    play.normal(
      'A question that the documents answer',
      {},
      ask(NOTICE),
      (_here, { status, body }) => {
        const [first] = body['citations'] as { file: string; page: number; url: string }[];
        return [
          ['the answer came with status 200', status === 200 && body['answered'] === true],
          ['it cites page 2 of the file', first?.file === LIFT.about.name && first.page === 2],
          ['its link ends in the page', first?.url.endsWith('#page=2') === true],
        ];
      },
    ),
    play.failing(
      'The model fails while a question is asked',
      play.broken(/\/v1\/responses/),
      ask(NOTICE),
      (here, { status, body }) => [
        [
          'the caller gets status 503 and one sentence',
          status === 503 && body['answered'] === false,
        ],
        play.ownerIsTold(here),
      ],
    ),
    play.normal(
      'A file gets new contents, and another leaves the folder',
      { files: [NEW_HEATING] },
      readFolder,
      (_here, texts) => [
        [
          'only the new contents can be found',
          /every spring/.test(texts) && !/every autumn/.test(texts),
        ],
        ['the file that left is gone from the table', !texts.includes('three months')],
      ],
    ),
    play.failing(
      'A file of 302 pages fails at its second hundred passages, and is read again',
      { files: [NEW_HEATING, LONG], ...play.broken(/\/embeddings .*Rule 150 /s, 400) },
      async (here) => {
        const half = await readFolder(here, true);
        delete here.world.fault;
        return [half, await readFolder(here)] as const;
      },
      (here, [half, whole]) => {
        const rules = whole.match(/Rule \d+ of/g) ?? [];
        return [
          [
            'after the failure no passage of it is left',
            /every spring/.test(half) && !half.includes('Rule'),
          ],
          [
            'then 300 pages are stored, none twice',
            rules.length === 300 && new Set(rules).size === 300,
          ],
          [
            'the owner is told of both',
            play.messages(here).some((text) => text.includes('Pages 301 to 302')),
          ],
        ];
      },
    ),
    play.failing(
      'A new edition is shorter, and fails once',
      { files: [NEW_HEATING, SHORTER], ...play.broken(/\/embeddings .*One rule/s, 400) },
      async (here) => {
        const half = await readFolder(here, true);
        delete here.world.fault;
        return [half, await readFolder(here)] as const;
      },
      (_here, [half, whole]) => [
        [
          'after the failure the older edition is whole',
          half.match(/Rule \d+ of/g)?.length === 300 && !half.includes('One rule'),
        ],
        ['then only the new one is stored', !whole.includes('Rule') && whole.includes('One rule')],
      ],
    ),
    play.failing(
      'Of five files the first or the third cannot be downloaded, or the last is no PDF',
      { files: FIVE },
      async (here) => {
        const seen: string[] = [];
        for (const fails of ['1-First', '3-Third', '5-Fifth']) {
          await asOwner('TRUNCATE pipeline.company_files, pipeline.company_documents');
          const isBroken = fails === '5-Fifth';
          const spoiled = (one: DriveFile) =>
            isBroken && one.about.id === fails ? { ...one, body: Buffer.from('no PDF') } : one;
          const at = isBroken ? /$^/ : new RegExp(`/files/${fails}`);
          Object.assign(here.world, { files: FIVE.map(spoiled), ...play.broken(at, 400) });
          await readFolder(here);
          seen.push(await storedPassages());
        }
        await asOwner('TRUNCATE pipeline.company_files, pipeline.company_documents');
        return seen;
      },
      (here, seen, executions) => [
        [
          'one run stores the four others each time',
          seen.every((files) => files.split(' ').length === 4),
        ],
        [
          'the owner is told which file',
          ['1-First', '3-Third', '5-Fifth'].every((name) =>
            play.messages(here).some((text) => text.includes(`(file ${name}.pdf)`)),
          ),
        ],
        play.endedWell(executions),
      ],
    ),
    play.failing(
      'Of five files the first fails, then the third twice, then none',
      { files: FIVE },
      async (here) => {
        const seen: string[] = [];
        for (const fails of ['First', 'Third', 'Third', undefined]) {
          delete here.world.fault;
          if (fails)
            Object.assign(here.world, play.broken(new RegExp(`/embeddings .*${fails}`, 's'), 400));
          await readFolder(here, fails !== undefined);
          seen.push(await storedPassages());
        }
        return seen;
      },
      (_here, seen) => [
        ['what is marked as stored is in the table each time', !seen.join().includes('not')],
        [
          'a failing file takes none of the others out',
          seen[1] === '2-Second' && seen[2] === '1-First 2-Second 4-Fourth 5-Fifth',
        ],
        ['at last all five are stored, none twice', seen[3]?.split(' ').length === 5],
      ],
    ),
    play.normal(
      'Two runs read one file at the same time',
      { files: [...FIVE, LIFT], slow: /\/embeddings .*Harbor Street/s },
      async ({ n8n, workflow }) => {
        await n8n.publish(workflow, async () => {
          const [, second] = await n8n.executions();
          await asOwner(
            "UPDATE pipeline.company_files SET tried_at = tried_at - interval '11 minutes' WHERE file_id = 'elevator' AND tries = 1",
          );
          return second;
        });
        await n8n.ended();
        return storedPassages();
      },
      (_here, seen, executions) => [
        play.endedWell(executions),
        [
          'two runs stored it',
          executions.filter(({ steps }) => steps['Store the passages']).length === 2,
        ],
        ['its passages are in the table once', seen.endsWith('5-Fifth elevator elevator')],
      ],
    ),
    play.failing(
      'A question without the secret header',
      {},
      ask(NOTICE, 'a guess'),
      ({ sent }, { status }) => [
        ['the answer is status 403', status === 403],
        ['no model was asked', sent(/openai/).length === 0],
      ],
    ),
  ],
};
