import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { EMPTY_ANSWERS, type LeadPayload } from '#leads/lead-fields.ts';
import type { NewLead } from '../leads/store.ts';
import { until } from './resources.ts';

export function client(url: string, words: string, localAddress?: string) {
  const { port, hostname: host } = new URL(url);
  const socket = connect({ port: Number(port), host, localAddress }).on('error', () => {});
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
  socket.write(words, 'latin1');
  return { socket, heard: () => heard };
}

/** Looks without another byte after which an answer is taken for whole. */
const QUIET_LOOKS = 50;

/**
 * Gives what came back until the server closes the connection or falls silent, in looks instead of
 * time: a machine that stops this process for seconds mostly stops the server with it.
 */
export async function rawRequest(url: string, bytes: string, leaveAfterMs = 60_000) {
  const { socket, heard } = client(url, bytes);
  let [answer, quiet] = ['', 0];
  const isOver = () => {
    quiet = answer !== '' && answer === heard() ? quiet + 1 : 0;
    answer = heard();
    return socket.closed || quiet > QUIET_LOOKS;
  };
  await until('the answer is whole', isOver, leaveAfterMs).catch(() => {});
  socket.destroy();
  return heard();
}

/** `fetch` decodes, follows, tidies addresses, and sets headers that strangers forge. */
export async function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
) {
  const { hostname, port } = new URL(url);
  const options = { hostname, port, path, method, headers, agent: false };
  const answer = Promise.withResolvers<IncomingMessage>();
  request(options, answer.resolve).on('error', answer.reject).end(body);
  const response = await answer.promise;
  const received = Buffer.concat(await response.toArray());
  const { statusCode: status, headers: answered } = response;
  return { status, headers: answered, body: received, text: received.toString() };
}

interface Asked {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | undefined;
}

/** Of a form that a browser posts itself. */
export const BROWSER = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

export const post = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
  });

export const postLead = (
  url: string,
  change: Record<string, unknown> = {},
  headers?: Record<string, string>,
) => post(url, JSON.stringify({ ...samplePayload(), ...change }), headers);

/** Throws with the answer when it is no lead that was taken. */
export async function idOf(answer: Response) {
  if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

export interface Burst {
  acknowledged: string[];
  failed: number;
}

/** Until it is stopped or the server is gone; `burst` grows meanwhile. */
export async function postBurst(
  url: string,
  connections: number,
  isOver: (burst: Burst) => boolean,
  burst: Burst = { acknowledged: [], failed: 0 },
) {
  const connection = async () => {
    while (!isOver(burst)) {
      try {
        burst.acknowledged.push(await idOf(await postLead(url)));
      } catch {
        burst.failed += 1;
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return burst;
}

export function samplePayload(change: Partial<LeadPayload> = {}): LeadPayload {
  return {
    ...(EMPTY_ANSWERS as LeadPayload),
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    role: 'Analyst',
    companyName: 'Engines Ltd',
    website: 'https://example.com',
    phoneNumber: '+1 555 0100',
    companySize: '1-10',
    projectBudget: '20K-50K',
    howCanWeHelp: 'Weave numbers as the loom weaves leaves.',
    recaptchaToken: '',
    timestamp: '2025-05-18T09:30:00.000Z',
    ...change,
  };
}

let count = 0;

export function sampleLead(
  change: Partial<NewLead> = {},
  answers: Partial<LeadPayload> = {},
): NewLead {
  count += 1;
  return {
    id: `lead-${count}`,
    receivedAt: 1_000_000 + count,
    payload: samplePayload(answers),
    page: '/contact',
    consents: [],
    idempotency: null,
    quarantineReason: null,
    ...change,
  };
}
