/**
 * Imports the five workflow templates into a real n8n, exports them again and shows that nothing was lost.
 *
 *   node bench/workflows/import-round-trip.ts                 installs n8n into a temporary folder first (2.2 GB)
 *   node bench/workflows/import-round-trip.ts --n8n FOLDER    uses the n8n that is installed in FOLDER
 *
 * Needs Node 24. Not part of the test suite: see import-round-trip.md in this folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { checkedWithN8n } from '#content/data/workflows.ts';

const templateFolder = new URL('../../content/workflows/', import.meta.url).pathname;

/** Parts that a template file sets; n8n adds ids, dates and version counters of its own, which are not compared. */
const ours = ['name', 'nodes', 'connections', 'settings', 'pinData', 'active', 'tags'] as const;
type Exported = Record<(typeof ours)[number], unknown> & { nodes: { type: string; typeVersion: number }[] };

interface NodeType {
  name: string;
  version: number | number[];
}

// Newer releases of these two need packages that npm could not provide when this was written; neither takes part in
// importing or exporting.
const overrides = { linkedom: '0.18.12', '@langchain/langgraph': '1.4.0' };

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  execFileSync('nice', ['-n', '10', command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Installs n8n without running install scripts, then builds the one native part that the command line needs. */
function installN8n(folder: string): void {
  const manifest = { private: true, dependencies: { n8n: checkedWithN8n }, overrides };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], folder);
  run('npm', ['rebuild', 'sqlite3'], folder);
}

function readWorkflows(folder: string): Map<string, Exported> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, Exported] => {
        const workflow = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Exported;
        return [String(workflow.name), workflow];
      }),
  );
}

/** The node types of the workflows that the running n8n does not know in that version. */
function unknownTypes(workflows: Iterable<Exported>, known: NodeType[]): string[] {
  const versions = new Map<string, Set<number>>();
  for (const { name, version } of known) {
    versions.set(name, new Set([...(versions.get(name) ?? []), ...[version].flat()]));
  }
  return [...workflows]
    .flatMap(({ nodes }) => nodes)
    .filter(({ type, typeVersion }) => !versions.get(type)?.has(typeVersion))
    .map(({ type, typeVersion }) => `${type} ${typeVersion}`);
}

const { values } = parseArgs({ options: { n8n: { type: 'string' } } });
const work = mkdtempSync(join(tmpdir(), 'n8n-round-trip-'));
const installed = values.n8n ?? work;
if (!values.n8n) installN8n(work);

const exported = join(work, 'exported');
mkdirSync(exported);
const home = { N8N_USER_FOLDER: work, N8N_DIAGNOSTICS_ENABLED: 'false', N8N_LOG_LEVEL: 'error' };
const n8n = (...args: string[]) => run(join(installed, 'node_modules/.bin/n8n'), args, work, home);
n8n('import:workflow', '--separate', `--input=${templateFolder}`);
n8n('export:workflow', '--all', '--separate', `--output=${exported}`);
n8n('export:nodes', `--output=${join(work, 'nodes.json')}`);

const sent = readWorkflows(templateFolder);
const returned = readWorkflows(exported);
const lost = [...sent].flatMap(([name, workflow]) => {
  const back = returned.get(name);
  return ours.filter((key) => !isDeepStrictEqual(workflow[key], back?.[key])).map((key) => `${name}: ${key}`);
});
const unknown = unknownTypes(
  sent.values(),
  JSON.parse(readFileSync(join(work, 'nodes.json'), 'utf8')) as NodeType[],
);

for (const [name, { nodes }] of sent)
  console.log(`${name}: ${nodes.length} nodes and notes went in and came out`);
for (const problem of lost) console.error(`Changed on the way: ${problem}`);
for (const type of unknown) console.error(`This n8n does not know ${type}`);
console.log(lost.length + unknown.length === 0 ? 'Nothing was lost.' : 'Something was lost.');
console.log(`The working folder is ${work}; remove it when you are done.`);
process.exitCode = lost.length + unknown.length === 0 ? 0 : 1;
