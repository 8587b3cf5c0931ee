/** Ours beside what others make of the texts of the last build (bench/README.md). */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILT, startSite } from '#tests/support/start-site.ts';
import { comparePages } from '../pages/run-pages.ts';

const DAY = '2026-11-28';
/** Outside the project, whose packages npm would change. */
const FOLDER = join(tmpdir(), 'website-peers');

interface Peer {
  /** Its packages with their versions, or the command that begins it. */
  from: string;
  build: string;
  folders: [texts: string, built: string];
  files: Record<string, string>;
}

const PEERS: Record<string, Peer> = {
  Starlight: {
    from: 'install astro@7.3.5 @astrojs/starlight@0.42.4 sharp@0.35.5',
    build: 'astro build',
    folders: ['src/content/docs/docs', 'dist'],
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { site: 'https://example.com', trailingSlash: 'never', build: { format: 'file' }, integrations: [starlight({ title: 'Peer' })] };`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    },
  },
  Docusaurus: {
    from: 'install @docusaurus/core@3.10.2 @docusaurus/faster@3.10.2 @docusaurus/preset-classic@3.10.2 @easyops-cn/docusaurus-search-local@0.55.3 react@19.2.8 react-dom@19.2.8',
    build: 'docusaurus build',
    folders: ['docs', 'build'],
    files: {
      'docusaurus.config.js': `export default { title: 'Peer', url: 'https://example.com', baseUrl: '/', trailingSlash: false, future: { v4: true },
onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', markdown: { format: 'detect' }, themeConfig: { navbar: { title: 'Peer' } },
presets: [['classic', { blog: false }]], themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false }]] };`,
    },
  },
  Fumadocs: {
    from: 'exec -y -- create-fumadocs-app@16.2.2 . -y --no-git --pm npm --template +next+fuma-docs-mdx+static --search orama',
    build: 'next build',
    folders: ['content/docs', 'out'],
    files: {
      // Its own asks another host for a font.
      'app/layout.tsx': `import { Provider } from '@/components/provider';
import './global.css';
export default ({ children }: LayoutProps<'/'>) => <html lang="en" suppressHydrationWarning><body className="flex flex-col min-h-screen"><Provider>{children}</Provider></body></html>;`,
    },
  },
};

/** Files whose names change with them are kept, as ours are. */
const HEADERS = ['_astro', 'assets', '_next/static']
  .map((kept) => `/${kept}/*\n  Cache-Control: public, max-age=31536000, immutable\n`)
  .join('');

const texts = () =>
  globSync(['docs.md', 'docs/**/*.md', 'blog/*.md'], { cwd: BUILT }).map((name) => {
    const [head = '', ...rest] = readFileSync(join(BUILT, name), 'utf8').split('\n');
    const text = rest
      .join('\n')
      .replaceAll(/\]\(http:\/\/localhost:\d+(\/blog)?/g, '](/docs$1')
      .replaceAll('](/docs/docs', '](/docs');
    const path = name === 'docs.md' ? 'index.md' : name.replace(/^docs\//, '');
    return [path, `---\ntitle: ${JSON.stringify(head.slice(2))}\n---\n${text}`] as const;
  });

function makePeer(name: string, { from, build, folders, files }: Peer) {
  const cwd = join(FOLDER, name);
  const built = join(cwd, folders[1]);
  if (existsSync(join(built, '_headers'))) return built;
  const env = { ...process.env, npm_config_before: DAY };
  const npm = (command: string) =>
    execFileSync('npm', command.split(' '), { cwd, env, stdio: ['ignore', 2, 2] });
  const put = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  };
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd, { recursive: true });
  if (from.startsWith('install')) put('package.json', '{}');
  npm(from);
  rmSync(join(cwd, folders[0]), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) put(file, text);
  for (const [file, text] of texts()) put(join(folders[0], file), text);
  npm('install');
  npm(`exec -- ${build}`);
  for (const file of globSync('**/*.{html,js,css,json,svg,txt}', { cwd: built }))
    put(join(folders[1], `${file}.br`), brotliCompressSync(readFileSync(join(built, file))));
  // Nobody asks for the first page, but the server does.
  put(join(folders[1], 'index.html'), '<!doctype html>');
  put(join(folders[1], '_headers'), HEADERS);
  return built;
}

await using servers = new AsyncDisposableStack();
const sites: Record<string, string> = {};
for (const name of ['ours', ...Object.keys(PEERS)]) {
  const peer = PEERS[name];
  const site = servers.use(await startSite(peer && { SITE_DIR: makePeer(name, peer) }));
  sites[name] = `${site.url}/docs/process`;
}
const found = await comparePages(sites, '/docs/introduction');
console.log(JSON.stringify(found, undefined, 2));
