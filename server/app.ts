import type { IncomingMessage, ServerResponse } from 'node:http';
import packageJson from '../package.json' with { type: 'json' };
import { type Answer, JSON_HEADERS, Refusal, refusedAnswer } from './intake/answers.ts';
import { type ContactRoute, createContactRoute } from './intake/contact-route.ts';
import type { LeadStore } from './leads/queries.ts';
import { StoreError } from './leads/store.ts';
import { reportError } from './log.ts';
import { headersFor } from './static/read-headers-file.ts';
import { serveStatic } from './static/serve-static.ts';

const CONTACT_PATH = '/api/contact';
const HEALTH_PATH = '/healthz';
const LIFE_PATH = '/livez';

type Methods = Record<string, (request: IncomingMessage) => Promise<Answer>>;

/** No CORS headers on purpose: the form is on the same origin, and no page elsewhere posts here. */
export function createApp(route: ContactRoute) {
  const readable = (read: () => Promise<Answer>): Methods => ({ GET: read, HEAD: read });
  const routes = new Map<string, Methods>([
    [CONTACT_PATH, { POST: createContactRoute(route) }],
    [HEALTH_PATH, readable(() => healthOf(route.store))],
    [LIFE_PATH, readable(async () => stateAnswer(200, { ok: true }))],
  ]);
  /** Of an address that is no page: nothing may keep the answer. */
  const headers: Answer['headers'] = Object.fromEntries(
    Array.from(headersFor(route.site.rules, HEALTH_PATH), ([name, [, value]]) => [name, value]),
  );

  return {
    headers,
    answer: async (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url?.split('?', 1)[0] ?? '/';
      const methods = routes.get(path);
      try {
        if (!methods) return serveStatic({ site: route.site, request, response });
        send(request, response, await answerFrom(methods, request), headers);
      } catch (error) {
        // Thrown out of here it would end the process.
        const answer = failedAnswer(error, route);
        if (response.headersSent) response.destroy();
        else send(request, response, answer, headers);
      }
    },
  };
}

function answerFrom(methods: Methods, request: IncomingMessage) {
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
  common: Answer['headers'],
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
