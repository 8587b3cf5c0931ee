// In no build: the editor comes from node_modules.
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { filesOf } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';
import { whatIsLeft } from '#scripts/launch.ts';
import { publish, unpublished } from '#scripts/publish.ts';
import { WORDS, wordsWithout } from '#scripts/sample-words.ts';
import { editorConfig } from './editor-config.ts';
import { type Answer, answerJson, filesEndpoint, forOwnPage } from './files-endpoint.ts';
import { launchPage } from './launch-page.ts';

const PAGE = join(import.meta.dirname, 'client/editor.html');

const chosen = z.record(z.string(), z.enum(['mine', 'online']));

/** Each stands once in its module, as a test says. */
export const CHANGED: readonly (readonly [RegExp, string])[] = [
  // Its words blame itself.
  [
    /title:`Error`,description:`There was an error while saving the entry\. Please try again later\.`/,
    'title:`Not saved yet`,description:`Correct this, then save again.`',
  ],
  // Without a name its backup of what is typed has no place …
  [/init:\(\)=>void 0,/, '$&repository:{databaseName:`what-is-typed`},'],
  // … is half a second behind, lost to who leaves at once …
  [/(?<=globalThis\.setTimeout\(\(\)=>\{\w+\(e\)\},)500(?=\))/, '0'],
  // … and is thrown away where a form has changed since.
  [/(?<=return (\w+)\?)\1\.cmsConfigVersion===\w+\.current(?=\?\1:)/, 'true'],
];

/** The one function that the editor's module imports from the development server's script. */
const NO_RELOAD = 'export const injectQuery = (url) => url;';

export function editorServer(): Plugin {
  return {
    name: 'editor-server',
    apply: 'serve',
    // Bundled, it would look for its fonts and workers in the wrong place.
    config: () => ({ optimizeDeps: { exclude: ['@sveltia/cms'] } }),
    transform: (code, id) =>
      id.includes('/@sveltia/cms/')
        ? CHANGED.reduce((changed, [found, ours]) => changed.replace(found, ours), code)
        : undefined,
    configureServer({ config: { root }, middlewares }) {
      middlewares.use('/editor/files', filesEndpoint(root));
      const publishing = forOwnPage(async (request, response) => {
        const isPost = request.method === 'POST';
        const told = isPost
          ? await publish(root, chosen.parse(await json(request)))
          : await unpublished(root);
        answerJson(response, told);
      });
      middlewares.use('/editor/publish', publishing);
      const keep = forOwnPage(async ({ url = '/' }, response) => {
        const asked = new URL(url, 'http://localhost').searchParams;
        const { file = '', path } = Object.fromEntries(asked);
        writeFileSync(join(root, WORDS), wordsWithout(filesOf(root), file, path));
        response.writeHead(204).end();
      });
      const configAt = async (host = 'localhost') =>
        editorConfig(`http://${host}`, await readSite(filesOf(root), { isPreview: true }));
      const launch: Answer = async (request, response) => {
        if (request.method === 'POST') return keep(request, response);
        const config = await configAt(request.headers.host);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const files = filesOf(root);
        response.end(launchPage(whatIsLeft(files, await readSite(files)), config));
      };
      const config: Answer = async (request, response) => {
        answerJson(response, await configAt(request.headers.host));
      };
      for (const [path, answer] of Object.entries({ launch, 'config.json': config }))
        middlewares.use(`/editor/${path}`, (request, response, next) => {
          answer(request, response).catch(next);
        });
      middlewares.use('/@vite/client', (request, response, next) => {
        if (!request.headers.referer?.includes('/@sveltia/cms/')) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-store');
        response.end(NO_RELOAD);
      });
      middlewares.use(async (request, response, next) => {
        if (!/^\/editor\/?(\?|$)/.test(request.url ?? '')) return next();
        // The development server would add its script, which reloads with every save.
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await readFile(PAGE, 'utf8'));
      });
    },
  };
}
