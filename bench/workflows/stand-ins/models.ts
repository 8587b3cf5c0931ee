/** Language models, embeddings, speech and pictures. A scenario says what a model answers; nothing here understands. */
import { createHash } from 'node:crypto';
import type { CallKind, OutsideAnswer, Service } from './outside.ts';

/** Prompt a model gets, in one form for the wire formats of all companies. */
export interface ModelPrompt {
  /** System message and all messages, as one text. */
  text: string;
  /** Last message of the person, and everything after it. */
  messages: { role: string; text: string }[];
  toolNames: string[];
}

export interface ToolCall {
  tool: string;
  input: object;
}

export type AnswerModel = (prompt: ModelPrompt) => string | ToolCall | OutsideAnswer;

/** An answer in the shape that a step with an output parser asks for. */
export const shaped = (output: unknown) => `\`\`\`json\n${JSON.stringify({ output })}\n\`\`\``;

const isToolCall = (answer: object): answer is ToolCall => 'tool' in answer;

type Part = { type?: string; text?: string; content?: unknown };
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : (Array.isArray(content) ? (content as Part[]) : [])
        .map((part) => part.text ?? textOf(part.content))
        .join('\n');

interface RawMessage {
  role?: string;
  content?: unknown;
  output?: unknown;
}

function promptOf(body: {
  system?: unknown;
  messages?: RawMessage[];
  input?: RawMessage[];
  tools?: { name: string }[];
}): ModelPrompt {
  const messages = (body.messages ?? body.input ?? []).map(({ role = 'tool', content, output }) => ({
    role,
    text: textOf(content ?? output),
  }));
  const text = [textOf(body.system), ...messages.map((message) => message.text)].join('\n\n');
  return { text, messages, toolNames: (body.tools ?? []).map(({ name }) => name) };
}

const isFailure = (answer: object): answer is OutsideAnswer => 'status' in answer;

export function anthropic(answer: AnswerModel): Service {
  return {
    hosts: /(^|\.)anthropic\.com$/,
    kind: ({ url }) => (url.pathname === '/v1/messages' ? 'model' : undefined),
    answer: (request) => {
      const said = answer(promptOf(JSON.parse(request.body.toString('utf8'))));
      if (typeof said === 'object' && isFailure(said)) return said;
      const content =
        typeof said === 'object' && isToolCall(said)
          ? [{ type: 'tool_use', id: `toolu_${Date.now()}`, name: said.tool, input: said.input }]
          : [{ type: 'text', text: said }];
      const stop_reason = typeof said === 'string' ? 'end_turn' : 'tool_use';
      const usage = {
        input_tokens: Math.ceil(request.body.length / 4),
        output_tokens: JSON.stringify(content).length / 4,
      };
      return {
        body: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'stand-in',
          content,
          stop_reason,
          stop_sequence: null,
          usage,
        },
      };
    },
  };
}

const openAiKinds: Record<string, CallKind> = {
  '/v1/embeddings': 'embedding',
  '/v1/audio/speech': 'speech',
  '/v1/images/generations': 'picture',
  '/v1/responses': 'model',
  '/v1/chat/completions': 'model',
};

const DIMENSIONS = 1536;

/** Words as directions: texts that share words lie near each other, which is all that a distance needs here. */
function embed(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    const place = createHash('md5').update(word.slice(0, 5)).digest().readUInt16BE() % DIMENSIONS;
    vector[place] = 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

interface OpenAiMedia {
  speech?: (text: string) => Buffer;
  picture?: (prompt: string) => Promise<Buffer>;
}

export function openAi(answer: AnswerModel, media: OpenAiMedia = {}): Service {
  const routes: Record<string, (body: never) => OutsideAnswer | Promise<OutsideAnswer>> = {
    '/v1/embeddings': embeddings,
    '/v1/audio/speech': ({ input }: { input: string }) => ({
      headers: { 'content-type': 'audio/mpeg' },
      body: media.speech?.(input),
    }),
    '/v1/images/generations': async ({ prompt }: { prompt: string }) => {
      const picture = await media.picture?.(prompt);
      return { body: { created: 1, data: [{ b64_json: picture?.toString('base64') }], usage } };
    },
    '/v1/chat/completions': (body: never) => {
      const said = answer(promptOf(body));
      return typeof said === 'string' ? chatCompletion(said) : (said as OutsideAnswer);
    },
    '/v1/responses': (body: never) => {
      const said = answer(promptOf(body));
      return typeof said === 'string' ? modelResponse(said) : (said as OutsideAnswer);
    },
  };
  return {
    hosts: /^api\.openai\.com$/,
    kind: ({ url }) => openAiKinds[url.pathname],
    answer: (request) => {
      const route = routes[request.url.pathname];
      if (!route)
        return { status: 404, body: { error: { message: `No stand-in for ${request.url.pathname}` } } };
      return route(JSON.parse(request.body.toString('utf8')) as never);
    },
  };
}

const usage = {
  prompt_tokens: 1,
  input_tokens: 1,
  completion_tokens: 1,
  output_tokens: 1,
  total_tokens: 2,
};

interface EmbeddingsBody {
  input: string | string[];
  encoding_format?: string;
}

function embeddings({ input, encoding_format }: EmbeddingsBody): OutsideAnswer {
  const data = [input].flat().map((text, index) => {
    const vector = embed(text);
    const embedding =
      encoding_format === 'base64' ? Buffer.from(new Float32Array(vector).buffer).toString('base64') : vector;
    return { object: 'embedding', index, embedding };
  });
  return { body: { object: 'list', data, model: 'stand-in', usage } };
}

function chatCompletion(content: string): OutsideAnswer {
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  return {
    body: { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'stand-in', choices, usage },
  };
}

function modelResponse(text: string): OutsideAnswer {
  const content = [{ type: 'output_text', text, annotations: [] }];
  const output = [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content }];
  const answered = { id: 'resp_1', object: 'response', created_at: 1, status: 'completed' };
  return { body: { ...answered, model: 'stand-in', output, usage, error: null } };
}
