import type { IncomingMessage, ServerResponse } from 'node:http';
import packageJson from '../package.json' with { type: 'json' };
import { type Answer, JSON_HEADERS, PROBLEM_PATH, Refusal, refusedAnswer } from './intake/answers.ts';
import { type ContactRoute, createContactRoute } from './intake/contact-route.ts';
import { type LeadStore, StoreError } from './leads/store.ts';
import { reportError } from './log.ts';
import { type HeaderRule, headersFor } from './static/read-headers-file.ts';

/** The paths that the server answers itself; every other one belongs to a file. */

/** Takes the contact form. */
const CONTACT_PATH = '/api/contact';
/** Says whether leads can be stored. */
export const HEALTH_PATH = '/healthz';

/** The path of a request's address, without its query. */
export function pathIn(url = '/'): string {
  return url.split('?', 1)[0] ?? '/';
}

interface AppOptions extends Omit<ContactRoute, 'store'> {
  store: LeadStore;
  headerRules: readonly HeaderRule[];
}

interface Route {
  methods: Record<string, (request: IncomingMessage) => Promise<Answer>>;
  /** Sentence for a request with any other method. */
  refusal: string;
}

interface App {
  /** Tells a path the application answers from one that belongs to a file. */
  has(path: string): boolean;
  answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * The paths that are not files. There are no CORS headers on purpose: the form is on the same origin, and a page
 * elsewhere has no business posting here.
 */
export function createApp(options: AppOptions): App {
  const readHealth = createHealthCheck(options);
  const routes = new Map<string, Route>([
    [
      CONTACT_PATH,
      {
        methods: { POST: createContactRoute(options) },
        refusal: 'This address takes the contact form by POST, from the pages of this site only.',
      },
    ],
    [
      HEALTH_PATH,
      { methods: { GET: readHealth, HEAD: readHealth }, refusal: 'This address can only be read.' },
    ],
  ]);

  return {
    has: (path) => routes.has(path),
    answer: async (path, request, response) => {
      const answer = await answerFrom(routes.get(path), request).catch((error) =>
        failedAnswer(error, options),
      );
      // The page with the problems is sent from here but is the same page as on a static host, with the same policy.
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      const common = headersFor(options.headerRules, isPage ? PROBLEM_PATH : path);
      // By lower-case names, so that an answer's own headers replace them.
      const headers = Object.fromEntries([...common].map(([name, { value }]) => [name, value]));
      send(request, response, answer, headers);
    },
  };
}

async function answerFrom(route: Route | undefined, request: IncomingMessage): Promise<Answer> {
  const handle = route?.methods[request.method ?? ''];
  if (handle) return handle(request);
  const headers = { allow: Object.keys(route?.methods ?? {}).join(', ') };
  return refusedAnswer(new Refusal(405, route?.refusal ?? '', { headers }), undefined, false);
}

function failedAnswer(error: unknown, options: AppOptions): Answer {
  const headers = reportError(error, options);
  const refusal = new Refusal(500, 'Something went wrong on our side. Please try again.', { headers });
  return refusedAnswer(refusal, undefined, false);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
  common: Record<string, string>,
): void {
  response.writeHead(status, { ...common, ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
  if (!request.complete) cutOff(request);
}

/** Time that a refused client has to finish sending: it reads the answer only afterwards. */
const CUT_OFF_MS = 500;

function cutOff(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, CUT_OFF_MS).unref();
}

/** The release that runs, as CHANGELOG.md names it. */
const { version } = packageJson;

/**
 * Answers whether leads can be stored. Anybody may ask, as often as they like, so a problem is logged only when it begins.
 */
export function createHealthCheck({
  store,
  log,
}: Pick<AppOptions, 'log'> & {
  store: Pick<LeadStore, 'check'>;
}): () => Promise<Answer> {
  let known: string | undefined;
  return async () => {
    try {
      await store.check();
      known = undefined;
      return { status: 200, headers: JSON_HEADERS, body: JSON.stringify({ ok: true, version }) };
    } catch (error) {
      const problem = error instanceof StoreError ? error.problem : 'failed';
      if (problem !== known) log('error', 'health.failed', { problem, message: (error as Error).message });
      known = problem;
      // Names only the kind of the problem: a client outside need not know the paths of this machine.
      const message = 'Leads cannot be stored at the moment.';
      const body = JSON.stringify({ ok: false, problem, message, version });
      return { status: 503, headers: JSON_HEADERS, body };
    }
  };
}
