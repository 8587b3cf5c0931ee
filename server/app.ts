import type { IncomingMessage, ServerResponse } from 'node:http';
import packageJson from '../package.json' with { type: 'json' };
import { type Answer, JSON_HEADERS, Refusal, refusedAnswer } from './intake/answers.ts';
import { type ContactRoute, createContactRoute } from './intake/contact-route.ts';
import type { LeadStore } from './leads/queries.ts';
import { StoreError } from './leads/store.ts';
import { reportError } from './log.ts';
import { headersFor } from './static/read-headers-file.ts';

const CONTACT_PATH = '/api/contact';
export const HEALTH_PATH = '/healthz';
const LIFE_PATH = '/livez';

export const pathIn = (url = '/') => url.split('?', 1)[0] ?? '/';

type Methods = Record<string, (request: IncomingMessage) => Promise<Answer>>;

/** No CORS headers on purpose: the form is on the same origin, and no page elsewhere posts here. */
export function createApp(route: ContactRoute) {
  const readable = (read: () => Promise<Answer>): Methods => ({ GET: read, HEAD: read });
  const routes = new Map<string, Methods>([
    [CONTACT_PATH, { POST: createContactRoute(route) }],
    [HEALTH_PATH, readable(() => healthOf(route.store))],
    [LIFE_PATH, readable(async () => stateAnswer(200, { ok: true }))],
  ]);
  const common = new Map(
    Array.from(routes.keys(), (path) => {
      const lines = [...headersFor(route.site.rules, path).values()];
      return [path, Object.fromEntries(lines.map(([name, value]) => [name.toLowerCase(), value]))];
    }),
  );

  return {
    has: (path: string) => routes.has(path),
    answer: async (path: string, request: IncomingMessage, response: ServerResponse) => {
      const answer = await answerFrom(routes.get(path), request).catch((error) =>
        failedAnswer(error, route),
      );
      send(request, response, answer, common.get(path));
    },
  };
}

async function answerFrom(methods: Methods = {}, request: IncomingMessage) {
  const handle = methods[request.method ?? ''];
  if (handle) return handle(request);
  const headers = { allow: Object.keys(methods).join(', ') };
  return refusedAnswer(
    new Refusal(405, `This address answers ${headers.allow} only.`, { headers }),
  );
}

function failedAnswer(error: unknown, route: ContactRoute) {
  const details = { headers: reportError(error, route) };
  const sentence = 'Something went wrong on our side. Please try again.';
  return refusedAnswer(new Refusal(500, sentence, details));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  common: Record<string, string> = {},
) {
  // By lower-case names, which an answer's own headers replace.
  response.writeHead(status, { ...common, ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
  if (!request.complete) cutOff(request);
}

/** Time that a refused client has to finish sending: it reads the answer only afterward. */
const CUT_OFF_MS = 500;

function cutOff(request: IncomingMessage) {
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, CUT_OFF_MS).unref();
}

const stateAnswer = (status: number, state: object): Answer => ({
  status,
  headers: JSON_HEADERS,
  body: JSON.stringify({ ...state, version: packageJson.version }),
});

/** Names only the kind of the problem: a client outside need not know this machine's paths. */
async function healthOf(store: LeadStore) {
  try {
    await store.check();
    return stateAnswer(200, { ok: true });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const message = 'Leads cannot be stored at the moment.';
    return stateAnswer(503, { ok: false, problem: error.problem, message });
  }
}
