import type { IncomingMessage } from 'node:http';
import { MESSAGES } from '#leads/check-answers.ts';
import { SUBMISSION_FIELDS, SUBMISSION_HEADERS } from '#leads/submission.ts';
import type { Env } from '../environment.ts';
import { StoreError } from '../leads/store.ts';
import { type Log, reportError } from '../log.ts';
import type { Site } from '../static/site-files.ts';
import { acceptedAnswer, orInvalid, Refusal, refusedAnswer } from './answers.ts';
import { clientAddress, isLoopback, rateLimitKey } from './client-address.ts';
import { createRateLimiter, DEFAULT_RATE_LIMIT, LOCAL_RATE_LIMIT } from './rate-limit.ts';
import { FORM_TYPE, isFormPost, parseForm, readBody } from './read-post.ts';
import { type Intake, type Submission, takeLead } from './take-lead.ts';

export interface ContactRoute extends Intake {
  log: Log;
  env: Env;
  site: Site;
  onStored: () => void;
}

export function createContactRoute(route: ContactRoute) {
  const { env, site, effects } = route;
  const limiter = createRateLimiter();

  function requireRoom(request: IncomingMessage) {
    const peer = request.socket.remoteAddress ?? '';
    const forwarded = request.headers['x-forwarded-for']?.toString();
    const address = clientAddress(peer, forwarded, env.TRUST_PROXY);
    const fallback =
      isLoopback(address) && !env.TRUST_PROXY ? LOCAL_RATE_LIMIT : DEFAULT_RATE_LIMIT;
    const limit = env.CONTACT_RATE_LIMIT ?? fallback;
    const wait = limiter(rateLimitKey(address), limit, effects.now());
    if (!wait) return;
    const told = `Too many forms were sent from your network. Please try again in ${inWords(wait)}.`;
    throw new Refusal(429, told, { headers: { 'retry-after': String(wait) } });
  }

  return async (request: IncomingMessage) => {
    // Only a browser that posts the form itself asks for a page; scripts get JSON.
    const { accept = '', 'content-type': type = '' } = request.headers;
    const wantsHtml = accept.includes('text/html') && type.toLowerCase().startsWith(FORM_TYPE);
    try {
      requireRoom(request);
      const isForm = isFormPost(request);
      const submission = parse(isForm, await readBody(request), request, effects.now());
      const { id, outcome } = await takeLead(submission, route);
      // Behind the answer, which need not wait for it.
      setImmediate(route.log, 'info', 'lead.stored', { id, outcome });
      if (outcome !== 'repeated') route.onStored();
      return acceptedAnswer(id, wantsHtml);
    } catch (error) {
      // Of a post that what follows it breaks, Node says so first.
      await new Promise(setImmediate);
      const refusal = asRefusal(error, route);
      route.log('info', 'lead.refused', { status: refusal.status, ...refusal.details.logged });
      return refusedAnswer(refusal, site.problemTemplate, wantsHtml);
    }
  };
}

export const inWords = (seconds: number) =>
  seconds > 120
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${seconds} second${seconds === 1 ? '' : 's'}`;

function parse(isForm: boolean, text: string, request: IncomingMessage, now: number): Submission {
  const { payload, fields = null } = isForm
    ? parseForm(text, now)
    : { payload: orInvalid('The body is not valid JSON.', () => JSON.parse(text)) };
  return {
    payload,
    isForm,
    isFromElsewhere: isFromElsewhere(request),
    sent: (name) =>
      fields?.get(SUBMISSION_FIELDS[name]) ?? request.headers[SUBMISSION_HEADERS[name]]?.toString(),
  };
}

/**
 * The lack of CORS headers stops a script elsewhere, not a plain form. Old browsers, and those on
 * plain http, send the origin alone; another host of the same domain is the same site.
 */
function isFromElsewhere({ headers }: IncomingMessage) {
  const { origin, host, 'sec-fetch-site': site = 'same-site' } = headers;
  if (site !== 'same-site' || origin === undefined) return site === 'cross-site';
  // A proxy may name the port that the origin leaves out.
  const { protocol } = URL.parse(origin) ?? {};
  return URL.parse(`${protocol}//${host}`)?.origin !== origin;
}

function asRefusal(error: unknown, route: ContactRoute) {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError) {
    const { problem, message, isUnsettled } = error;
    const requestId = route.effects.newId();
    // One that may have been stored is not called lost: sent again with its key, it is stored once.
    const told = `${MESSAGES.submitFailed}${isUnsettled ? '' : ' It was not stored.'}`;
    return new Refusal(503, told, {
      headers: { 'retry-after': '30', 'x-request-id': requestId },
      logged: { requestId, problem, message },
    });
  }
  return new Refusal(500, MESSAGES.submitFailed, { headers: reportError(error, route) });
}
