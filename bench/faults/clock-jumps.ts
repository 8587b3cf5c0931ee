/** The clock jumps while leads come in and are delivered: that of the server, or that of its PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import { after, type Burst, postBurst } from '#server/testing/burst.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { type Receiver, startReceiver } from '#server/testing/receiver.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { until } from '#server/testing/until.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { makePlace, type Trial, whileWatched } from './trial.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Settings of the clock in seconds from the real time. The last one is right again. */
const JUMPS = [2 * HOUR, 0, -DAY, 0, 365 * DAY, 0, -66 * 365 * DAY, 0];
const POSTS_PER_JUMP = 60;
/** Leads under delivery at once, whose leases end early when the clock jumps ahead. */
const UNDER_WAY = 8;
const PATIENCE_MS = 120_000;

const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['webhook-id']);

/** Posts before, during and after each jump. Resolves when every lead has arrived, with the seconds that took. */
async function whileItJumps(clock: FakeClock, { url }: ServerProcess, receiver: Receiver) {
  const burst: Burst = { acknowledged: [], failed: 0 };
  for (const offset of JUMPS) {
    const posting = postBurst(url, 4, after(POSTS_PER_JUMP), burst);
    await sleep(150);
    clock.set(offset);
    await posting;
    await sleep(500);
  }
  const start = performance.now();
  const arrived = () => new Set(receiver.accepted().map(idOf));
  await until(
    'every lead is delivered',
    () => burst.acknowledged.every((id) => arrived().has(id)),
    PATIENCE_MS,
  );
  return { ...burst, seconds: (performance.now() - start) / 1000 };
}

function countRepeated(receiver: Receiver): number {
  const repeated = receiver.accepted().length - new Set(receiver.accepted().map(idOf)).size;
  const ahead = JUMPS.filter((offset, index) => offset > (JUMPS[index - 1] ?? 0)).length;
  if (repeated > ahead * UNDER_WAY)
    throw new Error(`${repeated} leads arrived twice, more than were on their way at ${ahead} jumps ahead.`);
  return repeated;
}

async function trial(fault: string, clock: FakeClock, variables: Record<string, string>): Promise<Trial> {
  using place = makePlace();
  let count = 0;
  // Every fifth attempt fails, so that retries are planned by a wrong clock too.
  await using receiver = await startReceiver(async () => {
    await sleep(20);
    count += 1;
    return count % 5 === 0 ? 500 : 200;
  });
  const { seen, watched } = await whileWatched(
    {
      SITE_DIR: place.SITE_DIR,
      DATA_DIR: place.DATA_DIR,
      CONTACT_WEBHOOK_URL: receiver.url,
      DELIVERY_SCHEDULE: Array(60).fill('0.5').join(','),
      ...variables,
    },
    (server) => whileItJumps(clock, server, receiver),
  );
  const ids = new Set(receiver.accepted().map(idOf));
  return {
    fault,
    tried: `two hours ahead, a day back, a year ahead, to 1960, and each time right again; ${seen.acknowledged.length} leads`,
    seen: `${seen.failed} refused; all delivered ${seen.seconds.toFixed(0)} s after the last jump, ${countRepeated(receiver)} of them twice under the same id`,
    acknowledged: seen.acknowledged.length,
    lost: seen.acknowledged.filter((id) => !ids.has(id)).length,
    watched,
  };
}

/** Undefined without the library that sets a process's clock. */
export async function serverClockJumps(): Promise<Trial | undefined> {
  using clock = createFakeClock();
  return clock && (await trial('The server’s clock jumps', clock, clock.variables));
}

/** Moves the database's clock, which decides what is due and which lease is over. */
export async function databaseClockJumps(): Promise<Trial | undefined> {
  using clock = createFakeClock();
  if (!clock) return undefined;
  await using postgres = await startPostgres(clock.variables);
  return await trial('PostgreSQL’s clock jumps', clock, { DATABASE_URL: await postgres.createDatabase() });
}
