import { expect, test } from 'vitest';
import { createForgetfulDisk, type Files } from './forgetful-disk.ts';
import type { TraceEvent } from './trace-lines.ts';

const PATH = '/data/file';
const write = (text: string, at = 0): TraceEvent => ({
  kind: 'write',
  path: PATH,
  at,
  data: Buffer.from(text),
});
const CREATE: TraceEvent = { kind: 'create', path: PATH };
const SYNC: TraceEvent = { kind: 'sync', path: PATH };
const SYNC_FOLDER: TraceEvent = { kind: 'sync', path: '/data' };

function diskAfter(...events: TraceEvent[]) {
  const disk = createForgetfulDisk();
  for (const event of events) disk.take(event);
  return disk;
}

const words = (files: Files) => files.get(PATH)?.toString();

test('a write is forgotten until its file is synced, and its file until the folder is', () => {
  expect(words(diskAfter(CREATE, write('one'), SYNC).afterCut())).toBeUndefined();
  expect(words(diskAfter(CREATE, SYNC_FOLDER, write('one')).afterCut())).toBe('');
  const disk = diskAfter(CREATE, SYNC_FOLDER, write('one'), SYNC, write('two', 3), write('O'));
  expect(words(disk.afterCut())).toBe('one');
  expect(words(disk.now())).toBe('Onetwo');
});

test('a shortened and a removed file come back when that was not synced', () => {
  const disk = diskAfter(CREATE, write('one'), SYNC, SYNC_FOLDER, {
    kind: 'truncate',
    path: PATH,
    length: 1,
  });
  expect([words(disk.now()), words(disk.afterCut())]).toEqual(['o', 'one']);
  disk.take({ kind: 'remove', path: PATH });
  expect([words(disk.now()), words(disk.afterCut())]).toEqual([undefined, 'one']);
  disk.take(SYNC_FOLDER);
  expect(disk.afterCut().size).toBe(0);
});

test('opening a file that is there changes nothing', () => {
  expect(words(diskAfter(CREATE, write('one'), SYNC, SYNC_FOLDER, CREATE).afterCut())).toBe('one');
});

test('by chance some of what was not synced survives, in whole sectors', () => {
  const disk = diskAfter(CREATE, SYNC_FOLDER, write('a'.repeat(2048)), SYNC, write('b'.repeat(1300), 100));
  expect(words(disk.afterCut(() => 0.9))).toBe('a'.repeat(2048));
  expect(words(disk.afterCut(() => 0.1))).toBe(words(disk.now()));
  // Name and write survive, then every other sector of it: the first is the one that the write begins in.
  let calls = 0;
  const seen = words(disk.afterCut(() => [0.1, 0.1][calls++] ?? (calls % 2 === 0 ? 0.9 : 0.1)));
  expect(seen).toBe(
    `${'a'.repeat(100)}${'b'.repeat(412)}${'a'.repeat(512)}${'b'.repeat(376)}${'a'.repeat(648)}`,
  );
});
