/** The same two texts in Starlight, Docusaurus, Fumadocs and Next, each as its own guide sets it up. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstError, installTemplate } from '../support/scratch.ts';

interface Peer {
  name: string;
  /** Package whose version the result names. */
  package: string;
  /** Folder of the tool here, which holds only what it cannot be built without. */
  template: string;
  /** Folder for a text in it. */
  content: string;
  command: readonly string[];
  /** Folder of the built site. */
  site: string;
}

const peers: readonly Peer[] = [
  {
    name: 'Starlight',
    package: '@astrojs/starlight',
    template: 'starlight',
    content: 'src/content/docs',
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    site: 'dist',
  },
  {
    name: 'Docusaurus',
    package: '@docusaurus/core',
    template: 'docusaurus',
    content: 'docs',
    command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    site: 'build',
  },
  {
    name: 'Fumadocs',
    package: 'fumadocs-core',
    template: 'fumadocs',
    content: 'content/docs',
    command: ['node_modules/next/dist/bin/next', 'build'],
    site: 'out',
  },
  {
    name: 'Next',
    package: 'next',
    template: 'next',
    content: 'content',
    command: ['node_modules/next/dist/bin/next', 'build'],
    site: 'out',
  },
];

/** A peer with its site, or with why there is none. */
export type BuiltPeer = { name: string } & ({ site: string } | { missing: string });

const BUILD_LIMIT_MS = 600_000;

/** @param texts Markdown by the last part of its address */
export function buildPeers(texts: ReadonlyMap<string, string>): BuiltPeer[] {
  return peers.map((peer) => {
    const built = buildPeer(peer, texts);
    console.error(`${built.name}: ${'missing' in built ? built.missing : 'built'}`);
    return built;
  });
}

function buildPeer(peer: Peer, texts: ReadonlyMap<string, string>): BuiltPeer {
  const installed = installTemplate(join(import.meta.dirname, 'peers', peer.template));
  if ('missing' in installed) return { name: peer.name, ...installed };
  const { folder } = installed;
  const manifest = join(folder, 'node_modules', peer.package, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const name = `${peer.name} ${version}`;
  mkdirSync(join(folder, peer.content), { recursive: true });
  for (const [slug, text] of texts) writeFileSync(join(folder, peer.content, `${slug}.md`), asPeerText(text));
  const { status, stderr } = spawnSync(process.execPath, peer.command, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    encoding: 'utf8',
    timeout: BUILD_LIMIT_MS,
  });
  return status === 0
    ? { name, site: join(folder, peer.site) }
    : { name, missing: `its build: ${firstError(stderr)}` };
}

/** The title goes into the front matter, where three of the four read it. */
export function asPeerText(markdown: string): string {
  const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(markdown) ?? [];
  if (!title) throw new Error('The Markdown of a page no longer begins with its title.');
  const description = body.trim().split('\n')[0] ?? '';
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n${body}`;
}
