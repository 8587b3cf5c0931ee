import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { MESSAGES } from '#leads/messages.ts';
import { backUp } from './leads/sqlite-backup.ts';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { createInterruptibleDatabase } from './testing/database.ts';
import { startReceiver } from './testing/receiver.ts';
import { fillDisk, mountSmallDisk, temporaryFolder, until, writeSite } from './testing/resources.ts';
import { serverFolders } from './testing/running-website.ts';
import { sampleLead, samplePayload } from './testing/sample-lead.ts';
import { type Burst, postBurst, postLead } from './testing/sent-requests.ts';
import { startServerProcess } from './testing/server-process.ts';

const NOTHING_A_DATABASE_WROTE = 'These are not the bytes of a database. '.repeat(200);

const folder = serverFolders();
const { dataFolder } = folder;

async function ask(url: string) {
  const post = await postLead(url);
  const health = await fetch(`${url}/healthz`);
  return {
    page: (await fetch(`${url}/about`)).status,
    post: post.status,
    answer: (await post.json()) as { id: string; message: string },
    health: health.status,
    reason: await health.text(),
  };
}

async function expectPagesOnly(url: string, problem: string): Promise<void> {
  const seen = await ask(url);
  expect(seen).toMatchObject({ page: 200, post: 503, health: 503 });
  expect(seen.answer.message).toBe(`${MESSAGES.submitFailed} It was not stored.`);
  expect(JSON.parse(seen.reason)).toMatchObject({ ok: false, problem });
  expect(seen.reason).not.toContain(folder.path);
}

const isTakingLeads = async (url: string) => (await fetch(`${url}/healthz`)).status === 200;

interface Obstacle {
  problem: string;
  sentence: RegExp;
  put(dataFolder: string): void;
  remove(dataFolder: string): void;
}

const OBSTACLES: Record<string, Obstacle> = {
  'a damaged lead file': {
    problem: 'damaged',
    sentence: /leads\.sqlite cannot be read as a lead database .*npm run leads -- restore/,
    put: (data) => {
      mkdirSync(data);
      writeFileSync(join(data, 'leads.sqlite'), NOTHING_A_DATABASE_WROTE);
    },
    remove: (data) => {
      expect(readFileSync(join(data, 'leads.sqlite'), 'utf8')).toBe(NOTHING_A_DATABASE_WROTE);
      rmSync(join(data, 'leads.sqlite'));
    },
  },
  'a folder that cannot be made': {
    problem: 'unwritable',
    sentence: /Leads cannot be stored in .*set DATA_DIR to another folder/,
    put: (data) => writeFileSync(data, ''),
    remove: (data) => rmSync(data),
  },
};

test.concurrent.for(Object.entries(OBSTACLES))(
  '%s at the start: pages are served, posts get a true 503, and leads are taken once it is mended',
  async ([, { problem, sentence, put, remove }]) => {
    const DATA_DIR = dataFolder();
    put(DATA_DIR);
    await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR });
    await expectPagesOnly(server.url, problem);
    expect(server.output()).toMatch(/"event":"store\.unavailable"/);
    expect(server.output()).toMatch(sentence);
    remove(DATA_DIR);
    await until('it takes leads again', () => isTakingLeads(server.url));
    expect(await ask(server.url)).toMatchObject({ page: 200, post: 202 });
    expect(server.output()).toContain('"event":"store.recovered"');
    expect(await server.end('SIGTERM')).toBe(0);
  },
);

/** Mounts a small file system that cannot be written; undefined where that is not allowed. */
function mountReadOnly(path: string): Disposable | undefined {
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,ro', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { [Symbol.dispose]: () => execFileSync('umount', ['-l', path]) };
}

test('a folder that is read-only, then full: pages are served, and leads are taken once there is room', async ({
  annotate,
}) => {
  const DATA_DIR = dataFolder();
  using disk = mountReadOnly(DATA_DIR);
  if (!disk) {
    await annotate('No file system can be mounted here, so this was not shown.');
    return;
  }
  const filler = join(DATA_DIR, 'filler');
  {
    await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR });
    await expectPagesOnly(server.url, 'unwritable');
  }
  execFileSync('mount', ['-o', 'remount,rw', DATA_DIR]);
  expect(() => writeFileSync(filler, Buffer.alloc(4_000_000))).toThrow('ENOSPC');
  await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR });
  await expectPagesOnly(server.url, 'full');
  rmSync(filler);
  await until('it takes leads', () => isTakingLeads(server.url));
});

test('a PostgreSQL that is away at the start: pages are served, and leads are taken once it is there', async () => {
  await using database = await createInterruptibleDatabase();
  await database.pause();
  await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATABASE_URL: database.url });
  const seen = await ask(server.url);
  expect(seen).toMatchObject({ page: 200, post: 503, health: 503 });
  expect(JSON.parse(seen.reason)).toMatchObject({ problem: 'unreachable' });
  await until('the log says so', () => /"store\.unavailable".*Check DATABASE_URL/.test(server.output()));
  await database.resume();
  await until('it takes leads', () => isTakingLeads(server.url));
  await until('the log says so', () => server.output().includes('"event":"store.recovered"'));
});

interface Accident {
  happen(file: string): void;
  /** Text the log must contain. */
  sign: string;
  /** True when the server goes on with the leads it had before. */
  areKept: boolean;
  /** True when a write-ahead log is left for a person to judge, because it does not belong to the database that is there now. */
  leavesLog: boolean;
}

const ACCIDENTS: Record<string, Accident> = {
  'is removed': {
    happen: (file) => rmSync(file),
    sign: 'was removed or replaced',
    areKept: false,
    leavesLog: true,
  },
  'loses its log': {
    happen: (file) => rmSync(`${file}-wal`),
    sign: 'was removed or replaced',
    areKept: true,
    leavesLog: false,
  },
  'is overwritten by another whole database': {
    happen: (file) => copyFileSync(join(folder.path, 'another', 'leads.sqlite'), file),
    sign: 'was overwritten',
    areKept: false,
    leavesLog: true,
  },
  'is overwritten by a backup of itself': {
    happen: (file) => {
      backUp(dirname(file), `${file}.backup`);
      copyFileSync(`${file}.backup`, file);
    },
    sign: 'was overwritten',
    areKept: true,
    leavesLog: true,
  },
  'is replaced by a copy of itself': {
    happen: (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
    sign: 'was removed or replaced',
    areKept: true,
    leavesLog: false,
  },
};

beforeAll(async () => {
  const another = openSqliteStore({ folder: join(folder.path, 'another') });
  await Promise.all(Array.from({ length: 50 }, () => another.add(sampleLead())));
  await another.close();
});

test.concurrent.for(Object.entries(ACCIDENTS))(
  'a lead file that %s under the server: it is noticed without a visitor, and leads are taken again',
  async ([, { happen, sign, areKept, leavesLog }]) => {
    const DATA_DIR = dataFolder();
    const file = join(DATA_DIR, 'leads.sqlite');
    await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR });
    const before = (await ask(server.url)).answer.id;
    happen(file);
    await until('noticed', () => server.output().includes(`${sign} while the server ran`));
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    await until('it takes leads again', () => isTakingLeads(server.url));
    const after = (await ask(server.url)).answer.id;
    await server.end('SIGKILL');
    const store = openSqliteStore({ folder: DATA_DIR });
    expect(await store.get(after)).not.toBeNull();
    expect((await store.get(before)) !== null).toBe(areKept);
    await store.close();
    expect(readdirSync(DATA_DIR).some((name) => name.includes('-wal-left-'))).toBe(leavesLog);
  },
);

test('a lead file that is damaged under the server: nothing more is written into it until it is whole again', async () => {
  const DATA_DIR = dataFolder();
  const file = join(DATA_DIR, 'leads.sqlite');
  const store = openSqliteStore({ folder: DATA_DIR });
  await store.close();
  const whole = readFileSync(file);
  await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR });
  const broken = Buffer.from(whole).fill(0x5a, 4096);
  writeFileSync(file, broken);
  await until('noticed', () => server.output().includes('cannot be read as a lead database'));
  await expectPagesOnly(server.url, 'damaged');
  const bytes = readFileSync(file);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await expectPagesOnly(server.url, 'damaged');
  expect(readFileSync(file).equals(bytes)).toBe(true);
  writeFileSync(file, whole);
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  await until('it takes leads again', () => isTakingLeads(server.url), 40_000);
  expect(await ask(server.url)).toMatchObject({ page: 200, post: 202 });
});

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
    const response = await postLead(server.url, { howCanWeHelp: LONG });
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

const CYCLES = 20;

test('after 20 kills in the middle of a burst every acknowledged lead is delivered', async () => {
  using folder = temporaryFolder();
  await using receiver = await startReceiver();
  const SITE_DIR = join(folder.path, 'dist');
  const DATA_DIR = join(folder.path, 'data');
  writeSite(SITE_DIR);
  const variables = {
    SITE_DIR,
    DATA_DIR,
    CONTACT_WEBHOOK_URL: receiver.url,
    DELIVERY_TIMEOUT_SECONDS: '1',
    DELIVERY_LEASE_SECONDS: '1.5',
  };
  const acknowledged: string[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await using server = await startServerProcess(variables);
    let isOver = false;
    const soFar: Burst = { acknowledged: [], failed: 0 };
    const burst = postBurst(server.url, 16, () => isOver, soFar);
    await until('the burst is under way', () => soFar.acknowledged.length > 10 + cycle);
    await sleep(cycle);
    await server.end('SIGKILL');
    isOver = true;
    const { acknowledged: ids, failed } = await burst;
    expect(failed, 'the kill must come while posts are under way').toBeGreaterThan(0);
    acknowledged.push(...ids);
  }
  expect(acknowledged.length).toBeGreaterThan(CYCLES * 20 - 1);

  const store = openSqliteStore({ folder: DATA_DIR });
  for (const id of acknowledged) expect(await store.get(id)).not.toBeNull();
  await using _server = await startServerProcess(variables);
  const isDelivered = async () => (await store.stats()).byState.pending === 0;
  await until('every stored lead is delivered', isDelivered, 60_000);
  await store.close();
  const arrived = new Set(receiver.accepted().map(({ headers }) => headers['webhook-id']));
  expect(acknowledged.filter((id) => !arrived.has(id))).toEqual([]);
}, 300_000);
