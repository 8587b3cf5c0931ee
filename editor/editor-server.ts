// During development only: the editor comes from node_modules, and is in no build.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Plugin, runnerImport } from 'vite';
import { z } from 'zod';
import { publish, unpublished } from '#scripts/publish.ts';
import * as configModule from './editor-config.ts';
import { filesEndpoint, forOwnPage } from './files-endpoint.ts';
import { launchPage, whatIsLeft } from './launch-page.ts';

const PAGE = join(import.meta.dirname, 'client/editor.html');

const chosen = z.record(z.string(), z.enum(['mine', 'online']));

/** What the editor says over a refusal: its own words blame itself, and advise to wait. */
const REFUSED = [
  'title:`Error`,description:`There was an error while saving the entry. Please try again later.`',
  'title:`Not saved yet`,description:`Correct this, then save again.`',
] as const;

/** The one function that the editor's module imports from the development server's script. */
const NO_RELOAD = 'export const injectQuery = (url) => url;';

export function editorServer(): Plugin {
  return {
    name: 'editor-server',
    apply: 'serve',
    // Bundled in advance, it would look for its fonts and workers in the wrong place.
    config: () => ({ optimizeDeps: { exclude: ['@sveltia/cms'] } }),
    transform: (code, id) => (id.includes('/@sveltia/cms/') ? code.replace(...REFUSED) : undefined),
    configureServer(server) {
      const { middlewares } = server;
      const { root } = server.config;
      middlewares.use('/editor/files', filesEndpoint(root));
      middlewares.use(
        '/editor/publish',
        forOwnPage(async (request, response) => {
          const isWanted = request.method === 'POST';
          const answer = isWanted
            ? await publish(root, chosen.parse(await json(request)))
            : await unpublished(root);
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
        }),
      );
      const keep = forOwnPage(async ({ url = '/' }, response) => {
        const { searchParams } = new URL(url, 'http://localhost');
        await whatIsLeft(root, searchParams.get('keep') ?? undefined);
        response.writeHead(204).end();
      });
      const configAt = (host = 'localhost') => formsOf(root, `http://${host}`);
      middlewares.use('/editor/launch', async (request, response) => {
        if (request.method === 'POST') return keep(request, response);
        const config = await configAt(request.headers.host);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(launchPage(await whatIsLeft(root), config));
      });
      middlewares.use('/editor/config.json', async (request, response) => {
        const config = await configAt(request.headers.host);
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(config));
      });
      middlewares.use('/@vite/client', (request, response, next) => {
        if (!request.headers.referer?.includes('/@sveltia/cms/')) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-store');
        response.end(NO_RELOAD);
      });
      middlewares.use(async (request, response, next) => {
        if (!/^\/editor\/?(\?|$)/.test(request.url ?? '')) return next();
        // Unchanged: the development server would add its script, which reloads with every save.
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await readFile(PAGE, 'utf8'));
      });
    },
  };
}

/**
 * With the people and documents of this moment: Node would keep those of the start, which serve
 * where somebody broke a file by hand, so that it can be corrected here.
 */
export async function formsOf(root: string, address: string) {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { editorConfig } = await runnerImport<typeof configModule>(
    join(root, 'editor/editor-config.ts'),
    options,
  ).then(
    ({ module }) => module,
    () => configModule,
  );
  return editorConfig(address);
}
