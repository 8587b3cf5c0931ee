import '#scripts/load-environment-file.ts';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { compileMdx } from '#article/compile-mdx.ts';
import { filesOf } from '#model/content-files.ts';
import { readFactsAlone } from '#model/read-site.ts';
import { buildStamp, writeBuildStamp } from '#scripts/build/build-stamp.ts';
import { readPages } from '#scripts/build/built-pages.ts';
import { writeCompressedCopies } from '#scripts/build/compressed-copies.ts';
import { roomLayer, scopedName } from '#scripts/build/css-modules.ts';
import { discoveryFiles } from '#scripts/build/discovery-files.ts';
import { HASHED_FILES, headersFile } from '#scripts/build/headers.ts';
import { writeHostFiles } from '#scripts/build/host-files.ts';
import { holdFiles } from '#scripts/build/last-build.ts';
import { STATIC_SHEETS, writeNeededSheets } from '#scripts/build/needed-sheets.ts';
import { isLocalAddress, whatIsLeft } from '#scripts/launch.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const env = readBuildEnvironment(process.env);

/** The script of every page, with what islands share with it: not one more file. */
const PAGE = { name: 'page', test: /(document\.astro|behaviour\.ts$|reader-day\.ts$)/ };
/** The style sheet of what half of the routes share. */
const SHARED = { name: 'shared', test: /\.css$/, minShareCount: 8 };
/** No page has all (`needed-sheets.ts`). */
const TEXT_PARTS = {
  name: (file: string) => {
    const [, room = '', name = ''] = /([\w-]+)\/([\w-]+)\.module\.css$/.exec(file) ?? [];
    return ['mdx', 'directory'].includes(room) || STATIC_SHEETS.includes(name) ? name : null;
  },
};

/**
 * Vite's preloading loader of imports weighs 760 bytes on every page, and preloads nothing here:
 * the style sheets are the page's.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
  renderChunk: (code: string) => code.replaceAll(', __VITE_PRELOAD__', ''),
};

/** Without what is half written, under a name that begins with a dot. */
const CONTENT = /\/content\/([^./][^/]*\/)*[^./][^/]*$/;
const BLOG = resolve(ROOT, env.BLOG_DIR);
const READER = /\/src\/layouts\/this-site\.ts$/;

/** In development, the one module that reads content by itself reads what has changed. */
const contentFiles: Plugin = {
  name: 'content-files',
  configureServer({ watcher }) {
    watcher.add(BLOG);
  },
  hotUpdate({ file, modules }) {
    if (!CONTENT.test(file) && !/^[^./]/.test(relative(BLOG, file))) return undefined;
    const { moduleGraph, hot } = this.environment;
    // Astro keeps the list of a route's pages until it gets this message.
    hot.send('astro:content-changed', {});
    const all = [...moduleGraph.idToModuleMap.values()];
    return [...modules, ...all.filter(({ file: reader }) => READER.test(reader ?? ''))];
  },
};

const fileOf = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

const intentIslands: AstroIntegration = {
  name: 'intent-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: fileOf('islands/intent.ts') }),
  },
};

function islandsOfReact(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer({ ...renderer, clientEntrypoint: fileOf('islands/take-over.ts') }),
        }),
    },
  };
}

/**
 * In this order: the headers name what is in the pages, nginx gets the same headers, then all is
 * compressed, and only a whole build is stamped.
 */
function finishBuild(): AstroIntegration {
  const siteDir = resolve(ROOT, env.SITE_DIR);
  let stamp: Promise<string>;
  let putBack = () => {};
  return {
    name: 'finish-build',
    hooks: {
      // Before any source is read: one that changes during the build must not match.
      'astro:config:setup': ({ command }) => {
        if (command === 'build') stamp = buildStamp();
      },
      'astro:build:start': () => {
        putBack = holdFiles(siteDir, Date.now());
      },
      'astro:build:done': async ({ logger }) => {
        const files = filesOf(ROOT, env.BLOG_DIR);
        const facts = readFactsAlone(files);
        if (!facts.site) throw new Error(facts.problems.join('\n'));
        writeNeededSheets(siteDir);
        const readers = [discoveryFiles(siteDir, env, facts.site), headersFile(siteDir, env)];
        readPages(siteDir, readers, logger);
        writeHostFiles(siteDir);
        await writeCompressedCopies(siteDir);
        putBack();
        const { isReady, counts } = whatIsLeft(files, facts);
        if (!isReady && !isLocalAddress(env.VITE_SITE_URL))
          logger.warn(`${counts} npm run check:launch lists them.`);
        writeBuildStamp(siteDir, await stamp);
      },
    },
  };
}

export const rendering = [islandsOfReact(), intentIslands];

export default defineConfig({
  site: env.VITE_SITE_URL,
  outDir: env.SITE_DIR,
  trailingSlash: 'never',
  // /about is about.html on every host.
  build: { format: 'file', assets: HASHED_FILES, inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  image: { service: { entrypoint: fileOf('components/picture/photograph-printer.ts') } },
  integrations: [...rendering, finishBuild()],
  vite: {
    envPrefix: 'VITE_',
    // One reader of `.env`: the import above, which tests can forbid.
    envDir: false,
    plugins: [contentFiles, compileMdx(), plainImports],
    worker: {
      rolldownOptions: { output: { entryFileNames: `${HASHED_FILES}/[name].[hash].js` } },
    },
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [roomLayer] } },
    // Development only (editor/dev.ts).
    server: {
      proxy: {
        '^/(api|healthz|livez)': `http://127.0.0.1:${process.env['INTAKE_PORT'] ?? '3001'}`,
      },
    },
    build: {
      // Only what is imported with `?inline`: pictures in a sheet would delay every first paint.
      assetsInlineLimit: 0,
      modulePreload: false,
      // The floor of docs/browsers.md: later notations of CSS are written in those of that day.
      cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    },
    // Otherwise each set of routes that share something gets a sheet: a dozen for a page.
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [PAGE] } } } },
      },
      prerender: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [SHARED, TEXT_PARTS] } } } },
      },
    },
  },
});
