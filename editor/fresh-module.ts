/**
 * Imports a module of the project with the present facts. Node keeps what it has imported, so that a person who
 * was added a minute ago would be unknown until the next start; watching files would be late for a save that follows
 * at once.
 */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/**
 * @param root of the project
 * @param file from there
 * @param atStart the module as Node has it
 * @returns a function that gives the module, imported anew where a file of facts has changed, and its last good version
 *   where a file is broken: the owner may be correcting the file through this very module
 */
export function freshModule<Module>(root: string, file: string, atStart: Module): () => Promise<Module> {
  let known: { state: string; module: Promise<Module> } = {
    state: stateOfFacts(root),
    module: (async () => atStart)(),
  };
  return () => {
    const state = stateOfFacts(root);
    if (known.state !== state) {
      const before = known.module;
      known = { state, module: importAnew<Module>(root, file).catch(() => before) };
    }
    return known.module;
  };
}

async function importAnew<Module>(root: string, file: string): Promise<Module> {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  return (await runnerImport<Module>(join(root, file), options)).module;
}

function stateOfFacts(root: string): string {
  return globSync('content/data/**/*.{json,yaml,ts}', { cwd: root })
    .map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`)
    .join('\n');
}
