/**
 * `npm test`: every check, in the order that fails soonest; the first part that fails ends the run.
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

const lint: Part = {
  name: 'lint',
  run: () => tool('@biomejs/biome', 'biome', 'check', '--error-on-warnings', '.'),
};
const types: Part = {
  name: 'types',
  run: () => tool('astro', 'astro', 'check', '--minimumSeverity', 'warning'),
};
const serverTypes: Part = {
  name: 'server-types',
  run: () => tool('typescript', 'tsc', '--noEmit', '-p', 'tsconfig.node.json'),
};
const workflows: Part = { name: 'workflows', run: checkWorkflows };
const unit: Part = { name: 'unit', run: () => tool('vitest', 'vitest', 'run', '--project', 'unit') };
const build: Part = { name: 'build', run: () => tool('astro', 'astro', 'build') };
const site: Part = { name: 'site', run: () => tool('vitest', 'vitest', 'run', '--project', 'site') };
const journeys: Part = {
  name: 'journeys',
  run: () => {
    process.env['CHROMIUM'] = ensureChromium();
    return tool('@playwright/test', 'playwright', 'test');
  },
};

/**
 * One stage after the other. The lanes of a stage run side by side, three for two cores, because each part waits now
 * and then; `types` and `build` write the same files of Astro, so they follow one another in one lane.
 */
const STAGES: Part[][][] = [
  [[lint]],
  [[unit], [types, build], [serverTypes, workflows]],
  [[journeys], [site]],
];

const wanted = process.argv.slice(2);
const names = STAGES.flat(2).map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`);
  process.exit(2);
}

const times: [name: string, seconds: number][] = [];
for (const stage of STAGES) {
  const failed = await runSideBySide(stage);
  if (failed.length === 0) continue;
  printTimes();
  console.error(`\nFailed: ${failed.join(', ')}. To run it alone: npm test -- ${failed.join(' ')}`);
  process.exit(1);
}
printTimes();

/** @returns the names of the parts that failed; after the first of them no other is started */
async function runSideBySide(lanes: Part[][]): Promise<string[]> {
  const failed: string[] = [];
  const isWanted = ({ name }: Part) => wanted.length === 0 || wanted.includes(name);
  const runLane = async (lane: Part[]) => {
    for (const part of lane.filter(isWanted)) {
      if (failed.length > 0) return;
      if (!(await passes(part))) failed.push(part.name);
    }
  };
  await Promise.all(lanes.map(runLane));
  return failed;
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
