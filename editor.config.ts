/**
 * Configures the site with the editor at /editor. A configuration of its own rather than a flag in
 * `astro.config.ts`, which a public build could be given by mistake.
 */
import type { AstroUserConfig } from 'astro';
import siteConfig, { rendering } from './astro.config.ts';
import { editorServer } from './editor/editor-server.ts';

export default {
  ...siteConfig,
  integrations: rendering,
  vite: { ...siteConfig.vite, plugins: [...(siteConfig.vite?.plugins ?? []), editorServer()] },
} satisfies AstroUserConfig;
