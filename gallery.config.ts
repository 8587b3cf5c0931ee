/**
 * The site with one more route, /gallery. A configuration of its own rather than a flag in `astro.config.ts`, which a
 * public build could be given by mistake.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig, ViteUserConfig } from 'astro';
import { headersFile } from '#scripts/build/headers-file.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import siteConfig, { rendering } from './astro.config.ts';

/** Drawing them takes half of a build's time, and nobody looks at those of a gallery or of a test. */
const withoutSharePictures: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'without-share-pictures',
  enforce: 'pre',
  load: (id: string) =>
    id.endsWith('/src/pages/share/[...page].png.ts')
      ? 'export const getStaticPaths = () => []; export const GET = () => new Response();'
      : undefined,
};

const gallery: AstroIntegration = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ injectRoute, updateConfig }) => {
      updateConfig({ vite: { plugins: [withoutSharePictures] } });
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
  integrations: [...rendering, gallery, headersFile(readBuildEnvironment(process.env))],
} satisfies AstroUserConfig;
