/**
 * Writes `_headers` as Netlify, Cloudflare Pages and others read it; our own server reads it too.
 * Astro's own hashes are in a `meta` of each page, which can neither keep a page out of frames nor
 * be sent with an error page.
 */
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { elementsOf } from '#article/map-elements.ts';
import type { BuildEnvironment } from '#src/build-environment.ts';
import { attribute, type PageReader } from './built-pages.ts';

const YEAR = 31_536_000;

export const HASHED_FILES = '_assets';

export function headersFile(siteDir: string, env: BuildEnvironment): PageReader {
  const inline: Inline[] = [];
  return {
    read: (file, tree) => inline.push(...inlineIn(tree, file)),
    finish: (logger) => {
      const policy = (folder: string) => {
        // A folder without an error page of its own shows the site's.
        const within = inline.filter(({ file }) => file.startsWith(folder) || file === '404.html');
        return contentSecurityPolicy(within, env);
      };
      const folders = new Set(inline.map(({ file }) => file.slice(0, file.indexOf('/') + 1)));
      folders.delete('');
      const rules = Array.from(folders, (folder) => [
        `/${folder}*`,
        `  ! ${POLICY}`,
        `  ${POLICY}: ${policy(folder)}`,
      ]);
      const headers = headersText(securityHeaders(policy(''), env), rules.flat());
      writeFileSync(join(siteDir, '_headers'), headers);
      const count = new Set(inline.map(({ hash }) => hash)).size;
      logger.info(`Content security policy: ${count} inline scripts and styles allowed by hash.`);
    },
  };
}

const POLICY = 'Content-Security-Policy';

/** On a style sheet, script, font or film they are a kilobyte of nothing, or what is so anyway. */
const DOCUMENT_ONLY = [
  POLICY,
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
];

/** Of a drawing that is opened by itself: the page's policy is larger than most of them. */
const PICTURE_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

function headersText(everywhere: Record<string, string>, ofFolders: string[]) {
  const removed = DOCUMENT_ONLY.map((name) => `  ! ${name}`);
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '  Cache-Control: public, max-age=0, must-revalidate',
    ...ofFolders,
    '/films/*',
    ...removed,
    '/docs/tool-marks/*',
    ...removed,
    '/pictures/*',
    ...removed,
    `  ${POLICY}: ${PICTURE_POLICY}`,
    `/${HASHED_FILES}/*`,
    ...removed,
    '  ! Cache-Control',
    `  Cache-Control: public, max-age=${YEAR}, immutable`,
    '',
  ].join('\n');
}

/** Nothing is requested from them before a press. */
const ON_DEMAND_FRAMES = ['https://www.youtube-nocookie.com'];

/** Loaded on the first touch of the form (reCAPTCHA v3 integration guide). */
const GOOGLE = 'https://www.google.com/recaptcha/';
const BOT_CHECK = {
  script: [GOOGLE, 'https://www.gstatic.com/recaptcha/'],
  connect: [GOOGLE],
  frame: [GOOGLE, 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * This site's own files, the inline elements found in its pages, nothing else. `style-src` has no
 * `unsafe-inline`: the pages carry no style attribute.
 */
function contentSecurityPolicy(inline: readonly Inline[], env: BuildEnvironment) {
  const hashes = (kind: string) =>
    [...new Set(inline.flatMap((found) => (found.kind === kind ? found.hash : [])))].sort();
  const botCheck = env.VITE_RECAPTCHA_SITE_KEY === '' ? undefined : BOT_CHECK;
  const endpoint = env.VITE_CONTACT_ENDPOINT.startsWith('/')
    ? []
    : [new URL(env.VITE_CONTACT_ENDPOINT).origin];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script'), ...(botCheck?.script ?? [])],
    'style-src': ["'self'", ...hashes('style')],
    'img-src': ["'self'", 'data:'],
    // The faces of a first view are in the style sheet. A font runs no script and asks no host.
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...endpoint, ...(botCheck?.connect ?? [])],
    'frame-src': [...ON_DEMAND_FRAMES, ...(botCheck?.frame ?? [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...endpoint],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // No text becomes markup or a script's address, here or in a library, but the one address of the
    // search's worker. Google's script makes some, by policies that it does not name; an analytics
    // snippet would need one of its own.
    ...(!botCheck && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['search-worker'],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const securityHeaders = (policy: string, env: BuildEnvironment): Record<string, string> => ({
  [POLICY]: policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Obeyed over https only; plain http must not promise it.
  ...(env.VITE_SITE_URL.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  }),
});

interface Inline {
  kind: string;
  hash: string;
  file: string;
}

/** Script elements that the browser does not run: nothing to allow. */
const DATA_BLOCK = /^application\/(ld\+)?json/i;

/** CSP Level 3, section 2.3.1: base64 of the SHA-256 of the element's exact text. */
export const cspHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

function inlineIn(tree: Root, file: string) {
  const found: Inline[] = [];
  for (const element of elementsOf(tree)) {
    const { tagName: kind, properties } = element;
    if (!/^(style|script)$/.test(kind) || properties['src'] !== undefined) continue;
    if (DATA_BLOCK.test(attribute(element, 'type') ?? '')) continue;
    found.push({ kind, hash: cspHash(textOf(element)), file });
  }
  return found;
}
