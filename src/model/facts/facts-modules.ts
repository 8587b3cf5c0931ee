/**
 * Puts facts into the bundles. A browser cannot read `content/data`, and need not check what the build has checked: for it
 * each `*-facts.ts` module is replaced by the values it exports. On the server's side the modules read their files
 * themselves. While a JSON file has mistakes during development, its text is the last one without (watch-content.ts).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { factsFiles } from './all-facts-files.ts';
import { pathOf } from './facts-file.ts';
import { deadFacts } from './known-addresses.ts';
import { checkFacts, FactsError, readFacts } from './read-facts.ts';

const MODULE = /\/src\/model\/facts\/([\w-]+)-facts\.ts$/;

export function factsModules(): Plugin {
  return {
    name: 'facts-modules',
    enforce: 'pre',
    async load(id) {
      if (this.environment.mode === 'dev' && id.endsWith('.json')) return lastValidText(id);
      if (this.environment.name !== 'client' || !MODULE.test(id)) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${literal(name, value, id)};`)
        .join('\n');
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const file of factsFiles) readFacts(file);
      checkLinks();
    },
  };
}

/**
 * @param root of the project
 * @throws {FactsError} with one line for each link in the facts that leads to no page or file
 */
export function checkLinks(root = process.cwd(), files = factsFiles) {
  const dead = files.flatMap((file) =>
    deadFacts(root, file, readFileSync(resolve(root, pathOf(file)), 'utf8')),
  );
  if (dead.length > 0) throw new FactsError(dead.join('\n'));
}

const validTexts = new Map<string, string>();

/** The text of a JSON file of facts; while it has mistakes, the one before. */
function lastValidText(id: string): string | undefined {
  const file = factsFiles.find((one) => id.endsWith(`/${pathOf(one)}`));
  if (!file) return undefined;
  const text = readFileSync(id, 'utf8');
  if (checkFacts(file, text).problems.length === 0) validTexts.set(id, text);
  return validTexts.get(id);
}

function literal(name: string, value: unknown, id: string): string {
  const text = JSON.stringify(value);
  if (text === undefined)
    throw new Error(
      `${id} exports ${name}, which is no plain fact and cannot reach a browser. Move it to another file.`,
    );
  return text;
}
