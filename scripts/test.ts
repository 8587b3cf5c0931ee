/**
 * `npm test`: every check, in the order that fails soonest; the first stage that fails ends the run.
 * `npm test -- unit site` runs only the parts named, `npm run check` those that need no build.
 */
import { cleanThisProcess } from '#tests/support/clean-environment.ts';
import { ensureChromium } from './browser/find-chromium.ts';
import { executable, run } from './run-tool.ts';
import { checkWorkflows } from './test/check-workflows.ts';

// First of all: a live site's settings must reach nothing that is started here.
cleanThisProcess();

interface Part {
  /** What it is called on the command line and in the list of times. */
  name: string;
  run: () => Promise<number>;
}

const tool = (packageName: string, command: string | undefined, ...args: string[]) =>
  run(executable(packageName, command), args);

/** Parts of one stage run at the same time: each of those together keeps one core busy, or waits for files. */
const STAGES: Part[][] = [
  [{ name: 'lint', run: () => tool('@biomejs/biome', 'biome', 'check', '--error-on-warnings', '.') }],
  [
    { name: 'types', run: () => tool('astro', 'astro', 'check', '--minimumSeverity', 'warning') },
    {
      name: 'server-types',
      run: () => tool('typescript', 'tsc', '--noEmit', '-p', 'tsconfig.node.json'),
    },
    { name: 'workflows', run: checkWorkflows },
  ],
  [{ name: 'unit', run: () => tool('vitest', 'vitest', 'run', '--project', 'unit') }],
  [{ name: 'build', run: () => tool('astro', 'astro', 'build') }],
  [{ name: 'site', run: () => tool('vitest', 'vitest', 'run', '--project', 'site') }],
  [
    {
      name: 'journeys',
      run: () => {
        process.env['CHROMIUM'] = ensureChromium();
        return tool('@playwright/test', 'playwright', 'test');
      },
    },
  ],
];

const wanted = process.argv.slice(2);
const names = STAGES.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`);
  process.exit(2);
}

const times: [name: string, seconds: number][] = [];
for (const stage of STAGES) {
  const parts = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const failed = (await Promise.all(parts.map(runPart))).filter((name) => name !== undefined);
  if (failed.length === 0) continue;
  printTimes();
  console.error(`\nFailed: ${failed.join(', ')}. To run it alone: npm test -- ${failed.join(' ')}`);
  process.exit(1);
}
printTimes();

/** @returns the part's name when it failed */
async function runPart({ name, run: runIt }: Part): Promise<string | undefined> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const code = await runIt();
  times.push([name, (performance.now() - started) / 1000]);
  return code === 0 ? undefined : name;
}

function printTimes(): void {
  const total = performance.now() / 1000;
  const lines = [...times, ['together', total] as const].map(
    ([name, seconds]) => `  ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s`,
  );
  console.log(`\n── times\n${lines.join('\n')}`);
}
