import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { sampleLead, samplePayload } from './testing/sample-lead.ts';
import { startServerProcess } from './testing/server-process.ts';
import { writeSite } from './testing/site-fixture.ts';
import { fillDisk, mountSmallDisk } from './testing/small-disk.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { until } from './testing/until.ts';

const LONG = 'a long text '.repeat(400);

test('a store that has no room left refuses leads, keeps what it acknowledged, and recovers without a restart', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path, maxPages: 40 });
  const acknowledged: string[] = [];
  let refusal: unknown;
  while (!refusal && acknowledged.length < 500) {
    const lead = sampleLead({
      payload: samplePayload({ howCanWeHelp: LONG, email: `${acknowledged.length % 2}@example.com` }),
    });
    await store.add(lead).then(
      ({ id }) => acknowledged.push(id),
      (error) => {
        refusal = error;
      },
    );
  }
  expect(refusal).toMatchObject({
    problem: 'full',
    message: expect.stringContaining('Free some space; no restart is needed.'),
  });
  for (const id of acknowledged) expect(await store.get(id)).not.toBeNull();
  expect(await store.erase('0@example.com')).toBeGreaterThan(0);
  await expect(store.add(sampleLead())).resolves.toMatchObject({ outcome: 'added' });
  await store.close();
});

test('a group of leads of which one does not fit loses only that one', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path, maxPages: 40 });
  const large = () => sampleLead({ payload: samplePayload({ howCanWeHelp: LONG }) });
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => store.add(large())));
  const kept = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length).toBeLessThan(60);
  expect((await store.stats()).total).toBe(kept.length);
  await store.close();
});

test('a server on a full disk answers 503, loses nothing, and takes leads again once there is room', async ({
  annotate,
}) => {
  using folder = temporaryFolder();
  const SITE_DIR = join(folder.path, 'dist');
  writeSite(SITE_DIR);
  const DATA_DIR = join(folder.path, 'disk');
  using disk = mountSmallDisk(DATA_DIR);
  if (!disk) {
    await annotate('No small file system can be mounted here: only the bounded store above was shown.');
    return;
  }
  await using server = await startServerProcess({ SITE_DIR, DATA_DIR });
  const post = async () => {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(samplePayload({ howCanWeHelp: LONG })),
    });
    return { status: response.status, answer: (await response.json()) as { id: string; message: string } };
  };
  const acknowledged = [(await post()).answer.id];
  fillDisk(join(DATA_DIR, 'filler'));
  let last = await post();
  for (let tries = 0; last.status === 202 && tries < 300; tries += 1) {
    acknowledged.push(last.answer.id);
    last = await post();
  }
  expect(last).toMatchObject({
    status: 503,
    answer: { ok: false, message: expect.stringContaining('not stored') },
  });
  await until('the log says why', () => server.output().includes('is full, so the lead was not stored'));
  expect((await fetch(`${server.url}/about`)).status).toBe(200);

  rmSync(join(DATA_DIR, 'filler'));
  const after = await post();
  expect(after.status).toBe(202);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.end('SIGTERM');
  const store = openSqliteStore({ folder: DATA_DIR });
  for (const id of [...acknowledged, after.answer.id]) expect(await store.get(id)).not.toBeNull();
  await store.close();
});
