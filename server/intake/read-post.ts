import type { IncomingMessage } from 'node:http';
import { EMPTY_ANSWERS, isCheckbox } from '#leads/lead-fields.ts';
import { SUBMISSION_FIELDS } from '#leads/submission.ts';
import { invalidPost, orInvalid, Refusal } from './answers.ts';

/** The longest answers are 57 kB: in letters of three bytes, each of which a form makes nine. */
const MAX_BODY_BYTES = 64 * 1024;

export const FORM_TYPE = 'application/x-www-form-urlencoded';
const TYPES = ['application/json', FORM_TYPE];

/** Throws when it is neither a form nor JSON. */
export function isFormPost(request: IncomingMessage) {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';');
  if (!TYPES.includes(type.trim()))
    throw new Refusal(
      415,
      `This address takes ${TYPES.join(' or ')}. Send the form as one of these.`,
      { headers: { accept: TYPES.join(', ') } },
    );
  if (parameters.some((text) => /^\s*charset=(?!"?utf-?8"?\s*$)/.test(text)))
    throw new Refusal(415, 'Only UTF-8 text is accepted. Send the body with charset=utf-8.');
  const coding = request.headers['content-encoding'] ?? 'identity';
  if (coding.toLowerCase() === 'identity') return type.trim() === FORM_TYPE;
  const sentence = 'Compressed bodies are not accepted. Send the body without Content-Encoding.';
  throw new Refusal(415, sentence);
}

export async function readBody(request: IncomingMessage) {
  const length = Number(request.headers['content-length']);
  if (length > MAX_BODY_BYTES) throw tooLarge();
  // By then most are here: a stream's events would cost a tenth of a lead.
  await null;
  const isWhole = length && request.readableLength === length;
  const bytes: Buffer = isWhole ? request.read() : await readOn(request);
  return orInvalid('The form is not valid UTF-8 text. Send it with charset=utf-8.', () =>
    UTF_8.decode(bytes),
  );
}

/** Counts the bytes that arrive: neither chunks nor a false Content-Length get around the limit. */
async function readOn(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const broken = 'The form did not arrive completely. Please send it again.';
  request.on('end', resolve).on('error', () => reject(new Refusal(400, broken)));
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) reject(tooLarge());
    else chunks.push(chunk);
  });
  // Node ends one without a body before anybody listens.
  if (!request.readableEnded) await promise;
  return Buffer.concat(chunks);
}

const tooLarge = () =>
  new Refusal(413, `The form is too large: at most ${MAX_BODY_BYTES / 1024} KB are accepted.`);

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

const EXTRAS: ReadonlySet<string> = new Set(Object.values(SUBMISSION_FIELDS));

/** A ticked box is "on", an unticked one absent. @returns the shape of the JSON body */
export function parseForm(text: string, now: number) {
  // `URLSearchParams` would repair an answer, which is then not the one the visitor wrote.
  orInvalid('The form is not correctly encoded.', () => decodeURIComponent(text));
  const fields = new Map<string, string>();
  // An object without a prototype takes a field named "__proto__" like any other.
  const payload: Record<string, unknown> = Object.assign(Object.create(null), EMPTY_ANSWERS, {
    recaptchaToken: '',
    timestamp: new Date(now).toISOString(),
  });
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw invalidPost('The form names a field twice.');
    fields.set(name, value);
    if (!EXTRAS.has(name)) payload[name] = isCheckbox(name) ? isTicked(value) : value;
  }
  return { payload, fields };
}

function isTicked(value: string) {
  if (value === 'on' || value === 'true') return true;
  return value === '' || value === 'false' ? false : value;
}
