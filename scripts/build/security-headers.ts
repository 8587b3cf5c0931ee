/** The response headers of the whole site. One list: the server and every static host send the same. */
import type { BuildEnvironment } from '#src/build-environment.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** Hosts a visitor may ask for by pressing play; nothing is requested from them before that. */
const ON_DEMAND_FRAMES = ['https://www.youtube-nocookie.com', 'https://miro.com'];

/** Sources the bot check loads on the visitor's first touch of the form (reCAPTCHA v3 integration guide). */
const BOT_CHECK = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * A policy that allows this site's own files, the inline elements found in its pages, and nothing else.
 * `style-src` has no `unsafe-inline`: the pages carry no style attribute.
 */
export function contentSecurityPolicy(hashes: InlineHashes, env: BuildEnvironment): string {
  const botCheck = env.VITE_RECAPTCHA_SITE_KEY !== '';
  const endpoint = env.VITE_CONTACT_ENDPOINT.startsWith('/')
    ? []
    : [new URL(env.VITE_CONTACT_ENDPOINT).origin];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sorted(hashes.scripts), ...(botCheck ? BOT_CHECK.script : [])],
    'style-src': ["'self'", ...sorted(hashes.styles)],
    'img-src': ["'self'", 'data:'],
    // The faces of a first view are in the style sheet. A font runs no script and asks no host.
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...endpoint, ...(botCheck ? ['https://www.google.com/recaptcha/'] : [])],
    'frame-src': [...ON_DEMAND_FRAMES, ...(botCheck ? BOT_CHECK.frame : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...endpoint],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No text becomes markup or a script's address, here or in a library. Google's script makes some of its own.
    ...(!botCheck && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function securityHeaders(hashes: InlineHashes, env: BuildEnvironment): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes, env),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Browsers obey it over https only; a site on plain http must not promise what it does not serve.
    ...(env.VITE_SITE_URL.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

function sorted(values: Set<string>): string[] {
  return [...values].sort();
}
