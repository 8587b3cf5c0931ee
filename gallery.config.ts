/**
 * The site with one more route, /gallery. A configuration of its own rather than a flag in `astro.config.ts`, which a
 * public build could be given by mistake.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig, ViteUserConfig } from 'astro';
import { headersFile } from '#scripts/build/headers-file.ts';
import { pageReaders } from '#scripts/build/parsed-pages.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import siteConfig, { rendering } from './astro.config.ts';

/**
 * Files that take two thirds of a build's time, and that nobody opens who asks for a build with a gallery: tests do. The
 * pages stay, because the style sheets of what scripts draw are theirs.
 */
const NOT_OPENED = /\/src\/pages\/(docs|share|n8n|templates)[./].*\.ts$/;

const withoutSlowFiles: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'without-slow-files',
  apply: 'build',
  enforce: 'pre',
  load: (id: string) =>
    NOT_OPENED.test(id)
      ? 'export const getStaticPaths = () => []; export const GET = () => new Response();'
      : undefined,
};

const gallery: AstroIntegration = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ injectRoute, updateConfig }) => {
      updateConfig({ vite: { plugins: [withoutSlowFiles] } });
      injectRoute({
        pattern: '/gallery',
        entrypoint: fileURLToPath(new URL('./src/gallery/gallery-page.astro', import.meta.url)),
        prerender: true,
      });
    },
  },
};

export default {
  ...siteConfig,
  // Only tests build it, and they have no use for compressed copies, which take half of the time of a build.
  integrations: [...rendering, gallery, pageReaders([headersFile(readBuildEnvironment(process.env))])],
} satisfies AstroUserConfig;
