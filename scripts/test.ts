/** `npm test`: every check, in the order that fails soonest. Stops at the first part that fails. */
import { join } from 'node:path';
import { ensureChromium } from './browser/find-chromium.ts';
import { executable, npmScript, ROOT, run } from './run-tool.ts';

const chromium = ensureChromium();

/** A package of its own, because the published node types want an older zod than the site. */
const WORKFLOWS = 'checks/workflows';

interface Part {
  name: string;
  script: string;
  args: string[];
  env?: Record<string, string>;
  folder?: string;
}

const PARTS: Part[] = [
  { name: 'Lint', script: executable('@biomejs/biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'Types of the site', script: executable('astro'), args: ['check', '--minimumSeverity', 'warning'] },
  {
    name: 'Types of the server',
    script: executable('typescript', 'tsc'),
    args: ['--noEmit', '-p', 'tsconfig.node.json'],
  },
  { name: 'Install for the workflow templates', script: npmScript(), args: ['ci'], folder: WORKFLOWS },
  { name: 'Workflow templates', script: npmScript(), args: ['test'], folder: WORKFLOWS },
  {
    name: 'Types of the workflow templates',
    script: executable('typescript', 'tsc'),
    args: ['--noEmit', '-p', join(WORKFLOWS, 'tsconfig.json')],
  },
  { name: 'Build', script: join(ROOT, 'scripts/build.ts'), args: [] },
  {
    name: 'Unit, contract and site rules',
    script: executable('vitest'),
    args: ['run'],
    env: { CHROMIUM: chromium },
  },
  {
    name: 'Journeys in a real browser',
    script: executable('@playwright/test', 'playwright'),
    args: ['test'],
    env: { CHROMIUM: chromium },
  },
];

for (const { name, script, args, ...options } of PARTS) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const code = await run(script, args, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) {
    console.error(`\n${name}: failed after ${seconds} s.`);
    process.exit(code);
  }
  console.log(`── ${name}: passed in ${seconds} s`);
}
