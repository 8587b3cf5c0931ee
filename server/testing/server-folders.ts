import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writeSite } from './site-fixture.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

interface ServerFolders {
  /** Holds the others; gone after the last test of the file. */
  readonly path: string;
  /** A small built site, the same for every test of the file. */
  readonly siteDir: string;
  /** A folder for leads that no other test has. It is not made yet. */
  dataFolder(): string;
}

/** Folders for the tests of one file that start the server. Call it where the file's tests are declared. */
export function serverFolders(): ServerFolders {
  let folder: TemporaryFolder;
  let count = 0;
  beforeAll(() => {
    folder = temporaryFolder();
    writeSite(join(folder.path, 'dist'));
  });
  afterAll(() => folder?.[Symbol.dispose]());
  return {
    get path() {
      return folder.path;
    },
    get siteDir() {
      return join(folder.path, 'dist');
    },
    dataFolder: () => {
      count += 1;
      return join(folder.path, `data-${count}`);
    },
  };
}
