/**
 * Checks the n8n workflows, unless nothing has changed since they last passed on this checkout: their package is one of
 * its own (it needs another zod than the site), and installing it takes longer than all of its tests.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { executable, npmScript, ROOT, run } from './run-tool.ts';

const PACKAGE = 'checks/workflows';
/** Files the checks read: themselves with their lock file, the workflows, and the facts about them. */
const INPUTS = [
  PACKAGE,
  'content/workflows',
  'src/model/workflows/workflow-templates.ts',
  'tsconfig.node.json',
];
/** Goes with the installed packages: a fresh checkout has neither. */
const PASSED = join(ROOT, PACKAGE, 'node_modules/.passed');

/** @returns the exit code */
export async function checkWorkflows(): Promise<number> {
  const inputs = await hashOf(INPUTS);
  if ((await readFile(PASSED, 'utf8').catch(() => '')) === inputs) {
    console.log(
      `Nothing they read has changed since they passed. To run them again: npm test in ${PACKAGE}.`,
    );
    return 0;
  }
  const code =
    (await run(npmScript(), ['ci'], { folder: PACKAGE })) ||
    (await run(npmScript(), ['test'], { folder: PACKAGE })) ||
    (await run(executable('typescript', 'tsc'), ['--noEmit', '-p', `${PACKAGE}/tsconfig.json`]));
  if (code === 0) await writeFile(PASSED, inputs);
  return code;
}

async function hashOf(paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesOf))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(ROOT, file)}\n`).update(await readFile(file));
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const full = join(ROOT, path);
  if (/\.[a-z]+$/.test(path)) return [full];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}
