/**
 * Stand-ins that several templates share: models, Slack, Sheets, Drive, mail. A scenario says what
 * a model answers.
 */
import { readFileSync } from 'node:fs';
import type { OutsideRequest, Service, World } from './outside.ts';

/** Columns of a spreadsheet that visitors download with its template. */
export const columnsOf = (name: string): string[] =>
  readFileSync(`content/workflows/${name}.csv`, 'utf8').split(/\r?\n/)[0]?.split(',') ?? [];

export function rowsOf({ tabs }: World, tab: string): Record<string, string>[] {
  const [columns = [], ...rows] = tabs[tab] ?? [];
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])),
  );
}

/** An answer in the shape that a step with an output parser asks for. */
export const shaped = (output: unknown) => `\`\`\`json\n${JSON.stringify({ output })}\n\`\`\``;

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function ask({ text }: OutsideRequest, { model }: World) {
  const { system, messages, input } = JSON.parse(text) as Record<string, unknown>;
  return model(textsIn([system, messages, input]).join('\n'));
}

const USAGE = { input_tokens: 1, output_tokens: 1, total_tokens: 2, prompt_tokens: 1 };

function anthropic(request: OutsideRequest, world: World): Response {
  const said = ask(request, world);
  const isText = typeof said === 'string';
  const call = !isText && { type: 'tool_use', id: 'toolu_1', name: said.tool, input: said.input };
  const end = { stop_reason: isText ? 'end_turn' : 'tool_use', stop_sequence: null, usage: USAGE };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'stand-in' };
  // Claude Sonnet 5 thinks unless it is told not to, and leaves the text of it out.
  const thought = { type: 'thinking', thinking: '', signature: 'bench' };
  const content = [thought, call || { type: 'text', text: said }];
  return Response.json({ ...message, content, ...end });
}

function openAi(request: OutsideRequest, world: World): Response {
  const content = [{ type: 'output_text', text: ask(request, world), annotations: [] }];
  const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content };
  const about = {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    error: null,
  };
  return Response.json({ ...about, output: [message], model: 'stand-in', usage: USAGE });
}

const DIMENSIONS = 1536;

/**
 * Words as directions: texts that share words lie near each other, which is all that a distance
 * needs here.
 */
function embed(text: string): string {
  const vector = new Float32Array(DIMENSIONS);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    const letters = [...word.slice(0, 5)].map((letter) => letter.charCodeAt(0));
    vector[letters.reduce((sum, code) => sum * 31 + code) % DIMENSIONS] = 1;
  }
  return Buffer.from(vector.buffer).toString('base64');
}

function embeddings({ text }: OutsideRequest): Response {
  const { input } = JSON.parse(text) as { input: string | string[] };
  const data = [input]
    .flat()
    .map((one, index) => ({ object: 'embedding', index, embedding: embed(one) }));
  return Response.json({ object: 'list', data, model: 'stand-in', usage: USAGE });
}

/**
 * Reads a tab, or writes cells into ranges such as `log!2:2` and `videos!E4`; all else asks which
 * tabs there are.
 */
function sheets({ method, url, text }: OutsideRequest, { tabs }: World): Response {
  const [, asked] = /\/values\/'?(\w+)/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (method === 'GET' && asked) return Response.json({ values: tabs[asked] });
  type Change = { range?: string; values?: string[][] };
  const { data, ...change } = JSON.parse(text || '{}') as Change & { data?: Change[] };
  for (const { range = '', values = [] } of data ?? [change]) {
    const [, tab = '', column, row] = /^(\w+)!([A-Z]?)(\d+)/.exec(range) ?? [];
    const first = column ? column.charCodeAt(0) - 'A'.charCodeAt(0) : 0;
    for (const [down, cells] of values.entries()) {
      const changed = tabs[tab]?.[Number(row) - 1 + down] ?? [];
      for (const [right, cell] of cells.entries()) changed[first + right] = cell;
      tabs[tab]?.splice(Number(row) - 1 + down, 1, changed);
    }
  }
  const sheetsOf = Object.keys(tabs).map((title, sheetId) => ({ properties: { title, sheetId } }));
  return Response.json({ sheets: sheetsOf });
}

/** Lists the files, or gives one; whatever is done to another one succeeds. */
function drive({ url }: OutsideRequest, { files }: World): Response {
  const file = files.find(({ about }) => url.pathname.endsWith(`/${about.id}`));
  if (url.pathname.endsWith('/files'))
    return Response.json({ files: files.map(({ about }) => about) });
  if (url.searchParams.get('alt') !== 'media')
    return Response.json(
      file?.about ?? { id: 'file-1', webViewLink: 'https://drive.example.com/file-1' },
    );
  return new Response(file?.body, { headers: { 'content-type': 'application/pdf' } });
}

/**
 * An upload comes in two requests: what it is, and then its bytes at the address that was answered.
 */
export const upload =
  (id: string) =>
  ({ url }: OutsideRequest): Response => {
    const location = `${url.origin}${url.pathname}?upload_id=1`;
    return Response.json({ id }, { headers: { location } });
  };

export const SHARED: readonly Service[] = [
  [/anthropic\.com\/v1\/messages$/, 'model', anthropic],
  [/api\.openai\.com\/v1\/responses$/, 'model', openAi],
  [/api\.openai\.com\/v1\/embeddings$/, 'embedding', embeddings],
  [/ slack\.com/, 'message', () => Response.json({ ok: true, ts: '1', channel: 'C1' })],
  [/sheets\.googleapis\.com/, 'sheet', sheets],
  [/www\.googleapis\.com\/upload\/drive\//, 'store', upload('file-1')],
  [/www\.googleapis\.com\/drive\//, 'store', drive],
  [/\/messages\/send$/, 'message', () => Response.json({ id: 'mail-1', threadId: 'thread-1' })],
];
