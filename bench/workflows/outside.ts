/**
 * The outside world of a run: a proxy that n8n sends every request through. It ends the TLS connection with a certificate
 * of its own and answers in place of the services, notes each call, and breaks the ones that a scenario wants broken.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { callKinds } from '#model/workflows/workflow-templates.ts';

export type CallKind = keyof typeof callKinds;

export interface OutsideRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
}

export interface OutsideAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
}

/** One row of a table of stand-ins; the first that matches "POST slack.com/api/chat.postMessage" answers. */
export interface Service<World> {
  at: RegExp;
  /** Nothing for a request that is only part of a call. */
  kind?: CallKind;
  answer: (request: OutsideRequest, world: World) => OutsideAnswer | Promise<OutsideAnswer>;
}

/** Makes calls fail whose method, address and body match. */
export interface Fault {
  at: RegExp;
  status: number;
  message: string;
}

export interface OutsideCall {
  kind: CallKind | undefined;
  address: string;
}

const WILDCARDS = ['googleapis.com', 'anthropic.com', 'openai.com', 'search.brave.com', 'hubapi.com'];
const HOSTS = [
  ...[...WILDCARDS, 'api.mailchimp.com', 'shotstack.io', 'example.com', 'example.org'].map(
    (host) => `*.${host}`,
  ),
  ...['slack.com', 'example.com', 'example.org'],
];

/** A failure in the shape that the services' clients read. */
export const failure = (status: number, message: string): OutsideAnswer => ({
  status,
  body: { type: 'error', error: { type: 'api_error', message } },
});

export class Outside {
  calls: OutsideCall[] = [];
  port = 0;
  private answer: (line: string, request: OutsideRequest) => Promise<OutsideAnswer> = async (line) =>
    failure(404, `No stand-in for ${line}`);
  private certificate = '';

  /** Opens the proxy; its certificate, which n8n is told to trust, is valid for one day. */
  static async open(folder: string): Promise<Outside> {
    const outside = new Outside();
    const [key, cert] = [join(folder, 'stand-ins.key'), join(folder, 'stand-ins.pem')];
    const names = `subjectAltName=${HOSTS.map((host) => `DNS:${host}`).join(',')}`;
    const asked = ['-days', '1', '-subj', '/CN=stand-ins', '-addext', names, '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...asked], { stdio: 'ignore' });
    outside.certificate = cert;
    const handle = (request: IncomingMessage, response: ServerResponse) =>
      void outside.handle(request, response);
    const tls = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, handle);
    const proxy = createServer(handle).on('connect', (_request, socket, head) => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) socket.unshift(head);
      tls.emit('connection', socket);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    outside.port = (proxy.address() as AddressInfo).port;
    proxy.unref();
    return outside;
  }

  /** Environment of an n8n whose requests come here. */
  environment(): Record<string, string> {
    const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];
    const local = 'localhost,127.0.0.1';
    return {
      ...Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${this.port}`])),
      ...{ NO_PROXY: local, no_proxy: local, NODE_EXTRA_CA_CERTS: this.certificate },
    };
  }

  /** Lets these services answer from now on; nothing has been called. */
  begin<W extends { faults: Fault[] }>(services: readonly Service<W>[], world: W): void {
    this.calls = [];
    this.answer = async (line, request) => {
      const service = services.find(({ at }) => at.test(line));
      this.calls.push({ kind: service?.kind, address: line.replace(/^\w+ /, '') });
      const whole = `${line}${decodeURIComponent(request.url.search)} ${request.text}`;
      const fault = world.faults.find(({ at }) => at.test(whole));
      if (fault) return failure(fault.status, fault.message);
      return (await service?.answer(request, world)) ?? failure(404, `No stand-in for ${line}`);
    };
  }

  private async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', `https://${headers.host}`);
    const body = Buffer.concat(chunks);
    const request = { method, url, headers, body, text: body.toString('utf8') };
    const answered = await this.answer(`${method} ${url.host}${url.pathname}`, request);
    const isRaw = typeof answered.body === 'string' || Buffer.isBuffer(answered.body);
    const type = isRaw ? 'text/plain' : 'application/json';
    response.writeHead(answered.status ?? 200, { 'content-type': type, ...answered.headers });
    response.end(isRaw || answered.body === undefined ? answered.body : JSON.stringify(answered.body));
  }
}
