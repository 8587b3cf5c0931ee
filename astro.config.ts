import '#scripts/load-environment-file.ts';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { compileMdx } from '#article/compile-mdx.ts';
import { stampBuild } from '#scripts/build/build-stamp.ts';
import { pageReaders } from '#scripts/build/built-pages.ts';
import { compressedCopies } from '#scripts/build/compressed-copies.ts';
import { discoveryFiles } from '#scripts/build/discovery-files.ts';
import { HASHED_FILES, headersFile } from '#scripts/build/headers.ts';
import { hostFiles } from '#scripts/build/host-files.ts';
import { lastBuild } from '#scripts/build/last-build.ts';
import { neededSheets, STATIC_SHEETS } from '#scripts/build/needed-sheets.ts';
import { isLocalAddress } from '#scripts/launch.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { roomLayer } from '#styles/room-layer.ts';
import { scopedName } from '#styles/scoped-name.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const env = readBuildEnvironment(process.env);

/** The style sheet of what half of the routes share. */
const SHARED = { name: 'shared', test: /\.css$/, minShareCount: 8 };
/** A sheet for each part of a text: no page has all (`needed-sheets.ts`). */
const TEXT_PARTS = {
  name: (file: string) => {
    const [, room = '', name = ''] = /([\w-]+)\/([\w-]+)\.module\.css$/.exec(file) ?? [];
    return ['mdx', 'directory'].includes(room) || STATIC_SHEETS.includes(name) ? name : null;
  },
};

/**
 * Vite's own loader of imports with its preloading weighs 760 bytes on every page, a tenth of what
 * a page may run, and preloads nothing here: the files are small, and their style sheets are the
 * page's.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

const CONTENT = /\/content\/(data|blog)\/([^./][^/]*\/)*[^./][^/]*$/;
const READERS = /\/src\/(model\/(facts|blog|pictures)\/[\w-]+|components\/logos)\.ts$/;

/** During development, has changed content read anew by the modules that read it by themselves. */
const contentFiles: Plugin = {
  name: 'content-files',
  hotUpdate({ file, modules }) {
    if (!CONTENT.test(file)) return undefined;
    const { moduleGraph, hot } = this.environment;
    // Astro keeps the list of a route's pages until it gets this message.
    hot.send('astro:content-changed', {});
    const all = [...moduleGraph.idToModuleMap.values()];
    return [...modules, ...all.filter(({ file: reader }) => READERS.test(reader ?? ''))];
  },
};

const fileOf = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** Islands with `client:intent` wake on the visitor's first touch. */
const intentIslands: AstroIntegration = {
  name: 'intent-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: fileOf('islands/intent.ts') }),
  },
};

/** Astro's React, with a renderer of our own for the browser. */
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

/** Warns when a site with a public address is built while sample content is left in it. */
const launchWarning: AstroIntegration = {
  name: 'launch-warning',
  hooks: {
    'astro:build:done': async ({ logger }) => {
      if (isLocalAddress(env.VITE_SITE_URL)) return;
      // A process of its own: it imports whatever lies in `content/`, and Vite has stopped
      // importing when a build is done.
      const check = fileURLToPath(new URL('./scripts/check-launch.ts', import.meta.url));
      await new Promise<void>((resolve) => {
        execFile(process.execPath, [check], (error, output) => {
          if (error) logger.warn(`${output.split('\n')[0]} npm run check:launch lists them.`);
          resolve();
        });
      });
    },
  },
};

/** Integrations needed to render the pages. */
export const rendering = [islandsOfReact(), intentIslands];

/**
 * Steps that complete a built site after its pages. Astro runs these one after the other, and the
 * order matters: the headers name what is in the pages, nginx gets the same headers, everything is
 * compressed, and only a whole build is stamped.
 */
export const finishing = [
  neededSheets,
  pageReaders([discoveryFiles(env), headersFile(env)]),
  hostFiles(),
  compressedCopies(),
  lastBuild(),
  launchWarning,
  stampBuild(),
];

export default defineConfig({
  site: env.VITE_SITE_URL,
  outDir: env.SITE_DIR,
  trailingSlash: 'never',
  // A route is one file without a trailing slash: /about is about.html on every host.
  build: { format: 'file', assets: HASHED_FILES, inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  image: {
    service: {
      entrypoint: fileOf('components/picture/photograph-printer.ts'),
      config: {},
    },
  },
  integrations: [...rendering, ...finishing],
  vite: {
    envPrefix: 'VITE_',
    // One reader of `.env`, the import above: tests can forbid it.
    envDir: false,
    plugins: [contentFiles, compileMdx(), plainImports],
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [roomLayer] } },
    // Development only: the intake runs next to the site (editor/dev.ts).
    server: {
      proxy: {
        '^/(api|healthz|livez)': `http://127.0.0.1:${process.env['INTAKE_PORT'] ?? '3001'}`,
      },
    },
    build: {
      // Inlines a file only if its import says `?inline`: pictures in a sheet would delay every
      // page's first paint.
      assetsInlineLimit: 0,
      modulePreload: false,
    },
    // Left alone the bundler makes a sheet for each set of routes that share something: a dozen for
    // a page.
    environments: {
      prerender: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [SHARED, TEXT_PARTS] } } } },
      },
    },
  },
});
