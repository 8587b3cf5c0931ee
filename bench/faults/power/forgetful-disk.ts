import { dirname } from 'node:path';
import type { TraceEvent } from './trace-lines.ts';

type Change = { at: number; data: Buffer } | { length: number };

interface File {
  /** Content that certainly survives a cut of the power. */
  synced: Buffer;
  /** Changes that may or may not have reached the disk. */
  unsynced: Change[];
}

/** Content by path. */
export type Files = Map<string, Buffer>;

export interface ForgetfulDisk {
  take(event: TraceEvent): void;
  /** Files as every program sees them while there is power. */
  now(): Files;
  /**
   * Files after the power was cut. A write counts only after its file was synced, a name only after its folder was.
   * With `random`, some of the rest has survived as well: any of the changes, in parts of 512 bytes.
   */
  afterCut(random?: () => number): Files;
}

const SECTOR = 512;

/** A disk that promises no more than POSIX does: nothing is kept, and in no order, until it is synced. */
export function createForgetfulDisk(): ForgetfulDisk {
  const names = new Map<string, File>();
  const syncedNames = new Map<string, File>();

  function change(path: string, what: Change): void {
    const file = names.get(path);
    if (!file) throw new Error(`The trace changes ${path} without having made it.`);
    file.unsynced.push(what);
  }

  function sync(path: string): void {
    const file = names.get(path);
    if (file) {
      file.synced = withChanges(file.synced, file.unsynced);
      file.unsynced = [];
    }
    for (const known of [names, syncedNames].flatMap((list) => [...list.keys()])) {
      if (dirname(known) === path) keepName(syncedNames, known, names.get(known));
    }
  }

  return {
    take: (event) => {
      if (event.kind === 'create' && !names.has(event.path)) {
        names.set(event.path, { synced: Buffer.alloc(0), unsynced: [] });
      }
      if (event.kind === 'remove') names.delete(event.path);
      if (event.kind === 'sync') sync(event.path);
      if (event.kind === 'write' || event.kind === 'truncate') change(event.path, event);
    },
    now: () =>
      new Map([...names].map(([path, { synced, unsynced }]) => [path, withChanges(synced, unsynced)])),
    afterCut: (random) => {
      const left = new Map(syncedNames);
      const survives = () => random !== undefined && random() < 0.5;
      for (const path of new Set([...names.keys(), ...syncedNames.keys()])) {
        if (survives()) keepName(left, path, names.get(path));
      }
      return new Map(
        [...left].map(([path, { synced, unsynced }]) => [
          path,
          random ? withChanges(synced, unsynced.filter(survives), survives) : synced,
        ]),
      );
    },
  };
}

function keepName(list: Map<string, File>, path: string, file: File | undefined): void {
  if (file) list.set(path, file);
  else list.delete(path);
}

function withChanges(content: Buffer, changes: readonly Change[], isPartKept = () => true): Buffer {
  let result: Buffer = Buffer.from(content);
  for (const change of changes) {
    if ('length' in change) result = resized(result, change.length);
    else result = written(result, change, isPartKept);
  }
  return result;
}

function written(
  content: Buffer,
  { at, data }: { at: number; data: Buffer },
  isPartKept: () => boolean,
): Buffer {
  const result = resized(content, Math.max(content.length, at + data.length));
  for (let start = 0; start < data.length; ) {
    // Sectors are the disk's, so the first part of a write may be shorter.
    const end = Math.min(data.length, start + SECTOR - ((at + start) % SECTOR));
    if (isPartKept()) data.copy(result, at + start, start, end);
    start = end;
  }
  return result;
}

function resized(content: Buffer, length: number): Buffer {
  if (content.length === length) return content;
  const result = Buffer.alloc(length);
  content.copy(result);
  return result;
}
