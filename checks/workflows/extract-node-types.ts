/**
 * Takes the node descriptions that our workflows use out of n8n's published packages, and writes `node-types.jsonl`.
 *
 *   npm run node-types          write the snapshot (after a workflow starts to use another node type or version)
 *   npm run node-types:check    fail if the snapshot differs from the packages
 *
 * Why a snapshot: the two node packages with all they depend on are a gigabyte to install, and their descriptions are
 * data that ships ready-made in `dist/types/nodes.json`. `npm pack` fetches only the packages themselves (18 MB).
 * The tool and approval variants of a node (`gmailTool`, `chatHitlTool`) are in no package: the n8n server derives
 * them when it starts, so this script runs the server's own published functions (`n8n/dist/tool-generation`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { INodeTypeDescription } from 'n8n-workflow';
import { type SnapshotEntry, type SnapshotHeader, snapshotUrl } from './node-type-snapshot.ts';

const n8nVersion = '2.41.1';
const nodePackages = ['n8n-nodes-base', '@n8n/n8n-nodes-langchain'];
const workflowFolder = new URL('../../content/workflows/', import.meta.url).pathname;
// Inside node_modules, so that the unpacked n8n finds the n8n-workflow of this folder and git ignores it all.
const cache = new URL('./node_modules/.n8n-packages/', import.meta.url).pathname;

interface PackageTypes {
  nodes: INodeTypeDescription[];
}

/** Fetches one published package without its dependencies, and returns the folder it was unpacked to. */
function unpack(name: string, version: string): string {
  const folder = join(cache, `${name.replace('/', '-')}-${version}`);
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], {
    cwd: cache,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', join(cache, packed.trim()), '-C', folder, '--strip-components=1']);
  return folder;
}

/** The node types and versions that the committed workflows use. */
function usedVersions(): Map<string, Set<number>> {
  const used = new Map<string, Set<number>>();
  for (const file of readdirSync(workflowFolder).filter((name) => name.endsWith('.json'))) {
    const { nodes } = JSON.parse(readFileSync(join(workflowFolder, file), 'utf8')) as {
      nodes: { type: string; typeVersion: number }[];
    };
    for (const { type, typeVersion } of nodes) used.set(type, (used.get(type) ?? new Set()).add(typeVersion));
  }
  return used;
}

const isNotice = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  ['notice', 'callout'].includes(String(value.type));

/** Drops the prose that only the editor shows; the rules need names, types, options and conditions. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((inner) => !isNotice(inner)).map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  const prose = ['description', 'hint', 'placeholder', 'codex', 'action', 'iconUrl', 'icon', 'themeIconUrl'];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(prose.includes(key) && (typeof inner === 'string' || key === 'codex')))
      .map(([key, inner]) => [key, withoutProse(inner)]),
  );
}

function publishedTypes(): { header: SnapshotHeader; types: Map<string, INodeTypeDescription[]> } {
  mkdirSync(cache, { recursive: true });
  const n8n = unpack('n8n', n8nVersion);
  const { dependencies } = JSON.parse(readFileSync(join(n8n, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const server = createRequire(import.meta.url)(join(n8n, 'dist/tool-generation/index.js')) as Record<
    'createAiTools' | 'createHitlTools',
    (types: PackageTypes, known: { nodes: object; credentials: object }) => void
  >;
  const packages = Object.fromEntries(nodePackages.map((name) => [name, dependencies[name] ?? '']));
  const types = new Map<string, INodeTypeDescription[]>();
  for (const [name, version] of Object.entries(packages)) {
    const nodes = JSON.parse(
      readFileSync(join(unpack(name, version), 'dist/types/nodes.json'), 'utf8'),
    ) as INodeTypeDescription[];
    const published = { nodes };
    server.createAiTools(published, { nodes: {}, credentials: {} });
    server.createHitlTools(published, { nodes: {}, credentials: {} });
    for (const node of published.nodes) {
      const type = `${name}.${node.name}`;
      types.set(type, [...(types.get(type) ?? []), node]);
    }
  }
  const header = {
    n8n: n8nVersion,
    packages: { ...packages, 'n8n-workflow': dependencies['n8n-workflow'] ?? '' },
  };
  return { header, types };
}

/** The whole snapshot as text: a header line, then one node type a line, sorted, so that a diff names the changes. */
function snapshot(): string {
  const { header, types } = publishedTypes();
  const used = usedVersions();
  const entries = [...types].map(([type, descriptions]): SnapshotEntry => {
    const versions = [...new Set(descriptions.flatMap((node) => node.version))].sort((a, b) => a - b);
    const wanted = versions.filter((version) => used.get(type)?.has(version));
    return {
      type,
      versions,
      descriptions: Object.fromEntries(
        wanted.map((version) => [
          String(version),
          withoutProse(
            descriptions.find((node) => [node.version].flat().includes(version)),
          ) as INodeTypeDescription,
        ]),
      ),
    };
  });
  entries.sort((a, b) => (a.type < b.type ? -1 : 1));
  return `${[header, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const text = snapshot();
if (!process.argv.includes('--check')) {
  writeFileSync(snapshotUrl, text);
  process.stdout.write(`Wrote node-types.jsonl, ${Math.round(text.length / 1024)} KB.\n`);
} else if (readFileSync(snapshotUrl, 'utf8') === text) {
  process.stdout.write(`node-types.jsonl is what n8n ${n8nVersion} publishes.\n`);
} else {
  process.stderr.write('node-types.jsonl differs from the published packages. Run npm run node-types.\n');
  process.exitCode = 1;
}
