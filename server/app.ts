import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type Answer, PROBLEM_PATH, refusedAnswer } from './leads/intake/answers.ts';
import { type ContactRoute, createContactRoute } from './leads/intake/contact-route.ts';
import { Refusal } from './leads/intake/refusal.ts';
import type { LeadStore } from './leads/store.ts';
import { type HeaderRule, headersFor } from './static/read-headers-file.ts';

export interface AppOptions extends Omit<ContactRoute, 'store'> {
  store: LeadStore;
  headerRules: readonly HeaderRule[];
}

export const CONTACT_PATH = '/api/contact';
export const HEALTH_PATH = '/healthz';

type App = Hono<{ Bindings: HttpBindings }>;

/**
 * The paths that are not files. There are no CORS headers on purpose: the form is on the same origin, and a page
 * elsewhere has no business posting here.
 */
export function createApp(options: AppOptions): App {
  const app: App = new Hono();
  const takeContact = createContactRoute(options);
  const rulesOf = new Map<string, Record<string, string>>();

  const respond = (context: Context, { status, headers, body }: Answer): Response => {
    // The page with the problems is sent from here but is the same page as on a static host, with the same policy.
    const path = headers['content-type']?.startsWith('text/html') ? PROBLEM_PATH : context.req.path;
    const given = rulesOf.get(path) ?? plainHeaders(options.headerRules, path);
    rulesOf.set(path, given);
    // Not `context.body`, which would build a Headers object for every answer.
    return new Response(body, { status, headers: { ...given, ...headers } });
  };

  const refuse = (context: Context, refusal: Refusal) =>
    respond(context, refusedAnswer(refusal, undefined, false));

  app.post(CONTACT_PATH, async (context) => respond(context, await takeContact(context.env.incoming)));
  app.all(CONTACT_PATH, (context) =>
    refuse(
      context,
      new Refusal(405, 'This address takes the contact form by POST, from the pages of this site only.', {
        headers: { allow: 'POST' },
      }),
    ),
  );

  app.get(HEALTH_PATH, async (context) => respond(context, await health(options)));
  app.all(HEALTH_PATH, (context) =>
    refuse(context, new Refusal(405, 'This address can only be read.', { headers: { allow: 'GET, HEAD' } })),
  );

  app.onError((error, context) => {
    options.log('error', 'request.failed', { message: error.message });
    return refuse(context, new Refusal(500, 'Something went wrong on our side. Please try again.'));
  });
  return app;
}

/** With lower-case names, so that an answer's own headers replace those of the file. */
function plainHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries([...headersFor(rules, path)].map(([name, { value }]) => [name, value]));
}

async function health({
  store,
  outside,
  log,
}: Pick<AppOptions, 'store' | 'outside' | 'log'>): Promise<Answer> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  try {
    await store.check(outside.now());
    return { status: 200, headers, body: JSON.stringify({ ok: true }) };
  } catch (error) {
    log('error', 'health.failed', { message: (error as Error).message });
    return {
      status: 503,
      headers,
      body: JSON.stringify({ ok: false, message: 'Leads cannot be stored at the moment.' }),
    };
  }
}
