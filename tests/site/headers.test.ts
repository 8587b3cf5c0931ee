/** The headers that the build writes; that every answer has them the server's tests hold. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cspHash } from '#scripts/build/headers.ts';
import { headersFor, parseHeadersFile } from '#server/static/read-headers-file.ts';
import { FILES, PAGES, readSiteFile, SITE_DIR } from '../support/built-site.ts';

const rules = parseHeadersFile(readSiteFile('_headers'));

const inlineOf = ({ html }: (typeof PAGES)[number]) =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '', text]) => text && !/\ssrc=|json/.test(attributes))
    .map(([, , , text = '']) => cspHash(text));

test.each(['', 'blog/', 'contact/', 'docs/'])(
  'every inline script and style in /%s is allowed by its hash, and no other',
  (folder) => {
    const pages = PAGES.filter(({ file }) => file.startsWith(folder) || file === '404.html');
    const [, policy = ''] = headersFor(rules, `/${folder}any`).get('content-security-policy') ?? [];
    const inline = pages.flatMap(inlineOf);
    expect(inline.length).toBeGreaterThan(pages.length);
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(inline));
    expect(policy).not.toMatch(/unsafe-|\*|https?:(\s|;)/);
    expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types search-worker");
  },
);

test('what the build writes last knows what it wrote before', () => {
  expect(readSiteFile('.nginx.conf')).toMatch(
    /^add_header Content-Security-Policy ".*script-src 'self' 'sha256-/m,
  );
  const copy = brotliDecompressSync(readFileSync(join(SITE_DIR, 'llms.txt.br')));
  expect(copy.toString()).toBe(readSiteFile('llms.txt'));
  expect(readSiteFile('.build-stamp')).toMatch(/^[0-9a-f]{64}$/);
  expect(readSiteFile('_assets/.replaced.json')).toMatch(/^\{/);
});

/** As nginx reads it: the first expression that fits the path answers. */
test('nginx hides what is not for visitors, and hands on what only our server answers', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  const locations = [...config.matchAll(/^ {2}location ~ (\S+) \{([\s\S]*?)\}$/gm)];
  const answering = (path: string) =>
    locations.find(([, pattern = '']) => new RegExp(pattern).test(path))?.[2] ?? '';
  const hidden = '_headers _redirects .build-stamp .nginx.conf .git/config docs//x'.split(' ');
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

test('the name of a file that is kept for a year changes with its content', () => {
  const assets = FILES.filter((file) => /^_assets\/.+\.(js|css)$/.test(file));
  expect(assets.length).toBeGreaterThan(10);
  expect(assets.filter((file) => !/\.[\w-]{8}\.\w+$/.test(file))).toEqual([]);
});
