import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { executable, ROOT } from '../run-tool.ts';

const PAGE = `---
---
<html><head><title>Small</title>
<link rel="canonical" href="http://localhost:3000/">
<meta property="og:title" content="Small">
<meta name="description" content="A site of one page">
<script is:inline>document.title += '!';</script>
</head><body></body></html>`;

const CONFIG = `import siteConfig, { finishing } from '../../astro.config.ts';
export default { ...siteConfig, outDir: './dist', integrations: finishing };
`;

const OWN_PICTURE = 'public/pictures/covers/our-office.jpg';

let root: string;
const written = (file: string) => readFileSync(join(root, file), 'utf8');

/** A project of its own below this one, so that the imports of the configuration are found. */
beforeAll(async () => {
  mkdirSync(join(ROOT, '.astro'), { recursive: true });
  root = mkdtempSync(join(ROOT, '.astro/small-site-'));
  const files = {
    'src/pages/index.astro': PAGE,
    'astro.config.ts': CONFIG,
    [OWN_PICTURE]: 'our office',
    'dist/about-somebody-who-left.html': 'of the build before',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await promisify(execFile)(process.execPath, [executable('astro'), 'build', '--root', root], {
    cwd: ROOT,
    timeout: 230_000,
  });
}, 240_000);

afterAll(() => rmSync(root, { recursive: true }));

test('a picture that the build does not know stays where its owner put it, and is published', () => {
  expect(written(OWN_PICTURE)).toBe('our office');
  expect(written('dist/pictures/covers/our-office.jpg')).toBe('our office');
});

test("the build writes nothing into the owner's folder", () => {
  const files = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['our-office.jpg']);
});

test('no file of the build before is left', () => {
  expect(readdirSync(join(root, 'dist'))).not.toContain('about-somebody-who-left.html');
});

test('each step finds what the ones before it wrote', () => {
  expect(written('dist/sitemap.xml')).toContain('<loc>http://localhost:3000/</loc>');
  expect(written('dist/_headers')).toMatch(/script-src 'self' 'sha256-/);
  expect(written('dist/.nginx.conf')).toMatch(
    /^add_header Content-Security-Policy ".*script-src 'self' 'sha256-/m,
  );
  const compressed = readFileSync(join(root, 'dist/llms.txt.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(written('dist/llms.txt'));
  expect(written('dist/.build-stamp')).toMatch(/^[0-9a-f]{64}$/);
});
