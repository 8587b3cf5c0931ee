/** The disk under the lead file runs full, and later has room again. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { samplePayload } from '#server/testing/sample-lead.ts';
import { fillDisk, mountSmallDisk } from '#server/testing/small-disk.ts';
import { countLost, makePlace, type Trial, whileWatched } from './trial.ts';

const lead = JSON.stringify(samplePayload({ howCanWeHelp: 'a long text '.repeat(300) }));

async function post(url: string): Promise<{ status: number; id: string }> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/contact`, { method: 'POST', headers, body: lead });
  return { status: response.status, id: ((await response.json()) as { id: string }).id };
}

const POSTS_WHILE_FULL = 500;
const ROUNDS = 5;

export async function diskFull(): Promise<Trial | undefined> {
  using place = makePlace();
  const DATA_DIR = join(place.path, 'disk');
  using disk = mountSmallDisk(DATA_DIR);
  if (!disk) return undefined;
  const filler = join(DATA_DIR, 'filler');
  const acknowledged: string[] = [];
  const { seen, watched } = await whileWatched({ SITE_DIR: place.SITE_DIR, DATA_DIR }, async ({ url }) => {
    const counts: Record<number, number> = {};
    const send = async () => {
      const { status, id } = await post(url);
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 202) acknowledged.push(id);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      fillDisk(filler);
      for (let posts = 0; posts < POSTS_WHILE_FULL / ROUNDS; posts += 1) await send();
      rmSync(filler);
      for (let posts = 0; posts < 10; posts += 1) await send();
    }
    return counts;
  });
  return {
    fault: 'The disk is full',
    tried: `${ROUNDS} times full and free again, ${POSTS_WHILE_FULL} posts while it was full`,
    seen: `${seen[503] ?? 0} posts heard “not stored” (503), ${acknowledged.length} were stored; no restart was needed`,
    acknowledged: acknowledged.length,
    lost: await countLost(DATA_DIR, acknowledged),
    watched,
  };
}
