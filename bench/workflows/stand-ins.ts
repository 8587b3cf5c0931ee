/**
 * The outside world: one server, to which `inside-n8n.ts` leads n8n, notes and answers each call in
 * place of a service, or breaks it. What only one template uses is among its scenarios.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { tokens } from './n8n-server.ts';
import { type Answer, type Call, MAIL, type Scene, SLACK } from './scene.ts';

export const table = (text: string) =>
  text.split('\n').flatMap((line) => (line.includes('|') ? [line.trim().split(/ *\| */)] : []));

export const sheetOf = (name: string) =>
  readFileSync(`content/workflows/${name}.csv`, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split(','));

export const reply = (type: string, body: BodyInit, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

/** An answer in the shape that a step with an output parser asks for. */
export const shaped = (output: unknown) => `\`\`\`json\n${JSON.stringify({ output })}\n\`\`\``;

export const jsonOf = ({ text }: Call) => JSON.parse(text || '{}');

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

function ask(call: Call, here: Scene) {
  const { model, system, messages, instructions, input, tools } = jsonOf(call);
  const prompt = textsIn([system, messages, instructions, input]).join('\n');
  const said = here.model(prompt);
  here.bill(
    model,
    tokens(prompt + JSON.stringify(tools ?? '')),
    tokens(textsIn([said]).join('\n')),
  );
  return said;
}

const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2, prompt_tokens: 1 };

function anthropic(call: Call, here: Scene) {
  const said = ask(call, here);
  // Claude Sonnet 5 thinks unless it is told not to, and leaves the text of it out.
  const thought = { type: 'thinking', thinking: '', signature: 'bench' };
  const isText = typeof said === 'string';
  const words = isText ? { type: 'text', text: said } : { type: 'tool_use', id: 'tool', ...said };
  return { content: [thought, words], stop_reason: isText ? 'end_turn' : 'tool_use', usage };
}

function openAi(call: Call, here: Scene) {
  const content = [{ type: 'output_text', text: ask(call, here), annotations: [] }];
  return { id: 'resp_1', output: [{ type: 'message', id: 'msg_1', content }], usage };
}

/** All texts lie at one place, so each is near. */
const embedding = Buffer.from(new Float32Array(1536).fill(1).buffer).toString('base64');

function embeddings(call: Call, here: Scene) {
  const { model, input } = jsonOf(call);
  const texts: string[] = [input].flat();
  here.bill(model, tokens(texts.join('\n')));
  return { data: texts.map((_, index) => ({ index, embedding })), usage };
}

/** Reads a tab, or writes into ranges such as `log!2:2` and `videos!E4`, or names the tabs. */
function sheets(call: Call, { tabs }: Scene) {
  const [, asked] = /\/values\/'?(\w+)/.exec(decodeURIComponent(call.url.pathname)) ?? [];
  if (call.line.startsWith('GET') && asked) return { values: tabs[asked] };
  const sent = jsonOf(call);
  const changes: { range?: string; values?: string[][] }[] = sent.data ?? [sent];
  for (const { range = '', values = [] } of changes) {
    const [, name = '', column, row] = /^(\w+)!([A-Z]?)(\d+)/.exec(range) ?? [];
    for (const [down, cells] of values.entries()) {
      const at = Number(row) - 1 + down;
      const changed = tabs[name]?.[at] ?? [];
      changed.splice(Number.parseInt(column || 'A', 36) - 10, cells.length, ...cells);
      tabs[name]?.splice(at, 1, changed);
    }
  }
  return {
    sheets: Object.keys(tabs).map((title, sheetId) => ({ properties: { title, sheetId } })),
  };
}

function drive({ url }: Call, { files }: Scene) {
  if (url.pathname.endsWith('/files')) return { files: files.map(({ about }) => about) };
  const file = files.find(({ about }) => url.pathname.endsWith(`/${about.id}`));
  if (file && url.searchParams.get('alt') === 'media') return reply('application/pdf', file.body);
  return file?.about ?? { id: 'file-1', webViewLink: 'https://drive.example.com/file-1' };
}

/** What an upload is comes first, and then its bytes at the address that was answered. */
export const upload =
  (id: string) =>
  ({ url }: Call) => {
    const location = `${url.origin}${url.pathname}?upload_id=1`;
    return Response.json({ id }, { headers: { location } });
  };

const SHARED: Scene['services'] = [
  [/anthropic\.com\/v1\/messages$/, anthropic],
  [/openai\.com\/v1\/responses$/, openAi],
  [/openai\.com\/v1\/embeddings$/, embeddings],
  [SLACK, { ok: true, ts: '1', channel: 'C1' }],
  [/sheets\.googleapis\.com/, sheets],
  [/googleapis\.com\/upload\/drive\//, upload('file-1')],
  [/googleapis\.com\/drive\//, drive],
  [MAIL, { id: 'mail-1', threadId: 'thread-1' }],
];

/** In the shape that the services' clients read. */
const failure = (status: number) =>
  Response.json({ error: { type: 'api_error', message: 'out of order' } }, { status });

function answerTo(call: Call, here: Scene): Answer {
  const [, answer] = [...here.services, ...SHARED].find(([at]) => at.test(call.line)) ?? [];
  // n8n has questions of its own, to its makers.
  if (!answer) return failure(404);
  here.calls.push(call);
  const [broken, status = 500] = here.fault ?? [];
  // A fault may also be told by the query of an address.
  if (broken?.test(`${call.line}${call.url.search} ${call.text}`)) return failure(status);
  return typeof answer === 'function' ? answer(call, here) : answer;
}

/** Mails are quoted-printable, and n8n adds a line about itself to messages. */
function asRead(line: string, text: string): string {
  if (SLACK.test(line)) return JSON.parse(text).text.split('\n_Automated with')[0];
  if (!MAIL.test(line)) return text;
  const mail = Buffer.from(JSON.parse(text).raw, 'base64url').toString('utf8');
  return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

async function handle(incoming: IncomingMessage, response: ServerResponse, here: Scene) {
  const url = new URL(incoming.url ?? '/', `https://${incoming.headers.host}`);
  const line = `${incoming.method} ${url.host}${url.pathname}`;
  const call = { url, line, text: asRead(line, await textOf(incoming)) };
  const given = answerTo(call, here);
  if (here.slow?.test(`${line} ${call.text}`)) await wait(15_000);
  const sent = typeof given === 'string' ? new Response(given) : given;
  const answer = sent instanceof Response ? sent : Response.json(sent);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

export const outsideOf = (here: Scene) =>
  createServer((request, response) => void handle(request, response, here));
