import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { putLogAside } from './sqlite-file.ts';
import { StoreError } from './store.ts';

export interface FileWatch {
  /** Throws a {@link StoreError} when the files are no longer those that were opened: anything written then would be lost. */
  requireSame(): void;
  /** Closes the database. A foreign file is left as it was put there. */
  close(): void;
}

/** Bytes of the head of a database file, and offsets of two numbers in it ("Database File Format", section 1.3). */
const HEAD_LENGTH = 100;
const CHANGES_AT = 24;
const MARK_AT = 68;

/** Watches the files of an open database for being removed, replaced, or overwritten in place. */
export function watchFile(path: string, database: DatabaseSync): FileWatch {
  // Closed last and once: closing any descriptor of a file ends all locks that this process has on it.
  const descriptor = openSync(path, 'r');
  const guard = openGuard(path);
  const head = Buffer.alloc(HEAD_LENGTH);
  let known = { mark: 0, changes: 0 };
  let isForeign = false;

  const identityOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
  const identities = ['', '-wal', '-shm'].map(
    (ending) => [path + ending, identityOf(path + ending)] as const,
  );

  function requireSame(): void {
    const gone = identities.find(([file, identity]) => identityOf(file) !== identity);
    if (gone) throw changed(gone[0], 'removed or replaced');
    const length = readSync(descriptor, head, 0, HEAD_LENGTH, 0);
    const found = { mark: head.readUInt32BE(MARK_AT), changes: head.readUInt32BE(CHANGES_AT) };
    const isAnother = known.mark !== 0 && found.mark !== known.mark;
    // An older copy of the same file: the count of changes never goes back.
    isForeign ||= length < HEAD_LENGTH || isAnother || found.changes < known.changes;
    if (isForeign) throw changed(path, 'overwritten');
    known = found;
  }

  function close(): void {
    try {
      requireSame();
    } catch {
      // An error is ignored here: the caller of `close` knows it already or has no use for it.
    }
    const order = isForeign ? [database, guard] : [guard, database];
    for (const connection of order) if (connection.isOpen) connection.close();
    closeSync(descriptor);
    if (isForeign) putLogAside(path);
  }

  requireSame();
  return { requireSame, close };
}

/**
 * Opens a second connection that only reads. The last connection to close brings the log into the file and removes it,
 * which would ruin a file that was put there meanwhile; one that only reads cannot do that.
 */
function openGuard(path: string): DatabaseSync {
  const guard = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  guard.prepare('SELECT COUNT(*) FROM sqlite_master').get();
  return guard;
}

function changed(file: string, how: string): StoreError {
  return new StoreError(
    'damaged',
    `${file} was ${how} while the server ran, so the lead was not stored. The server opens what is there now.`,
  );
}
