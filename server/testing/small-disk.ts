/** A disk that runs full, for who wants to see what happens then. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Room for a lead file with a few hundred leads. */
const SIZE = '3m';

/** Mounts a small file system at a path that is not there yet; undefined where that is not allowed. */
export function mountSmallDisk(path: string): Disposable | undefined {
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { [Symbol.dispose]: () => execFileSync('umount', ['-l', path]) };
}

/** Writes to a file until not one more byte fits; removing the file frees the space. */
export function fillDisk(file: string): void {
  for (const size of [65_536, 4096, 1]) {
    try {
      for (let part = 0; part < 64; part += 1) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full for parts of this size.
    }
  }
}
