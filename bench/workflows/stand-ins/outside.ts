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

export interface OutsideRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface OutsideAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
}

export type CallKind = keyof typeof callKinds;

export interface Service {
  /** Host names it answers for. */
  hosts: RegExp;
  kind: CallKind | ((request: OutsideRequest) => CallKind | undefined);
  answer: (request: OutsideRequest) => OutsideAnswer | Promise<OutsideAnswer>;
}

/** Makes a service fail: the calls that match are answered by this, at most `times` times. */
export interface Fault {
  matches: (request: OutsideRequest) => boolean;
  answer: OutsideAnswer;
  times?: number;
}

export interface OutsideCall {
  kind: CallKind | undefined;
  method: string;
  address: string;
  status: number;
  body: string;
}

const hostsOf = [
  '*.googleapis.com',
  '*.anthropic.com',
  '*.openai.com',
  '*.search.brave.com',
  '*.hubapi.com',
  'slack.com',
  '*.api.mailchimp.com',
  '*.shotstack.io',
  '*.example.com',
  '*.example.org',
  'example.com',
  'example.org',
];

/** A certificate for the stand-ins, which n8n is configured to trust; valid for one day. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer; path: string } {
  const [key, cert] = [join(folder, 'stand-ins.key'), join(folder, 'stand-ins.pem')];
  const names = hostsOf.map((host) => `DNS:${host}`).join(',');
  execFileSync(
    'openssl',
    // biome-ignore format: one option and its value on a line
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=stand-ins',
      '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert), path: cert };
}

export class Outside {
  calls: OutsideCall[] = [];
  /** The calls of a whole scenario, which may begin more than once. */
  private all: OutsideCall[] = [];
  faults: Fault[] = [];
  private services: Service[] = [];
  private close: () => void = () => undefined;
  port = 0;
  certificate = '';

  static async open(folder: string): Promise<Outside> {
    const outside = new Outside();
    const { key, cert, path } = makeCertificate(folder);
    outside.certificate = path;
    const handle = (request: IncomingMessage, response: ServerResponse) =>
      void outside.handle(request, response);
    const tls = createTlsServer({ key, cert }, handle);
    const proxy = createServer(handle);
    proxy.on('connect', (_request, socket, head) => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) socket.unshift(head);
      tls.emit('connection', socket);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    outside.port = (proxy.address() as AddressInfo).port;
    outside.close = () => {
      proxy.closeAllConnections();
      proxy.close();
    };
    return outside;
  }

  /** Environment of an n8n whose requests come here. */
  environment(): Record<string, string> {
    const proxy = `http://127.0.0.1:${this.port}`;
    return {
      HTTP_PROXY: proxy,
      HTTPS_PROXY: proxy,
      http_proxy: proxy,
      https_proxy: proxy,
      NO_PROXY: 'localhost,127.0.0.1',
      no_proxy: 'localhost,127.0.0.1',
      NODE_EXTRA_CA_CERTS: this.certificate,
    };
  }

  /** Starts a scenario: these services, nothing broken, nothing called. */
  begin(services: Service[], faults: Fault[] = []): void {
    this.services = services;
    this.faults = faults.map((fault) => ({ ...fault }));
    this.calls = [];
  }

  /** Every call since it was asked last. */
  takeCalls(): OutsideCall[] {
    const calls = this.all;
    this.all = [];
    return calls;
  }

  private async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', `https://${headers.host}`);
    const request = { method, url, headers, body: Buffer.concat(chunks) };
    const { status = 200, headers: extra, body } = await this.answer(request);
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    response.writeHead(status, { 'content-type': isRaw ? 'text/plain' : 'application/json', ...extra });
    response.end(isRaw ? body : body === undefined ? undefined : JSON.stringify(body));
  }

  private async answer(request: OutsideRequest): Promise<OutsideAnswer> {
    const service = this.services.find(({ hosts }) => hosts.test(request.url.hostname));
    const fault = this.faults.find(({ matches, times = Infinity }) => times > 0 && matches(request));
    if (fault?.times !== undefined) fault.times -= 1;
    const answer = fault?.answer ?? (await this.serve(service, request));
    const kind = typeof service?.kind === 'function' ? service.kind(request) : service?.kind;
    const call: OutsideCall = {
      kind,
      method: request.method,
      address: `${request.url.host}${request.url.pathname}${request.url.search}`,
      status: answer.status ?? 200,
      body: request.body.toString('utf8').slice(0, 200_000),
    };
    this.calls.push(call);
    this.all.push(call);
    return answer;
  }

  private async serve(service: Service | undefined, request: OutsideRequest): Promise<OutsideAnswer> {
    if (!service) return { status: 404, body: { error: { message: `No stand-in for ${request.url.host}` } } };
    try {
      return await service.answer(request);
    } catch (error) {
      return { status: 500, body: { error: { message: `The stand-in failed: ${String(error)}` } } };
    }
  }

  shut(): void {
    this.close();
  }
}
