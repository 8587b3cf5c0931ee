import { randomUUIDv7 } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

interface Message {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Time, chance and the network enter the server here and nowhere else. */
export interface Effects {
  /** Milliseconds since 1970. */
  now(): number;
  random(): number;
  /** Later ones are greater: an index takes them at its end. */
  newId(): string;
  /** Posts, and follows no redirect. */
  request(url: string, message: Message): Promise<Response>;
}

export const realEffects: Effects = {
  now: Date.now,
  random: Math.random,
  newId: randomUUIDv7,
  request: sendPost,
};

/** A `Response` with one of these may have no body (Fetch, section 2.2.3). */
const NO_CONTENT = new Set([204, 205, 304]);

/**
 * `fetch` takes a `100 Continue` that it did not ask for as the end of the connection, though a
 * client must expect it (RFC 9110, section 15.2): a receiver would get each lead ten times.
 */
async function sendPost(address: string, { body: text, ...options }: Message) {
  // A bare % in a password is taken for one.
  const url = new URL(address.replace(/%(?![\da-f]{2})/gi, '%25'));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(url, { method: 'POST', ...options }, resolve).on('error', reject);
  // Who answers with another protocol ends it without an error.
  sent.on('close', () => reject(new Error('no status'))).end(text);
  const answer = await promise;
  const { statusCode: status = 0, headers } = answer;
  if (status < 200 || status > 599) {
    answer.destroy();
    throw new Error(`status ${status}`);
  }
  const body = NO_CONTENT.has(status) ? null : Readable.toWeb(answer);
  if (!body) answer.resume();
  const texts = Object.entries(headers).map(([name, value]) => [name, `${value}`] as const);
  return new Response(body as BodyInit | null, { status, headers: Object.fromEntries(texts) });
}
