/**
 * Puts facts into the bundles and keeps them fresh during development.
 *
 * A browser cannot read `content/data`, and need not check what the build has checked: for it each `*-facts.ts` module
 * is replaced by the values it exports. On the server's side the modules read their files themselves; here they are
 * told when a file has changed, and a file with mistakes is reported instead of taken in, so that it breaks no page.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  runnerImport,
  type ViteDevServer,
} from 'vite';
import { factsFiles } from './all-facts-files.ts';
import { checkFacts } from './read-facts.ts';

const MODULE = /\/src\/model\/facts\/([\w-]+)-facts\.ts$/;
const POST = /^content\/blog\/[^/]+\.md$/;
const FILE = /^content\/data\/([\w-]+)\.yaml$/;

export function factsModules(): Plugin {
  return {
    name: 'facts-modules',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || !MODULE.test(id)) return undefined;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${literal(name, value, id)};`)
        .join('\n');
    },
    configureServer(server) {
      const told = new Map<string, string>();
      server.watcher.on('all', (event, path) => {
        const file = relative(server.config.root, path);
        if (POST.test(file)) takeIn(server, '/src/model/blog/published-posts.ts');
        const [, name] = FILE.exec(file) ?? [];
        if (name === undefined || event === 'unlink') return;
        const problems = problemsIn(name, path);
        if (problems === undefined) return;
        if (problems === '') told.delete(file);
        else told.set(file, problems);
        if (problems === '') takeIn(server, `/src/model/facts/${name}-facts.ts`);
        showProblems(server, [...told.values()]);
      });
      // A page that is opened while a file is broken shows what was true before: it says so as well.
      server.ws.on('connection', () => showProblems(server, [...told.values()]));
    },
  };
}

/** @returns undefined for a file without a schema, an empty text for one without mistakes */
function problemsIn(name: string, path: string): string | undefined {
  const file = factsFiles.find((one) => one.name === name);
  return file && checkFacts(file, readFileSync(path, 'utf8')).problems.join('\n');
}

function showProblems(server: ViteDevServer, problems: readonly string[]) {
  if (problems.length === 0) return;
  const message = problems.join('\n');
  server.config.logger.error(`${message}\nThe pages go on with what was there before.`, { timestamp: true });
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
}

/** Makes every page that shows a module's facts read them anew, as Astro does for a source file. */
function takeIn(server: ViteDevServer, moduleEnd: string) {
  const timestamp = Date.now();
  for (const environment of Object.values(server.environments)) {
    const stale = new Set<EnvironmentModuleNode>();
    for (const node of environment.moduleGraph.idToModuleMap.values()) {
      if (node.file?.endsWith(moduleEnd))
        environment.moduleGraph.invalidateModule(node, stale, timestamp, true);
    }
    if (isRunnableDevEnvironment(environment)) {
      for (const { id } of stale) {
        const loaded = id === null ? undefined : environment.runner.evaluatedModules.getModuleById(id);
        if (loaded) environment.runner.evaluatedModules.invalidateModule(loaded);
      }
      // Astro keeps the list of a route's pages until it hears this.
      environment.hot.send('astro:content-changed', {});
    }
  }
  server.ws.send({ type: 'full-reload' });
}

function literal(name: string, value: unknown, id: string): string {
  const text = JSON.stringify(value);
  if (text === undefined)
    throw new Error(
      `${id} exports ${name}, which is no plain fact and cannot reach a browser. Move it to another file.`,
    );
  return text;
}
