/**
 * The headers that the build writes: the security policy, the criteria of Mozilla's HTTP Observatory
 * (`@mdn/mdn-http-observatory` 1.4), and how long a file is kept. A table, because the scanner wants
 * a host with a certificate. That every kind of answer has them is held by the server's tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, cspHash } from '#scripts/build/headers.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { FILES, PAGES, readSiteFile, SITE_DIR } from '../support/built-site.ts';
import { startSite } from '../support/start-site.ts';

const policy = /Content-Security-Policy: (.+)/.exec(readSiteFile('_headers'))?.[1] ?? '';

const inline = PAGES.flatMap(({ html }) =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '', text]) => text && !/\ssrc=|json/.test(attributes))
    .map(([, , , text = '']) => cspHash(text)),
);

test('every inline script and style is allowed by its hash, no other, and no text becomes markup', () => {
  const allowed = policy.match(/(?<=')sha256-[^']+/g) ?? [];
  expect(inline.length).toBeGreaterThan(PAGES.length);
  expect(new Set(allowed)).toEqual(new Set(inline.map((hash) => hash.replaceAll("'", ''))));
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

test('what the build writes last knows what it wrote before', () => {
  expect(readSiteFile('.nginx.conf')).toMatch(
    /^add_header Content-Security-Policy ".*script-src 'self' 'sha256-/m,
  );
  const copy = brotliDecompressSync(readFileSync(join(SITE_DIR, 'llms.txt.br')));
  expect(copy.toString()).toBe(readSiteFile('llms.txt'));
  expect(readSiteFile('.build-stamp')).toMatch(/^[0-9a-f]{64}$/);
  expect(readSiteFile('_assets/.replaced.json')).toMatch(/^\{/);
});

/** Which location answers is read as nginx reads it: the first expression that fits the path. */
test('nginx hides what is not for visitors, and hands on what only our server answers', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  const locations = [...config.matchAll(/^ {2}location ~ (\S+) \{([\s\S]*?)\}$/gm)];
  const answering = (path: string) =>
    locations.find(([, pattern = '']) => new RegExp(pattern).test(path))?.[2] ?? '';
  const hidden = [
    '_headers',
    '_redirects',
    '.build-stamp',
    '.nginx.conf',
    '.git/config',
    'docs//x',
  ];
  const copies = FILES.filter((file) => /\.(br|gz)$/.test(file));
  for (const file of [...hidden, ...copies])
    expect(answering(`/${file}`), file).toContain('return 404;');
  for (const { file, route } of PAGES)
    if (!file.endsWith('404.html')) expect(answering(route), route).toBe('');
  for (const path of ['/api/contact', '/healthz', '/livez'])
    expect(answering(path)).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;');
  for (const file of ['.nginx.conf', '.nginx-redirects.conf'])
    expect([config.includes(`/${file};`), readSiteFile(file) !== '']).toEqual([true, true]);
});

test('the bot check and a webhook elsewhere are allowed only in a build that uses them', () => {
  const policyWith = (settings: Record<string, string>) =>
    contentSecurityPolicy(
      { scripts: new Set(), styles: new Set() },
      readBuildEnvironment(settings),
    );
  expect(policyWith({})).not.toContain('google');
  const full = policyWith({
    VITE_RECAPTCHA_SITE_KEY: 'key',
    VITE_CONTACT_ENDPOINT: 'https://hooks.example.net/leads/1',
  });
  expect(full).not.toContain('trusted-types');
  expect(full).toContain("script-src 'self' https://www.google.com/recaptcha/");
  for (const directive of ['connect-src', 'form-action'])
    expect(full).toContain(`${directive} 'self' https://hooks.example.net`);
});

const LOOSE = /'unsafe-|(^|\s)(data:|https?:|ftp:|\*)(\s|$)|https?:\/\/\*/;

/**
 * Sources of a directive; those of `default-src` stand in for what is fetched, and for nothing
 * else.
 */
function sourcesOf(headers: Headers, name: string): string {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  const find = (wanted: string) => directives.find((text) => text.startsWith(`${wanted} `));
  const found = find(name) ?? (name.endsWith('-src') ? find('default-src') : undefined);
  return found?.replace(/^\S+ /, '') ?? '*';
}

/** What an answer must have for the most points. https is the operator's to set. */
const CRITERIA: Record<string, (headers: Headers) => boolean> = {
  'a policy that allows nothing by default': (headers) =>
    sourcesOf(headers, 'default-src') === "'none'",
  'no loose source': (headers) =>
    ['script-src', 'style-src', 'object-src', 'form-action', 'base-uri'].every(
      (name) => !LOOSE.test(sourcesOf(headers, name)),
    ),
  'no frame around it': (headers) => sourcesOf(headers, 'frame-ancestors') === "'none'",
  'nothing for other origins': (headers) =>
    headers.get('cross-origin-resource-policy') === 'same-origin' &&
    !headers.has('access-control-allow-origin'),
  'a referrer without a path': (headers) =>
    headers.get('referrer-policy') === 'strict-origin-when-cross-origin',
  'no guess at the type': (headers) => headers.get('x-content-type-options') === 'nosniff',
  'no cookie': (headers) => !headers.has('set-cookie'),
  'no other site to go on to': (headers) => /^\/(?!\/)/.test(headers.get('location') ?? '/'),
  'permissions and openers': (headers) =>
    headers.has('permissions-policy') && headers.has('cross-origin-opener-policy'),
};
const failed = (headers: Headers) =>
  Object.keys(CRITERIA).filter((name) => !CRITERIA[name]?.(headers));

test('a page, an answer and a redirect have them, and a file is kept for a year if its name changes with its content', async () => {
  const site = await startSite();
  for (const path of ['/', '/healthz', '/index.html']) {
    const headers = { Origin: 'https://elsewhere.example.com' };
    const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
    expect(failed(answer.headers), path).toEqual([]);
  }

  const assets = FILES.filter((file) => /^_assets\/.+\.(js|css)$/.test(file));
  expect(assets.filter((file) => !/\.[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  const keptFor = async (file: string) =>
    (await fetch(`${site.url}/${file}`)).headers.get('cache-control');
  expect(await keptFor(assets[0] ?? '')).toBe('public, max-age=31536000, immutable');
  for (const file of ['', 'about', 'sitemap.xml', 'favicon.svg', 'llms.txt'])
    expect(await keptFor(file), file).toBe('public, max-age=0, must-revalidate');
  await site.stop();
});
