/**
 * The outside world of a run: one server that answers in place of every service, notes each call,
 * and breaks those that a scenario wants broken. Whatever n8n opens a TLS connection to, it reaches
 * this server: see `inside-n8n.ts`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallKind } from '#model/workflows/workflow-templates.ts';

export interface OutsideRequest {
  method: string;
  url: URL;
  text: string;
}

/**
 * A row of a table of stand-ins: the first that matches "POST slack.com/api/chat.postMessage"
 * answers.
 */
export type Service = [
  at: RegExp,
  kind: CallKind | undefined,
  answer: (request: OutsideRequest, world: World, outside: Outside) => Response,
];

export interface ToolCall {
  tool: string;
  input: object;
}

export interface DriveFile {
  about: { id: string; name: string; md5Checksum: string; mimeType: string; modifiedTime: string };
  body: Buffer<ArrayBuffer>;
}

export interface World {
  /** What the language models say to the texts of a prompt, one below the other. */
  model: (prompt: string) => string | ToolCall;
  fault?: { at: RegExp; status: number };
  /** Calls that take longer than the time between two runs. */
  slow?: RegExp;
  /** Rows of a spreadsheet by the name of the tab, the first of them the columns. */
  tabs: Record<string, string[][]>;
  files: DriveFile[];
}

/** A failure in the shape that the services' clients read. */
const failure = (status: number, message: string) =>
  Response.json({ type: 'error', error: { type: 'api_error', message } }, { status });

export class Outside {
  readonly port = 5698;
  calls: { kind: CallKind | undefined; line: string; text: string; answer: string }[] = [];
  private services: readonly Service[] = [];
  private world: World = { model: () => '', tabs: {}, files: [] };

  constructor() {
    const server = createServer((request, response) => void this.handle(request, response));
    server.listen(this.port, '127.0.0.1').unref();
  }

  /** Lets these services answer from now on; nothing has been called. */
  begin(services: readonly Service[], world: World): void {
    Object.assign(this, { calls: [], services, world });
  }

  readonly sent = (at: RegExp): string[] =>
    this.calls.filter(({ line }) => at.test(line)).map(({ text }) => text);

  private async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await buffer(incoming)).toString('utf8');
    const url = new URL(incoming.url ?? '/', `https://${incoming.headers.host}`);
    const call = { kind: undefined, line: '', text, answer: '' };
    const answer = this.answer({ method: incoming.method ?? 'GET', url, text }, call);
    if (this.world.slow?.test(`${call.line} ${text}`)) await wait(15_000);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) call.answer = body.toString('utf8');
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(body);
  }

  /** A fault may also be told by the query of an address. */
  private answer(request: OutsideRequest, call: Outside['calls'][number]): Response {
    const { fault } = this.world;
    const { method, url, text } = request;
    const line = `${method} ${url.host}${url.pathname}`;
    const [, kind, service] = this.services.find(([at]) => at.test(line)) ?? [];
    // n8n has questions of its own, to its makers.
    if (service) this.calls.push(Object.assign(call, { kind, line }));
    if (fault?.at.test(`${line}${url.search} ${text}`))
      return failure(fault.status, 'out of order');
    return service?.(request, this.world, this) ?? failure(404, `No stand-in for ${line}`);
  }
}
