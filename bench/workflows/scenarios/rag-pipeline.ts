/** The RAG pipeline, run with a real PostgreSQL with pgvector: a folder that the table follows, and questions to it. */
import { startedSoon } from '../fill-template.ts';
import { shaped } from '../stand-ins/models.ts';
import {
  asOwner,
  asPipeline,
  missingDatabase,
  prepareDatabase,
  storedFiles,
} from './rag-pipeline-database.ts';
import { ask, begin, type Change, documents, refusedPolitely, tenMinutesPass } from './rag-pipeline-world.ts';
import {
  callsOf,
  expect,
  failing,
  failure,
  finished,
  ownerIsTold,
  runBySchedule,
  runsOf,
  scenariosIn,
  startAgain,
  type TemplateRuns,
  until,
} from './scenario.ts';

const scenarios = scenariosIn<ReturnType<typeof begin>, Change>(begin);
const { lift, heating, newHeating, scan } = documents;

const twoFiles = scenarios.normal(
  'Two files are found at once, one of them moved in with a date of 2019',
  { files: [lift, heating] },
  async (here) => {
    const { execution } = await runBySchedule(here);
    const stored = await storedFiles();
    return [
      expect(execution.status === 'success', 'the run ended without an error', execution.error),
      expect(runsOf(execution, 'Store the passages') === 2, 'each file was stored in a turn of its own'),
      expect(
        stored.length === 2,
        `both files are in the table: ${stored.map(({ file, passages }) => `${file}, ${passages} ${passages === 1 ? 'passage' : 'passages'}`).join('; ')}`,
        stored,
      ),
      expect(here.slack.posted.length === 0, 'nobody had to be told anything', here.slack.posted),
    ];
  },
);

const nothingNew = scenarios.normal(
  'The folder is read again and nothing has changed',
  { files: [lift, heating] },
  async (here) => {
    const { execution } = await runBySchedule(here);
    return [
      expect(execution.status === 'success', 'the run ended without an error', execution.error),
      expect(callsOf(here.outside, 'embedding').length === 0, 'no file was downloaded or embedded again'),
    ];
  },
);

const NOTICE = 'What is the notice period of the lift contract?';

const answered = scenarios.normal('A question that the documents answer', {}, async (here) => {
  const { status, body } = await ask(here, NOTICE);
  here.keep('rag-pipeline.json', `${JSON.stringify({ question: NOTICE, answer: body }, null, 2)}\n`);
  return [
    expect(status === 200 && body.answered === true, 'the answer came with status 200', body),
    expect(
      body.citations?.[0]?.file === 'Lift contract.pdf' && body.citations[0].page === 2,
      'it cites file, page 2 and link',
      body,
    ),
  ];
});

const notAnswered = scenarios.normal('A question that no passage is near to', {}, async (here) => {
  const { status, body } = await ask(here, 'Who won the chess tournament in Reykjavik?');
  return [
    expect(
      status === 200 && body.answered === false,
      'the reply says that the documents do not answer it',
      body,
    ),
    expect(callsOf(here.outside, 'model').length === 0, 'the model was not asked'),
  ];
});

const replaced = scenarios.normal(
  'A file gets new contents, and another leaves the folder',
  { files: [newHeating] },
  async (here) => {
    await tenMinutesPass();
    const { execution } = await runBySchedule(here);
    const texts = await asOwner('SELECT text FROM pipeline.company_documents');
    const has = (words: string) => texts.some(({ text }) => String(text).includes(words));
    return [
      expect(execution.status === 'success', 'the run ended without an error', execution.error),
      expect(has('every spring') && !has('every autumn'), 'only the new contents can be found', texts),
      expect(!has('registered letter'), 'the file that left is gone from the table'),
    ];
  },
);

const refused = scenarios.failure(
  'An empty question, and a question without the secret header',
  {},
  async (here) => {
    const empty = await ask(here, ' ');
    const stranger = await ask(here, 'What is the notice period?', {});
    return [
      expect(empty.status === 400, 'the empty one is refused with status 400', empty),
      expect(
        stranger.status === 403,
        'without the header the answer is status 403 and nothing runs',
        stranger,
      ),
      expect(here.outside.calls.length === 0, 'neither cost a call'),
    ];
  },
);

const scanned = scenarios.failure(
  'A scan without text lies beside a readable file',
  { files: [newHeating, scan, lift] },
  async (here) => {
    await tenMinutesPass();
    await runBySchedule(here);
    await runBySchedule(here);
    const stored = (await storedFiles()).map(({ file }) => file);
    return [
      expect(
        here.slack.posted.some((text) => text.includes('No readable text in A scan.pdf')),
        'the owner is told which file has no text',
        here.slack.posted,
      ),
      expect(
        stored.includes('Lift contract.pdf') && stored.includes('Heating manual.pdf'),
        'the next run stores the file after it',
        stored,
      ),
    ];
  },
);

const embeddingDown = scenarios.failure(
  'The embedding service fails while a file is replaced',
  {
    files: [heating, lift],
    faults: [failing(500, 'embeddings are down', ({ url }) => url.pathname === '/v1/embeddings')],
  },
  async (here) => {
    await tenMinutesPass();
    // Only a published workflow is started by its own error trigger.
    const posted = await here.n8n.postWorkflow(startedSoon(here.workflow));
    await finished(here.n8n, await startAgain(here.n8n, posted, true));
    await until('message to the owner', async () => here.slack.posted[0], 20);
    const texts = await asOwner(
      "SELECT text FROM pipeline.company_documents WHERE metadata->>'file_id' = 'heating'",
    );
    const asked = callsOf(here.outside, 'embedding').length;
    return [
      expect(asked > 1, `the service was asked ${asked} times`),
      ownerIsTold(here.slack.posted, /./, 'the owner is told once'),
      expect(
        texts.length > 0 && String(texts[0]?.['text']).includes('every spring'),
        'the older version can still be found',
        texts,
      ),
    ];
  },
);

const modelDown = scenarios.failure(
  'The model fails while a question is asked',
  { model: () => failure(500, 'the model is down') },
  async (here) => {
    const answer = await ask(here, NOTICE);
    const asked = callsOf(here.outside, 'model').length;
    return [
      refusedPolitely(answer),
      expect(asked >= 3, `the model was asked ${asked} times in all`),
      expect(here.slack.posted.length === 1, 'the owner is told', here.slack.posted),
    ];
  },
);

const noCitation = scenarios.failure(
  'The model answers and cites nothing that was on the list',
  { model: () => shaped({ answered: true, answer: 'Two weeks.', citations: [42] }) },
  async (here) => {
    const { status, body } = await ask(here, NOTICE);
    const isDeclined = status === 200 && body.answered === false && !('answer' in body);
    return [expect(isDeclined, 'it counts as no answer', body)];
  },
);

const databaseDown = scenarios.failure(
  'The pipeline’s schema is gone from the database',
  {},
  async (here) => {
    await asOwner('ALTER SCHEMA pipeline RENAME TO elsewhere');
    const answer = await ask(here, NOTICE);
    await asOwner('ALTER SCHEMA elsewhere RENAME TO pipeline');
    return [
      refusedPolitely(answer),
      expect(here.slack.posted.length === 1, 'the owner is told', here.slack.posted),
    ];
  },
);

const driveDown = scenarios.failure(
  'The folder cannot be listed',
  { faults: [failing(503, 'backend error', ({ url }) => url.hostname === 'www.googleapis.com')] },
  async (here) => {
    const before = JSON.stringify(await storedFiles());
    await runBySchedule(here);
    return [
      expect(callsOf(here.outside, 'store').length === 3, 'Drive was asked three times'),
      expect(here.slack.posted.length === 1, 'the owner is told', here.slack.posted),
      expect(JSON.stringify(await storedFiles()) === before, 'nothing left the table'),
    ];
  },
);

const ownSchema = scenarios.failure(
  'The pipeline’s role tries to write outside its own schema',
  {},
  async () => {
    const refusal = await asPipeline('CREATE TABLE public.elsewhere (id int)').then(
      () => '',
      (error: Error) => error.message,
    );
    return [expect(refusal.includes('permission denied'), `PostgreSQL says “${refusal}”`)];
  },
);

export const ragPipeline: TemplateRuns = {
  slug: 'rag-pipeline',
  placeholders: () => ({
    REPLACE_WITH_YOUR_DRIVE_FOLDER_ID: 'folder-1',
    REPLACE_WITH_YOUR_SLACK_CHANNEL: 'automation',
  }),
  missing: missingDatabase,
  prepare: prepareDatabase,
  // biome-ignore format: in the order of a folder's life
  scenarios: [
    twoFiles, nothingNew, answered, notAnswered, replaced, refused, scanned,
    embeddingDown, modelDown, noCitation, databaseDown, driveDown, ownSchema,
  ],
};
