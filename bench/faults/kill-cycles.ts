/** The process is killed in the middle of a burst, again and again: is every acknowledged lead still there? */
import { setTimeout as sleep } from 'node:timers/promises';
import { postBurst } from '#server/testing/burst.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { countLost, makePlace, type Trial } from './trial.ts';

const CONNECTIONS = 32;

export async function killCycles(cycles: number): Promise<Trial> {
  using place = makePlace();
  const acknowledged: string[] = [];
  let interrupted = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await using server = await startServerProcess({ SITE_DIR: place.SITE_DIR, DATA_DIR: place.DATA_DIR });
    let isOver = false;
    const burst = postBurst(server.url, CONNECTIONS, () => isOver);
    // Kills fall between the first moments of a burst and its middle.
    await sleep(20 + (cycle % 20) * 6);
    await server.end('SIGKILL');
    isOver = true;
    const { acknowledged: ids, failed } = await burst;
    acknowledged.push(...ids);
    if (failed > 0) interrupted += 1;
    if ((cycle + 1) % 50 === 0) console.error(`  ${cycle + 1} kills, ${acknowledged.length} acknowledged`);
  }
  return {
    fault: 'Killed (SIGKILL) in the middle of a burst',
    tried: `${cycles} kills, ${interrupted} of them with posts under way`,
    seen: 'the next start takes up where the last one ended',
    acknowledged: acknowledged.length,
    lost: await countLost(place.DATA_DIR, acknowledged),
  };
}
