/**
 * The site with one more route, /gallery. A configuration of its own rather than a flag in `astro.config.ts`, which a
 * public build could be given by mistake.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import siteConfig from './astro.config.ts';

const gallery: AstroIntegration = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
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
  integrations: [...(siteConfig.integrations ?? []), gallery],
} satisfies AstroUserConfig;
