/** Takes away for a while what the server depends on: the webhook's receiver, and PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { parseEnvironment } from '#server/environment.ts';
import { openStore } from '#server/leads/open-store.ts';
import { after, type Burst, postBurst } from '#server/testing/burst.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { type Behaviour, startReceiver } from '#server/testing/receiver.ts';
import { until } from '#server/testing/until.ts';
import { makePlace, type Trial, whileWatched } from './trial.ts';

const POSTS = 600;
/** A try each half second, so that the bench need not wait for the real schedule of three days. */
const EVERY_HALF_SECOND = Array(60).fill('0.5').join(',');

/** Answers with 500 first, then cuts the connection, then never answers, and then takes everything. */
function troubledReceiver(): Behaviour {
  const start = performance.now();
  return (_, response) => {
    const seconds = (performance.now() - start) / 1000;
    if (seconds < 2) return 500;
    if (seconds < 4) response.destroy();
    return seconds < 7 ? undefined : 200;
  };
}

export async function receiverOutage(): Promise<Trial> {
  using place = makePlace();
  await using receiver = await startReceiver(troubledReceiver());
  const arrived = () => new Set(receiver.accepted().map(({ headers }) => String(headers['webhook-id'])));
  const variables = {
    SITE_DIR: place.SITE_DIR,
    DATA_DIR: place.DATA_DIR,
    CONTACT_WEBHOOK_URL: receiver.url,
    DELIVERY_SCHEDULE: EVERY_HALF_SECOND,
    DELIVERY_TIMEOUT_SECONDS: '1',
    DELIVERY_LEASE_SECONDS: '1.5',
  };
  const { seen, watched } = await whileWatched(variables, async (server) => {
    const burst = await postBurst(server.url, 8, after(POSTS));
    await until('every lead is delivered', () => arrived().size >= burst.acknowledged.length, 120_000);
    return burst;
  });
  const ids = arrived();
  return {
    fault: 'The webhook’s receiver fails for seven seconds',
    tried: `${POSTS} leads; it answers 500, then cuts connections, then does not answer`,
    seen: `${receiver.deliveries.length} attempts, and every lead has arrived under its own id`,
    acknowledged: seen.acknowledged.length,
    lost: seen.acknowledged.filter((id) => !ids.has(id)).length,
    watched,
  };
}

/** Refuses connections to a database for some seconds, and ends those that are open. */
async function closeDatabase(address: string, seconds: number): Promise<void> {
  const url = new URL(address);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await sleep(seconds * 1000);
  await admin.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
  await admin.end();
}

const OUTAGES = 5;

export async function databaseOutage(): Promise<Trial> {
  using place = makePlace();
  await using postgres = await startPostgres();
  const DATABASE_URL = await postgres.createDatabase();
  const { SITE_DIR, DATA_DIR } = place;
  const { seen, watched } = await whileWatched({ SITE_DIR, DATA_DIR, DATABASE_URL }, async (server) => {
    const burst: Burst = { acknowledged: [], failed: 0 };
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      let isOver = false;
      const posting = postBurst(server.url, 8, () => isOver, burst);
      await sleep(300);
      await closeDatabase(DATABASE_URL, 1);
      isOver = true;
      await posting;
      const isBack = async () => (await fetch(`${server.url}/healthz`)).status === 200;
      await until('the server has its database again', isBack, 30_000);
    }
    return burst;
  });
  const store = await openStore(parseEnvironment({ DATABASE_URL }), { onTrouble: () => {} });
  let lost = 0;
  for (const id of seen.acknowledged) if ((await store.get(id)) === null) lost += 1;
  await store.close();
  return {
    fault: 'PostgreSQL refuses connections and ends those it has',
    tried: `${OUTAGES} outages of a second while leads come in`,
    seen: `${seen.failed} connections heard that a lead was not stored; the server is well again by itself`,
    acknowledged: seen.acknowledged.length,
    lost,
    watched,
  };
}
