/**
 * Keeps what an owner changes fresh during development: the modules that read facts, articles and pictures are notified of
 * a changed file. One with mistakes is reported and not used, so that it breaks no page.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type EnvironmentModuleNode, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { loadPosts } from '../blog/load-posts.ts';
import { blogFolder } from '../blog/published-posts.ts';
import { factsFiles } from './all-facts-files.ts';
import { isNamed } from './named-pictures.ts';

const FACTS = /^content\/data\/[\w-]+\.yaml$/;
const POST = /^content\/blog\/[^/]+\.md$/;
/** Pictures an owner adds. Half-written files, whose names begin with a dot, are left out. */
const PICTURE = /^(public\/pictures|content\/data\/(photos|logos))\/([^./][^/]*\/)*[^./][^/]*$/;
const PHOTOGRAPHS = 'content/data/photos/';

const POSTS_MODULE = '/src/model/blog/published-posts.ts';
/** They cut logos when they are loaded. */
const LOGO_MODULES = ['/src/model/pictures/client-logos.ts', '/src/model/pictures/company-logo.ts'];
/** They read their files when they are loaded. */
const FACTS_MODULES = '/src/model/facts/';

export function watchContent(): Plugin {
  return {
    name: 'watch-content',
    enforce: 'pre',
    configureServer(server) {
      const problems = new Map<string, string>();
      const showAll = () => showProblems(server, [...problems.values()]);
      server.watcher.on('all', (event, path) => {
        if (takeIn(server, problems, event, path)) showAll();
      });
      // A page opened while a file is broken shows the last valid facts, and therefore the problem too.
      server.ws.on('connection', showAll);
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
 * @param problems of each file; those of this one are replaced
 * @returns whether the file is one an owner changes
 */
function takeIn(server: ViteDevServer, problems: Map<string, string>, event: string, path: string): boolean {
  const file = relative(server.config.root, path);
  if (POST.test(file)) {
    reload(server, POSTS_MODULE);
    setProblems(problems, 'content/blog', postProblems());
    return true;
  }
  if (PICTURE.test(file)) {
    // Vite takes a photograph in by itself, as what a module imports.
    if (file.startsWith(PHOTOGRAPHS) || isEarly(server, event, file)) return false;
    reload(server, ...(file.startsWith('public/') ? [] : LOGO_MODULES));
    return true;
  }
  return event !== 'unlink' && takeInFacts(server, problems, file, path);
}

function takeInFacts(
  server: ViteDevServer,
  problems: Map<string, string>,
  file: string,
  path: string,
): boolean {
  const facts = FACTS.test(file) ? factsFiles.find((one) => one.path === file) : undefined;
  if (!facts) return false;
  const found = facts.check(readFileSync(path, 'utf8')).problems;
  setProblems(problems, file, found);
  if (found.length === 0) reload(server, FACTS_MODULES);
  return true;
}

/** True for a picture that was added before any text names it: the pages change with the text that will. */
function isEarly({ config }: ViteDevServer, event: string, file: string): boolean {
  return event === 'add' && !isNamed(config.root, file);
}

/** Lists posts that cannot be published or lack a field. */
function postProblems(): string[] {
  const problems: string[] = [];
  const tell = (message: string) => problems.push(`content/blog: ${message}`);
  loadPosts(blogFolder(), { includeDrafts: true, warn: tell, leaveOut: tell });
  return problems;
}

function setProblems(problems: Map<string, string>, place: string, found: readonly string[]) {
  if (found.length === 0) problems.delete(place);
  else problems.set(place, found.join('\n'));
}

function showProblems(server: ViteDevServer, problems: readonly string[]) {
  if (problems.length === 0) return;
  const message = problems.join('\n');
  server.config.logger.error(`${message}\nThe pages go on with what was there before.`, { timestamp: true });
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } });
}

/** Makes every page that shows a module's facts read them again, as Astro does for a source file. */
function reload(server: ViteDevServer, ...modules: string[]) {
  const timestamp = Date.now();
  for (const environment of Object.values(server.environments)) {
    const stale = new Set<EnvironmentModuleNode>();
    for (const node of environment.moduleGraph.idToModuleMap.values()) {
      if (modules.some((part) => node.file?.includes(part)))
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
