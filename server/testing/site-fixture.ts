import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const PAGE = `<!doctype html><title>Page</title><p>${'A page with words that repeat. '.repeat(40)}</p>`;

const FILES: Record<string, string> = {
  'index.html': PAGE.replace('Page', 'Home'),
  'about.html': PAGE.replace('Page', 'About'),
  '404.html': '<!doctype html><title>Not found</title>',
  'contact.html': '<!doctype html><title>Contact</title>',
  'contact/received.html': '<!doctype html><title>Received</title>',
  'contact/problem.html': '<!doctype html><title>Problem</title><main><!--problems--></main>',
  'docs/index.html': '<!doctype html><title>Docs</title>',
  'docs/case-studies/PierpontHoldings.html': '<!doctype html><title>Case</title>',
  'assets/logo.png': 'not really a picture',
  '_assets/app.a1b2c3.js': 'console.log(1);'.repeat(50),
  'site.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'blog/rss.xml': '<rss/>',
  'blog/404.html': '<!doctype html><title>Post not found</title>',
  'llms.txt': '# Site',
  'sitemap.xml': '<urlset/>',
  'search.json': '[]',
  'notes.md': '# Notes',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  _redirects: '/team /about#team 308\n/shop https://shop.example.com/?from=site 308\n',
  _headers: `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'

/_assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
};

const COMPRESSED = /\.(html|js)$/;

/** Writes a small built site, with compressed siblings as the build makes them. */
export function writeSite(folder: string): void {
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!COMPRESSED.test(path)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}
