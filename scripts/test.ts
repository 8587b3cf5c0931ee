/**
 * `npm test`: every check, in the order that fails soonest; after the first part that fails no
 * other is started, unless the reason may lie outside the tree (`isAside`). `npm test -- unit site`
 * runs only the parts named, `npm run check` those that need no build.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';
import { ensureChromium } from './find-chromium.ts';
import { executable, ROOT, run } from './run-tool.ts';

// First of all: a live site's settings must reach nothing that is started here.
cleanThisProcess();

interface Part {
  /** Name on the command line and in the list of times. */
  name: string;
  after?: string[];
  /** True when the other parts go on after it failed: its reason may lie outside the tree. */
  isAside?: boolean;
  run: () => Promise<number>;
}

const tool = (packageName: string, command: string | undefined, ...args: string[]) =>
  run(executable(packageName, command), args);

/**
 * Three at a time for two cores, because each part waits now and then. A part begins as soon as
 * those it needs are over: `page-types`, `build` and `journeys`, which build the other site, write
 * the same files of Astro.
 */
const PARTS: Part[] = [
  {
    name: 'lint',
    run: () => tool('@biomejs/biome', 'biome', 'check', '--error-on-warnings', '.'),
  },
  // Waits for the registry, and needs no processor.
  { name: 'packages', isAside: true, run: () => run('scripts/check-packages.ts') },
  {
    name: 'page-types',
    after: ['lint'],
    run: () =>
      tool(
        'astro',
        'astro',
        'check',
        '--tsconfig',
        'tsconfig.pages.json',
        '--minimumSeverity',
        'warning',
      ),
  },
  {
    name: 'unit',
    after: ['lint'],
    run: () => tool('vitest', 'vitest', 'run', '--project', 'unit'),
  },
  { name: 'build', after: ['page-types'], run: () => tool('astro', 'astro', 'build') },
  {
    name: 'types',
    after: ['page-types'],
    run: async () =>
      (await typesOfContent()) || tool('typescript', 'tsc', '--noEmit', '-p', 'tsconfig.node.json'),
  },
  {
    name: 'site',
    after: ['build', 'unit'],
    run: () => tool('vitest', 'vitest', 'run', '--project', 'site'),
  },
  {
    name: 'journeys',
    after: ['build', 'types'],
    run: () => {
      process.env['CHROMIUM'] = ensureChromium();
      return tool('@playwright/test', 'playwright', 'test');
    },
  },
];

/**
 * Astro writes them when it checks or builds the pages, which a fresh checkout has not seen yet.
 */
async function typesOfContent(): Promise<number> {
  return existsSync(join(ROOT, '.astro/types.d.ts')) ? 0 : tool('astro', 'astro', 'sync');
}

const wanted = process.argv.slice(2);
const names = PARTS.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no part called ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`,
  );
  process.exit(2);
}

const times: [name: string, seconds: number][] = [];
const failed: string[] = [];
let hasToStop = false;
const ends = new Map<string, Promise<void>>();
// The list has each part below those it needs.
for (const part of PARTS) ends.set(part.name, runAfterOthers(part));
await Promise.all(ends.values());
printTimes();
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}. To run it alone: npm test -- ${failed.join(' ')}`);
  process.exit(1);
}

async function runAfterOthers(part: Part): Promise<void> {
  await Promise.all((part.after ?? []).map((name) => ends.get(name)));
  const isWanted = wanted.length === 0 || wanted.includes(part.name);
  if (!isWanted || hasToStop || (await passes(part))) return;
  console.error(`\n── ${part.name} failed`);
  failed.push(part.name);
  hasToStop ||= !part.isAside;
}

async function passes({ name, run: runIt }: Part): Promise<boolean> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const code = await runIt();
  times.push([name, (performance.now() - started) / 1000]);
  return code === 0;
}

function printTimes(): void {
  const total = performance.now() / 1000;
  const lines = [...times, ['together', total] as const].map(
    ([name, seconds]) => `  ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s`,
  );
  console.log(`\n── times\n${lines.join('\n')}`);
}
