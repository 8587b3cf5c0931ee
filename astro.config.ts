import '#scripts/load-environment-file.ts';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { compileMdx } from '#article/compile-mdx.ts';
import { plainImports } from '#behaviours/plain-imports.ts';
import { serverStyles } from '#behaviours/server-styles.ts';
import { intentIslands } from '#islands/intent-integration.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { scopedName } from '#styles/scoped-name.ts';

const env = readBuildEnvironment(process.env);

export default defineConfig({
  site: env.VITE_SITE_URL,
  outDir: process.env['SITE_DIR'] ?? './dist',
  trailingSlash: 'never',
  // A route is one file without a trailing slash: /about is about.html on every host.
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react(), intentIslands()],
  vite: {
    envPrefix: 'VITE_',
    // One reader of `.env`, the import above: tests can forbid it.
    envDir: false,
    plugins: [compileMdx(), plainImports(), serverStyles()],
    css: { modules: { generateScopedName: scopedName } },
    // Development only: the intake runs beside the site (scripts/dev.ts).
    server: {
      proxy: { '^/(api|healthz)': `http://127.0.0.1:${process.env['INTAKE_PORT'] ?? '3001'}` },
    },
    // A data: URL in a style sheet would need a hole in the content security policy, and cannot be cached.
    build: { assetsInlineLimit: 0 },
  },
});
