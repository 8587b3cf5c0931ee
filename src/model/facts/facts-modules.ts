/**
 * Puts facts into the bundles and keeps them fresh during development.
 *
 * A browser cannot read `content/data`, and need not check what the build has checked: for it each `*-facts.ts` module
 * is replaced by the values it exports. On the server's side the modules read their files themselves; here they
 * are notified of a changed file, and a file with mistakes is reported and not used, so that it breaks no page.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  runnerImport,
  type ViteDevServer,
} from 'vite';
import { loadPosts } from '../blog/load-posts.ts';
import { blogFolder } from '../blog/published-posts.ts';
import { factsFiles } from './all-facts-files.ts';
import { pathOf } from './facts-file.ts';
import { deadFacts } from './known-addresses.ts';
import { isNamed } from './named-pictures.ts';
import { checkFacts, FactsError, readFacts } from './read-facts.ts';

const MODULE = /\/src\/model\/facts\/([\w-]+)-facts\.ts$/;
/** Pictures an owner adds. Half-written files, whose names begin with a dot, are left out. */
const PICTURE = /^(public\/pictures|content\/data\/(photos|logos))\/([^./][^/]*\/)*[^./][^/]*$/;
const PHOTOGRAPHS = 'content/data/photos/';
/** They cut logos when they are loaded. */
const LOGO_MODULES = ['/src/model/pictures/client-logos.ts', '/src/model/pictures/company-logo.ts'];
/** Module with a list of photographs in its code, which is as old as the module. */
const PHOTOGRAPH_MODULE = '/src/model/team-photo-files.ts';
const POST = /^content\/blog\/[^/]+\.md$/;
const FILE = /^content\/data\/([\w-]+)\.(yaml|json)$/;

export function factsModules(): Plugin {
  return {
    name: 'facts-modules',
    enforce: 'pre',
    async load(id) {
      if (this.environment.mode === 'dev' && id.endsWith('.json')) return lastThatHeld(id);
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
    configureServer(server) {
      const told = new Map<string, string>();
      server.watcher.on('all', (event, path) => {
        const file = relative(server.config.root, path);
        if (POST.test(file)) {
          takeIn(server, '/src/model/blog/published-posts.ts');
          setProblems(told, 'content/blog', postProblems());
        } else if (PICTURE.test(file)) {
          // Vite takes a photograph in by itself, as what a module imports.
          if (file.startsWith(PHOTOGRAPHS) || isEarly(server, event, file)) return;
          takeIn(server, ...(file.startsWith('public/') ? [] : LOGO_MODULES));
        } else if (event === 'unlink' || !takeInFacts(server, told, file, path)) return;
        showProblems(server, [...told.values()]);
      });
      // A page opened while a file is broken shows the last valid facts, and therefore the problem too.
      server.ws.on('connection', () => showProblems(server, [...told.values()]));
    },
    hotUpdate: {
      // After Vite has found the module that lists photographs.
      order: 'post',
      handler({ type, file: path, server }) {
        const file = relative(server.config.root, path);
        const isAdded = type === 'create' && file.startsWith(PHOTOGRAPHS);
        return isAdded && isEarly(server, 'add', file) ? [] : undefined;
      },
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

/** True for a picture that was added before any text names it: the pages change with the text that will. */
function isEarly({ config }: ViteDevServer, event: string, file: string): boolean {
  return event === 'add' && !isNamed(config.root, file);
}

/** @returns whether the file is one of facts */
function takeInFacts(server: ViteDevServer, told: Map<string, string>, file: string, path: string): boolean {
  const [, name] = FILE.exec(file) ?? [];
  const problems = name && problemsIn(name, path);
  if (name === undefined || problems === undefined) return false;
  setProblems(told, file, problems);
  if (problems === '') {
    const module = file.endsWith('.json') ? `/${file}` : `/src/model/facts/${name}-facts.ts`;
    takeIn(server, module, ...(name === 'team' ? [PHOTOGRAPH_MODULE] : []));
  }
  return true;
}

function setProblems(told: Map<string, string>, place: string, problems: string) {
  if (problems === '') told.delete(place);
  else told.set(place, problems);
}

/** Lists posts that cannot be published or lack a field. */
function postProblems(): string {
  const problems: string[] = [];
  const tell = (message: string) => problems.push(`content/blog: ${message}`);
  loadPosts(blogFolder(), { includeDrafts: true, warn: tell, leaveOut: tell });
  return problems.join('\n');
}

const held = new Map<string, string>();

/** The text of a JSON file of facts; while it has mistakes, the one before. */
function lastThatHeld(id: string): string | undefined {
  const file = factsFiles.find((one) => id.endsWith(`/${pathOf(one)}`));
  if (!file) return undefined;
  const text = readFileSync(id, 'utf8');
  if (checkFacts(file, text).problems.length === 0) held.set(id, text);
  return held.get(id);
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

/** Makes every page that shows a module's facts read them again, as Astro does for a source file. */
function takeIn(server: ViteDevServer, ...moduleEnds: string[]) {
  const timestamp = Date.now();
  for (const environment of Object.values(server.environments)) {
    const stale = new Set<EnvironmentModuleNode>();
    for (const node of environment.moduleGraph.idToModuleMap.values()) {
      if (moduleEnds.some((end) => node.file?.endsWith(end)))
        environment.moduleGraph.invalidateModule(node, stale, timestamp, true);
    }
    if (isRunnableDevEnvironment(environment)) {
      for (const { id } of stale) {
        const loaded = id === null ? undefined : environment.runner.evaluatedModules.getModuleById(id);
        if (loaded) environment.runner.evaluatedModules.invalidateModule(loaded);
      }
      // Astro keeps the list of a route's pages until it gets this message.
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
