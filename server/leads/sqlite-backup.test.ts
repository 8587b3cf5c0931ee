import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, until, writeSite } from '../testing/resources.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { type Burst, postBurst } from '../testing/sent-requests.ts';
import { spawnLeads, startServerProcess } from '../testing/server-process.ts';
import { openSqliteStore } from './sqlite-store.ts';

async function idsIn(folder: string): Promise<Set<string>> {
  const store = openSqliteStore({ folder });
  const leads = await store.page({ limit: 100_000 });
  await store.close();
  return new Set(leads.map(({ id }) => id));
}

test('a backup under load ends, holds every lead acknowledged before it, and is restored after the file was lost', async () => {
  using folder = temporaryFolder();
  const [SITE_DIR, DATA_DIR] = [join(folder.path, 'dist'), join(folder.path, 'data')];
  const file = join(folder.path, 'leads.backup');
  writeSite(SITE_DIR);
  const burst: Burst = { acknowledged: [], failed: 0 };
  {
    await using server = await startServerProcess({ SITE_DIR, DATA_DIR });
    let isOver = false;
    const posting = postBurst(server.url, 8, () => isOver, burst);
    await until('many leads', () => burst.acknowledged.length > 100);
    const before = [...burst.acknowledged];
    const backedUp = await spawnLeads({ DATA_DIR }, 'backup', file);
    expect(backedUp).toMatchObject({
      code: 0,
      err: expect.stringMatching(/holds \d+ leads and was read back/),
    });
    const during = burst.acknowledged.length - before.length;
    expect(during, 'the server must be writing meanwhile').toBeGreaterThan(5);
    expect(statSync(file).mode & 0o077).toBe(0);

    const refused = await spawnLeads({ DATA_DIR }, 'restore', file);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') });
    isOver = true;
    await posting;
    expect(burst.failed).toBe(0);
    await server.end('SIGKILL');

    expect((await spawnLeads({ DATA_DIR }, 'restore', file)).code).toBe(0);
    const restored = await idsIn(DATA_DIR);
    expect(before.filter((id) => !restored.has(id))).toEqual([]);
    const aside = readdirSync(DATA_DIR).find((name) => name.startsWith('before-restore-')) ?? '';
    const old = await idsIn(join(DATA_DIR, aside));
    expect(burst.acknowledged.filter((id) => !old.has(id))).toEqual([]);
  }
  await using again = await startServerProcess({ SITE_DIR, DATA_DIR });
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
});

test('a server that waits with a damaged file goes on by itself once a backup is restored', async () => {
  using folder = temporaryFolder();
  const [SITE_DIR, DATA_DIR] = [join(folder.path, 'dist'), join(folder.path, 'data')];
  const file = join(folder.path, 'leads.backup');
  writeSite(SITE_DIR);
  const store = openSqliteStore({ folder: DATA_DIR });
  const { id } = await store.add(sampleLead());
  await store.close();
  expect((await spawnLeads({ DATA_DIR }, 'backup', file)).code).toBe(0);
  writeFileSync(join(DATA_DIR, 'leads.sqlite'), 'no bytes of a database '.repeat(400));
  await using server = await startServerProcess({ SITE_DIR, DATA_DIR });
  const isTakingLeads = async () => (await fetch(`${server.url}/healthz`)).status === 200;
  expect(await isTakingLeads()).toBe(false);
  expect(await spawnLeads({ DATA_DIR }, 'restore', file)).toMatchObject({
    code: 0,
    err: expect.stringContaining('Restored 1 lead'),
  });
  await until('it takes leads', isTakingLeads);
  expect(await idsIn(DATA_DIR)).toContain(id);
});

test('neither overwrites a file, nor takes one that is damaged, foreign or missing', async () => {
  using folder = temporaryFolder();
  const DATA_DIR = join(folder.path, 'data');
  const file = (name: string) => join(folder.path, name);
  expect((await spawnLeads({ DATA_DIR }, 'backup', file('none'))).err).toContain('nothing to back up');
  const store = openSqliteStore({ folder: DATA_DIR });
  await Promise.all(Array.from({ length: 50 }, () => store.add(sampleLead())));
  await store.close();
  expect((await spawnLeads({ DATA_DIR }, 'backup', file('good'))).code).toBe(0);
  const good = readFileSync(file('good'));
  expect((await spawnLeads({ DATA_DIR }, 'backup', file('good'))).err).toContain('is not overwritten');
  expect(readFileSync(file('good')).equals(good)).toBe(true);

  writeFileSync(file('damaged'), Buffer.from(good).fill(0x5a, 8192));
  writeFileSync(file('foreign'), 'a letter '.repeat(1000));
  const before = readFileSync(join(DATA_DIR, 'leads.sqlite'));
  for (const [name, sentence] of [
    ['damaged', 'is damaged'],
    ['foreign', 'cannot be read as a lead database'],
    ['missing', 'does not exist'],
  ] as const) {
    const result = await spawnLeads({ DATA_DIR }, 'restore', file(name));
    expect(result).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
  }
  expect(readFileSync(join(DATA_DIR, 'leads.sqlite')).equals(before)).toBe(true);
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('restor'))).toEqual([]);
});

test.each(['backup', 'restore'])(
  '%s names the tool of PostgreSQL when the leads are there',
  async (command) => {
    const result = await spawnLeads({ DATABASE_URL: 'postgres://localhost/none' }, command, 'file');
    expect(result).toMatchObject({ code: 2, err: expect.stringMatching(/pg_(dump|restore) /) });
  },
);
