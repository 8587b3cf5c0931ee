/**
 * Serves the editor together with the site during development: its page, what the page needs to know, and the files. The
 * editor comes from node_modules through the development server, and is in no build.
 */
import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import * as checkModule from './check-edit.ts';
import { PICTURE } from './edited-files.ts';
import * as configModule from './editor-config.ts';
import { filesEndpoint } from './files-endpoint.ts';

const PAGE = join(import.meta.dirname, 'client/editor.html');

/** Milliseconds left to the preview to show what was saved, before the check begins. */
const SHOWN_MS = 1500;

/** Replaces the development server's script, from which the editor's module imports this one function. */
const NO_RELOAD = 'export const injectQuery = (url) => url;';

export function editorServer(): Plugin {
  return {
    name: 'editor-server',
    apply: 'serve',
    // Bundled in advance, it would look for its fonts and workers in the wrong place.
    config: () => ({ optimizeDeps: { exclude: ['@sveltia/cms'] } }),
    configureServer(server) {
      const { root } = server.config;
      const check = freshModule(root, 'editor/check-edit.ts', checkModule);
      const config = freshModule(root, 'editor/editor-config.ts', configModule);
      let soon: NodeJS.Timeout | undefined;
      server.middlewares.use('/editor/files', (request, response, next) => {
        // A changed fact makes the next check load its facts again, so that it is ready before the next save.
        if (request.method === 'PUT')
          response.once('close', () => {
            clearTimeout(soon);
            soon = setTimeout(() => void check(), SHOWN_MS).unref();
          });
        next();
      });
      server.middlewares.use(
        '/editor/files',
        filesEndpoint(root, async (path) => {
          const fresh = check();
          // The check of a picture needs no facts, and by the next save of a text the new check is ready.
          return PICTURE.test(path) ? checkModule.checkEdit : (await fresh).checkEdit;
        }),
      );
      server.middlewares.use('/editor/config.json', async (request, response) => {
        const { editorConfig } = await config();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(editorConfig(`http://${request.headers.host ?? 'localhost'}`)));
      });
      server.middlewares.use('/@vite/client', (request, response, next) => {
        if (!request.headers.referer?.includes('/@sveltia/cms/')) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-store');
        response.end(NO_RELOAD);
      });
      server.middlewares.use(async (request, response, next) => {
        if (!/^\/editor\/?(\?|$)/.test(request.url ?? '')) return next();
        // Sent unchanged: the development server would add its script, which reloads a page with every save.
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await readFile(PAGE, 'utf8'));
      });
    },
  };
}

/**
 * Imports a module of the project with the present facts. Node keeps what it has imported, so that a person who was added a
 * minute ago would be unknown until the next start; watching files would be late for a save that follows at once.
 * @param root of the project
 * @param file from there
 * @param atStart the module as Node has it
 * @returns a function that gives the module, imported anew where a file of facts has changed, and its last good version
 *   where a file is broken: the owner may be correcting the file through this very module
 */
export function freshModule<Module>(root: string, file: string, atStart: Module): () => Promise<Module> {
  let known = stateOfFacts(root);
  let module: Promise<Module> = (async () => atStart)();
  return () => {
    const state = stateOfFacts(root);
    const before = module;
    if (known !== state) module = importAnew<Module>(root, file).catch(() => before);
    known = state;
    return module;
  };
}

async function importAnew<Module>(root: string, file: string): Promise<Module> {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  return (await runnerImport<Module>(join(root, file), options)).module;
}

function stateOfFacts(root: string): string {
  return globSync('content/data/**/*.{yaml,ts}', { cwd: root })
    .map((path) => `${path} ${statSync(join(root, path)).mtimeMs}`)
    .join('\n');
}
