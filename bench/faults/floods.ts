/** Floods: of posts that are costly to refuse, of headers that never repeat, of checks of the server's health. */
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import { samplePayload } from '#server/testing/sample-lead.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { contactRequest, load } from '../support/load.ts';
import { makePlace, type Trial, whileWatched } from './trial.ts';

const CONNECTIONS = 32;

/** Bodies that a pattern with backtracking or a quadratic parser would choke on, the first as large as is read at all. */
const longBodies = [
  JSON.stringify(samplePayload({ howCanWeHelp: 'a'.repeat(15_000) })),
  JSON.stringify(samplePayload({ email: `${'a.'.repeat(7000)}@` })),
  JSON.stringify(samplePayload({ website: `http://${'a-'.repeat(7000)}` })),
  `{"${'\\\\'.repeat(7000)}`,
  '['.repeat(15_000),
  'x'.repeat(60_000),
];

async function trial(
  fault: string,
  attack: (server: ServerProcess) => Promise<{ tried: string; seen: string }>,
): Promise<Trial> {
  using place = makePlace();
  const variables = { SITE_DIR: place.SITE_DIR, DATA_DIR: place.DATA_DIR };
  const { seen, watched } = await whileWatched(variables, attack);
  return { fault, ...seen, acknowledged: 0, lost: 0, watched };
}

/** Sends the same requests from several clients until the time is over; gives the answers by status. */
async function flood(
  seconds: number,
  send: (count: number) => Promise<Response>,
): Promise<Map<number, number>> {
  const end = performance.now() + seconds * 1000;
  const answers = new Map<number, number>();
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      count += 1;
      const { status, body } = await send(count);
      await body?.cancel();
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return answers;
}

const said = (answers: Map<number, number>, connections = CONNECTIONS) => ({
  tried: `${[...answers.values()].reduce((sum, count) => sum + count, 0).toLocaleString('en')} requests on ${connections} connections`,
  seen: `answered with ${[...answers].map(([status, count]) => `${status} (${count.toLocaleString('en')})`).join(', ')}`,
});

const headers = { 'Content-Type': 'application/json' };

const longInputs = (seconds: number) =>
  trial('Long inputs that are costly to check', async ({ url }) => {
    const send = (count: number) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers,
        body: longBodies[count % longBodies.length] ?? '',
      });
    return said(await flood(seconds, send));
  });

const newHeaders = (seconds: number) =>
  trial('No two requests with the same headers', async ({ url }) => {
    const send = (count: number) =>
      fetch(`${url}/about?${count}`, {
        method: 'HEAD',
        headers: {
          'Accept-Encoding': `gzip;q=0.${count}, br;q=0.${count % 997}`,
          'Accept-Language': `x-${count}`,
        },
      });
    return said(await flood(seconds, send));
  });

const healthChecks = (seconds: number) =>
  trial('Checks of its health', async ({ url }) => {
    const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { answers, wrong } = await load(url, health, { connections: 64, seconds, status: 200 });
    return said(new Map([[200, answers - wrong], ...(wrong > 0 ? [[0, wrong] as const] : [])]), 64);
  });

/** Every answer with 202 must be a lead in the file. */
async function leads(seconds: number): Promise<Trial> {
  using place = makePlace();
  const { SITE_DIR, DATA_DIR } = place;
  const request = contactRequest(JSON.stringify(samplePayload()));
  const { seen, watched } = await whileWatched({ SITE_DIR, DATA_DIR }, ({ url }) =>
    load(url, request, { connections: 64, seconds, status: 202 }),
  );
  const acknowledged = seen.answers - seen.wrong;
  const store = openSqliteStore({ folder: DATA_DIR });
  const { total } = await store.stats();
  await store.close();
  return {
    fault: 'Leads as fast as they are taken',
    tried: `${seen.answers.toLocaleString('en')} requests on 64 connections`,
    seen: `${total.toLocaleString('en')} leads are in the file`,
    acknowledged,
    lost: Math.max(acknowledged - total, 0),
    watched,
  };
}

export async function floods(seconds: number): Promise<Trial[]> {
  return [
    await longInputs(seconds),
    await newHeaders(seconds),
    await healthChecks(seconds),
    await leads(seconds),
  ];
}
