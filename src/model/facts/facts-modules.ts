/**
 * Puts facts into the bundles. A browser cannot read `content/data`, and need not check what the build has checked: for it
 * each module of this folder is replaced by the plain values it exports. On the server's side the modules read their files
 * themselves.
 */
import { type Plugin, runnerImport } from 'vite';
import { factsFiles } from './all-facts-files.ts';
import { checkLinks } from './known-addresses.ts';

const MODULE = /\/src\/model\/facts\/[\w-]+\.ts$/;

export function factsModules(): Plugin {
  return {
    name: 'facts-modules',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || !MODULE.test(id)) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .filter(([, value]) => isPlain(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const file of factsFiles) file.read();
      checkLinks(process.cwd(), factsFiles);
    },
  };
}

/** A function, and a file with its schema, stay with the build. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || value instanceof Map) return false;
  return typeof value !== 'object' || value === null || !('schema' in value);
}
