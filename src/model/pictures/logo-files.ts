/** Logos as their owners keep them, of the company and of its clients. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

export const LOGO_FOLDER = 'content/data/logos';

/** @param address as the editor writes it: `/logos/acme.svg` */
export function readLogo(address: string, folder: string): Promise<Buffer> {
  return readFile(join(folder, basename(address)));
}

/** Reason why a file cannot be used, as part of a sentence. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'it is not there' : (message.split('\n')[0] ?? '').replace(/\.$/, '');
}

export function tellOwner(message: string) {
  // biome-ignore lint/suspicious/noConsole: who keeps the logos has only the build's output to learn it from.
  console.warn(`[logos] ${message}`);
}
