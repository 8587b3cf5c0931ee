import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { limitConnections } from './connections.ts';
import { receiverOf } from './delivery/deliver-lead.ts';
import { startDelivery } from './delivery/worker.ts';
import { createBotVerifier } from './intake/bot-check.ts';
import type { ContactRoute } from './intake/contact-route.ts';
import { openLastingStore, openStore } from './leads/open-store.ts';
import { startRetention } from './leads/retention.ts';
import { type Log, withFewRepeats } from './log.ts';
import { createNotices } from './notices.ts';
import { answerUnread, limitWaiting } from './requests.ts';
import { loadSite } from './static/site-files.ts';

export type Website = Awaited<ReturnType<typeof startWebsite>>;

/** Throws about what is missing, but not for a store: pages can be served without it. */
export async function startWebsite(given: Pick<ContactRoute, 'env' | 'effects' | 'log'>) {
  const { env, effects } = given;
  const listeners = [withFewRepeats(given.log)];
  const log: Log = (...line) => {
    for (const listen of listeners) listen(...line);
  };
  const receiver = receiverOf(env);
  const notices =
    env.NOTICE_WEBHOOK_URL === undefined
      ? undefined
      : createNotices({
          effects,
          log,
          url: env.NOTICE_WEBHOOK_URL,
          lateAfterMinutes: receiver ? env.NOTICE_AFTER_MINUTES : null,
          isForEachLead: env.NOTICE_EACH_LEAD === 'on',
        });
  if (notices) listeners.push(notices.listen);
  const site = loadSite(env.SITE_DIR);
  const store = openLastingStore({
    log,
    // Once pages are served, none of them may wait for a lock.
    open: (isAgain) => openStore(env, { isThorough: true, ...(isAgain && { lockWaitMs: 500 }) }),
  });
  try {
    const delivery =
      receiver && startDelivery({ store, effects, log, receiver, delays: env.DELIVERY_SCHEDULE });
    const secret = env.RECAPTCHA_SECRET_KEY;
    const server = createHttpServer({
      store,
      effects,
      log,
      env,
      site,
      botCheck:
        secret === undefined
          ? undefined
          : createBotVerifier({ secret, verifyUrl: env.RECAPTCHA_VERIFY_URL, effects }, log),
      onStored: () => delivery?.wake(),
    });
    server.listen({ port: env.PORT, host: env.HOST, backlog: MOST_AT_ONCE });
    await once(server, 'listening');
    notices?.watch(store);
    const retention =
      env.LEADS_ERASE_AFTER && startRetention({ store, effects, log, rule: env.LEADS_ERASE_AFTER });
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`,
      close: async () => {
        // Not awaited: a chat that does not answer must not delay the end of the process.
        void notices?.stop();
        retention?.stop();
        await closeServer(server);
        await delivery?.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A connection on which nothing moves in either direction is closed. */
const SILENCE_MS = 60_000;

function createHttpServer(route: ContactRoute) {
  const app = createApp(route);
  // Enough time for a visitor on a slow line, too little to keep a connection byte by byte.
  const server = createServer({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 10_000,
    // A GET has no body to stream; preparing for one costs much of an answer from memory.
    optimizeEmptyRequests: true,
  });
  server.setTimeout(SILENCE_MS);
  limitWaiting(server);
  limitConnections(server, { headers: app.headers, log: route.log });
  answerUnread(server, app.headers);
  server.on('request', (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith('/')) request.url = withoutOrigin(url);
    void app.answer(request, response);
  });
  return server;
}

/** A request may name its origin, as for a proxy (RFC 9112, section 3.2.2). */
const withoutOrigin = (target: string) =>
  target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=$|[?#])/, '/');

/** Waiting to be taken; beyond, a browser asks again a second later. Node's own number is 511. */
const MOST_AT_ONCE = 4096;

const CLOSE_GRACE_MS = 5000;

/** Lets requests under way end; connections kept for later ones are closed as they fall idle. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const grace = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(grace);
      resolve();
    });
  });
