import type { APIRoute } from 'astro';
import { site } from '#model/facts/site-facts.ts';
import { tokenReader } from '#styles/design-tokens.ts';
import tokens from '#styles/tokens.css?raw';

const PAPER = tokenReader(tokens)('--color-paper');

/** The web app manifest (W3C), which names the site where somebody puts it on their home screen. */
export const GET: APIRoute = () =>
  new Response(
    `${JSON.stringify(
      {
        name: site.name,
        description: site.tagline,
        lang: site.language,
        short_name: site.name,
        icons: [192, 512].flatMap((size) =>
          ['any', 'maskable'].map((purpose) => ({
            src: `/icon-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
        start_url: '/',
        display: 'browser',
        background_color: PAPER,
        theme_color: PAPER,
      },
      null,
      2,
    )}\n`,
  );
