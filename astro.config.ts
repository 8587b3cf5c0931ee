import '#scripts/load-environment-file.ts';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { compileMdx } from '#article/compile-mdx.ts';
import { plainImports } from '#behaviours/plain-imports.ts';
import { serverStyles } from '#behaviours/server-styles.ts';
import { intentIslands } from '#islands/intent-integration.ts';
import { reactInOneFile } from '#islands/react-in-one-file.ts';
import { factsModules } from '#model/facts/facts-modules.ts';
import { watchContent } from '#model/facts/watch-content.ts';
import { stampBuild } from '#scripts/build/build-stamp.ts';
import { compressedCopies } from '#scripts/build/compressed-copies.ts';
import { discoveryFiles } from '#scripts/build/discovery-files.ts';
import { fittedPictures } from '#scripts/build/fitted-pictures.ts';
import { HASHED_FILES, headersFile } from '#scripts/build/headers-file.ts';
import { joinedStyleSheets } from '#scripts/build/join-style-sheets.ts';
import { launchWarning } from '#scripts/build/launch-warning.ts';
import { nginxFile } from '#scripts/build/nginx-file.ts';
import { pageReaders } from '#scripts/build/parsed-pages.ts';
import { preloadedFonts } from '#scripts/build/preloaded-fonts.ts';
import { redirectsFile } from '#scripts/build/redirects-file.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { scopedName } from '#styles/scoped-name.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const env = readBuildEnvironment(process.env);

/** Integrations needed to render the pages. */
export const rendering = [react(), intentIslands()];

/**
 * Steps that complete a built site after its pages. Astro runs these one after the other, and the order matters: style sheets,
 * pictures and fonts change the pages, the headers name what is in the pages, nginx gets the same headers, everything is
 * compressed, and only a whole build is stamped.
 */
export const finishing = [
  ...[joinedStyleSheets(), fittedPictures()],
  pageReaders([preloadedFonts, discoveryFiles(env), headersFile(env)]),
  ...[redirectsFile(), nginxFile()],
  ...[compressedCopies(), launchWarning(env), stampBuild()],
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
      entrypoint: fileURLToPath(new URL('./src/components/picture/photograph-printer.ts', import.meta.url)),
      config: {},
    },
  },
  integrations: [...rendering, ...finishing],
  vite: {
    envPrefix: 'VITE_',
    // One reader of `.env`, the import above: tests can forbid it.
    envDir: false,
    plugins: [factsModules(), watchContent(), compileMdx(), plainImports(), reactInOneFile(), serverStyles()],
    css: { modules: { generateScopedName: scopedName } },
    // Development only: the intake runs next to the site (scripts/dev.ts).
    server: {
      proxy: { '^/(api|healthz)': `http://127.0.0.1:${process.env['INTAKE_PORT'] ?? '3001'}` },
    },
    build: {
      // Inlines a file only if its import says `?inline`: pictures in a sheet would delay every page's first paint.
      assetsInlineLimit: 0,
      minify: 'terser',
      // Takes three rounds, because what is used once is put in its place, which leaves more that is used once.
      terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 } },
    },
    // Rolldown's own minifier comes after terser: it moves no functions, but writes shorter syntax.
    environments: { client: { build: { rolldownOptions: { output: { minify: true } } } } },
  },
});
