/** Stand-ins that several templates share: models, Slack, Sheets, Drive, mail. A scenario says what a model answers. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Fault, OutsideAnswer, OutsideRequest, Service } from './outside.ts';

/** Prompt a model gets, in one form for the wire formats of all companies. */
export interface ModelPrompt {
  /** System message and all messages, as one text. */
  text: string;
  messages: { role: string; text: string }[];
}

export interface ToolCall {
  tool: string;
  input: object;
}

/** Text, a call of a tool, or a failure of the service. */
export type AnswerModel = (prompt: ModelPrompt) => string | ToolCall | OutsideAnswer;

export interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
  md5Checksum: string;
  modifiedTime: string;
  body: Buffer;
}

/** State of the services; a template adds its own. */
export interface World {
  model: AnswerModel;
  faults: Fault[];
  /** Messages to the owner in Slack. */
  posted: string[];
  /** Mails that were sent, decoded. */
  mails: string[];
  /** Rows of a spreadsheet by the name of the tab, the first of them the columns. */
  tabs: Record<string, string[][]>;
  /** Files in Drive. */
  files: DriveFile[];
}

export const emptyWorld = (): World => ({
  model: () => 'Never asked.',
  faults: [],
  posted: [],
  mails: [],
  tabs: {},
  files: [],
});

/** Columns of a spreadsheet that visitors download with its template. */
export const columnsOf = (name: string): string[] =>
  readFileSync(`content/workflows/${name}.csv`, 'utf8').split(/\r?\n/)[0]?.split(',') ?? [];

/** An answer in the shape that a step with an output parser asks for. */
export const shaped = (output: unknown) => `\`\`\`json\n${JSON.stringify({ output })}\n\`\`\``;

/** The rows below the columns of a tab, as records. */
export function rowsOf({ tabs }: World, tab: string): Record<string, string>[] {
  const [columns = [], ...rows] = tabs[tab] ?? [];
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

type Part = { text?: string; content?: unknown };
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : (Array.isArray(content) ? (content as Part[]) : [])
        .map((part) => part.text ?? textOf(part.content))
        .join('\n');

interface RawPrompt {
  system?: unknown;
  messages?: RawMessage[];
  input?: RawMessage[];
}
interface RawMessage {
  role?: string;
  content?: unknown;
  output?: unknown;
}

function ask({ model }: World, request: OutsideRequest): string | ToolCall | OutsideAnswer {
  const raw = JSON.parse(request.text) as RawPrompt;
  const messages = (raw.messages ?? raw.input ?? []).map(({ role = 'tool', content, output }) => ({
    role,
    text: textOf(content ?? output),
  }));
  return model({ text: [textOf(raw.system), ...messages.map(({ text }) => text)].join('\n\n'), messages });
}

const isToolCall = (said: ToolCall | OutsideAnswer): said is ToolCall => 'tool' in said;

const USAGE = { prompt_tokens: 1, input_tokens: 1, completion_tokens: 1, output_tokens: 1, total_tokens: 2 };

function anthropic(request: OutsideRequest, world: World): OutsideAnswer {
  const said = ask(world, request);
  if (typeof said === 'object' && !isToolCall(said)) return said;
  const isText = typeof said === 'string';
  const content = isText
    ? [{ type: 'text', text: said }]
    : [{ type: 'tool_use', id: `toolu_${Date.now()}`, name: said.tool, input: said.input }];
  const end = { stop_reason: isText ? 'end_turn' : 'tool_use', stop_sequence: null, usage: USAGE };
  return { body: { id: 'msg_1', type: 'message', role: 'assistant', model: 'stand-in', content, ...end } };
}

function openAi(request: OutsideRequest, world: World): OutsideAnswer {
  const said = ask(world, request);
  if (typeof said !== 'string') return said as OutsideAnswer;
  const content = [{ type: 'output_text', text: said, annotations: [] }];
  const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content };
  const about = { id: 'resp_1', object: 'response', created_at: 1, status: 'completed', error: null };
  return { body: { ...about, output: [message], model: 'stand-in', usage: USAGE } };
}

const DIMENSIONS = 1536;

/** Words as directions: texts that share words lie near each other, which is all that a distance needs here. */
function embed(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    vector[createHash('md5').update(word.slice(0, 5)).digest().readUInt16BE() % DIMENSIONS] = 1;
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function embeddings({ text }: OutsideRequest): OutsideAnswer {
  const { input, encoding_format } = JSON.parse(text) as {
    input: string | string[];
    encoding_format?: string;
  };
  const coded = (vector: number[]) =>
    encoding_format === 'base64' ? Buffer.from(new Float32Array(vector).buffer).toString('base64') : vector;
  const data = [input]
    .flat()
    .map((one, index) => ({ object: 'embedding', index, embedding: coded(embed(one)) }));
  return { body: { object: 'list', data, model: 'stand-in', usage: USAGE } };
}

function slack({ text: body }: OutsideRequest, { posted }: World): OutsideAnswer {
  const { text } = body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  // n8n adds a line about itself.
  if (text) posted.push(String(text).split('\n_Automated with')[0] ?? '');
  return { body: { ok: true, ts: '1', channel: 'C1', message: { text } } };
}

/** The cells a range such as `'log'!A2:E2` names. */
function cellsOf({ tabs }: World, range: string) {
  const [, tab = '', start = 'A1', end = ''] =
    /^'?([^'!]+)'?!?([A-Z]*\d*)(?::([A-Z]*\d*))?$/.exec(range) ?? [];
  const rows = tabs[tab];
  if (!rows) throw new Error(`The spreadsheet has no tab "${tab}" (${range}).`);
  const letters = [...start.replace(/\d/g, '')];
  const column = letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const number = (cell: string, otherwise: number) => Number(cell.replace(/\D/g, '')) || otherwise;
  return { rows, row: number(start, 1) - 1, column: Math.max(column, 1) - 1, last: number(end, rows.length) };
}

function sheets({ method, url, text }: OutsideRequest, world: World): OutsideAnswer {
  const path = decodeURIComponent(url.pathname).replace(/^\/v4\/spreadsheets\/[^/]+/, '');
  const range = path.replace('/values/', '').replace(/:append$/, '');
  if (path === '') {
    const tabs = Object.keys(world.tabs).map((title, sheetId) => ({ properties: { title, sheetId } }));
    return { body: { sheets: tabs } };
  }
  if (path.endsWith(':append')) {
    const { values } = JSON.parse(text) as { values: string[][] };
    cellsOf(world, range).rows.push(...values);
    return { body: { updates: { updatedRows: values.length } } };
  }
  if (method === 'GET') {
    const { rows, row, column, last } = cellsOf(world, range);
    return { body: { range: path, values: rows.slice(row, last).map((cells) => cells.slice(column)) } };
  }
  const body = JSON.parse(text) as { values: string[][]; data?: { range: string; values: string[][] }[] };
  for (const change of body.data ?? [{ range, values: body.values }]) {
    const { rows, row, column } = cellsOf(world, change.range);
    for (const [down, cells] of change.values.entries()) {
      const target = rows[row + down] ?? [];
      rows[row + down] = target;
      for (const [right, cell] of cells.entries()) target[column + right] = cell;
    }
  }
  return { body: { totalUpdatedRows: 1 } };
}

function drive({ method, url, text }: OutsideRequest, { files }: World): OutsideAnswer {
  const shown = ({ body: _body, ...file }: DriveFile) => ({
    ...file,
    webViewLink: `https://drive.example.com/${file.id}`,
  });
  if (url.pathname === '/drive/v3/files' && method === 'GET') return { body: { files: files.map(shown) } };
  const file = files.find(({ id }) => id === url.pathname.split('/').at(-1));
  if (!file) return { status: 404, body: { error: { message: `File not found: ${url.pathname}.` } } };
  if (url.searchParams.get('alt') === 'media')
    return { headers: { 'content-type': file.mimeType }, body: file.body };
  if (method === 'PATCH') Object.assign(file, JSON.parse(text || '{}'));
  return { body: shown(file) };
}

/** An upload comes in two requests: what it is, and then its bytes at the address that was answered. */
function driveUpload({ method, headers, body }: OutsideRequest, { files }: World): OutsideAnswer {
  const location = 'https://www.googleapis.com/upload/drive/v3/files?upload_id=1';
  if (method === 'POST') return { headers: { location }, body: {} };
  const [id, name] = [`file-${files.length + 1}`, 'untitled'];
  const mimeType = headers['content-type'] ?? 'application/octet-stream';
  const about = { md5Checksum: String(body.length), modifiedTime: new Date().toISOString() };
  files.push({ id, name, mimeType, ...about, body });
  return { body: { id, name } };
}

/** Sends a mail; its parts come as base64 or quoted-printable. */
export function sendMail({ text }: OutsideRequest, { mails }: World): OutsideAnswer {
  const { raw } = JSON.parse(text || '{}') as { raw?: string };
  const parts = Buffer.from(raw ?? '', 'base64url')
    .toString('utf8')
    .split(/\r?\n--[^\n]+\r?\n/);
  if (raw) mails.push(parts.map(decoded).join('\n'));
  return { body: { id: `mail-${mails.length}`, threadId: 'thread-1', labelIds: ['SENT'] } };
}

function decoded(part: string): string {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part) ?? [];
  if (/encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  if (!/encoding: quoted-printable/i.test(head)) return part;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}

export const SHARED: Service<World>[] = [
  { at: /anthropic\.com\/v1\/messages$/, kind: 'model', answer: anthropic },
  { at: /api\.openai\.com\/v1\/responses$/, kind: 'model', answer: openAi },
  { at: /api\.openai\.com\/v1\/embeddings$/, kind: 'embedding', answer: embeddings },
  { at: /^\w+ slack\.com/, kind: 'message', answer: slack },
  { at: /sheets\.googleapis\.com/, kind: 'sheet', answer: sheets },
  { at: /www\.googleapis\.com\/upload\/drive\//, kind: 'store', answer: driveUpload },
  { at: /www\.googleapis\.com\/drive\//, kind: 'store', answer: drive },
];
