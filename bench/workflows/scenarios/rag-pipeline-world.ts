/** The world of the RAG pipeline: a folder of PDFs, a model that reads passages, and a database prepared as the page says. */
import { createHash } from 'node:crypto';
import { Drive, type DriveFile } from '../stand-ins/google.ts';
import { Slack } from '../stand-ins/message-services.ts';
import { type AnswerModel, openAi, shaped } from '../stand-ins/models.ts';
import type { Fault } from '../stand-ins/outside.ts';
import { makePdf } from '../stand-ins/pdf.ts';
import { asOwner } from './rag-pipeline-database.ts';
import { type Bench, expect, finished, until } from './scenario.ts';

export const HEADER = { name: 'X-Documents-Key', value: 'a long random value' };

const liftPages = [
  [
    'Maintenance contract for the lift at Harbour Street 4.',
    'The contractor visits the lift four times each year and keeps a log.',
  ],
  [
    'Notice period. The contract can be ended with three months notice',
    'to the end of a quarter, in writing and by registered letter.',
  ],
];
const heatingPages = [
  [
    'Heating manual. The boiler is bled every autumn before the first frost.',
    'Pressure stays between one and two bar.',
  ],
];
const newHeatingPages = [
  [
    'Heating manual, second edition. The boiler is bled every spring instead.',
    'Pressure stays below two bar.',
  ],
];

const file = (id: string, name: string, pages: string[][], modifiedTime = '2019-03-04T10:00:00.000Z') => {
  const body = makePdf(pages);
  const md5Checksum = createHash('md5').update(body).digest('hex');
  return { id, name, mimeType: 'application/pdf', md5Checksum, modifiedTime, body };
};

/** The files of the folder, by what is in them. */
export const documents = {
  lift: file('lift', 'Lift contract.pdf', liftPages),
  heating: file('heating', 'Heating manual.pdf', heatingPages),
  newHeating: file('heating', 'Heating manual.pdf', newHeatingPages),
  scan: file('scan', 'A scan.pdf', [[]]),
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

export interface Change {
  /** Files in the folder. */
  files: DriveFile[];
  faults: Fault[];
  model: AnswerModel;
}

export function begin(
  { outside }: Bench,
  { files = [], faults = [], model = readPassages }: Partial<Change> = {},
) {
  const world = { drive: new Drive(), slack: new Slack() };
  world.drive.files = files;
  outside.begin([world.drive, world.slack, openAi(model)], faults);
  return world;
}

/** Ten minutes pass for the table of files, so that what was tried may be tried again. */
export const tenMinutesPass = () =>
  asOwner("UPDATE pipeline.company_files SET tried_at = tried_at - interval '11 minutes'");

/** Asks the documents as an app of yours would. */
export async function ask(
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

/** Expects that the caller hears in one sentence that it did not work. */
export const refusedPolitely = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
  expect(status === 503 && body.answered === false, 'the caller gets status 503 and one sentence', body);
