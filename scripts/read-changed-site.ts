import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import { labelOf } from '#model/facts/facts-problems.ts';
import type * as problemsModule from '#model/site-problems.ts';
import { ROOT } from './run-tool.ts';

/**
 * What a change breaks anywhere on the site.
 * @param content nothing, to remove the file
 */
export async function problemsWith(
  root: string,
  path: string,
  content?: string,
): Promise<string[]> {
  const found = await problemsOf(root, path, content);
  // What was broken by hand before must not keep others from saving, least of all the correction.
  const before = found.length > 0 ? await problemsOf(root) : [];
  return found.filter((problem) => !before.includes(problem)).map(inWordsOfForms);
}

/**
 * In a copy: the preview keeps the site as it was, and nothing imported before, such as the people
 * of a minute ago, answers for the new.
 */
export async function problemsOf(root: string, path = '', content?: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'edited-'));
  try {
    for (const part of ['content', 'public', 'src', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    if (content !== undefined) writeFileSync(file, content);
    else if (path) rmSync(file);
    const options = { root: copy, configFile: false, logLevel: 'error' } as const;
    const reader = join(copy, 'src/model/site-problems.ts');
    const { module } = await runnerImport<typeof problemsModule>(reader, options);
    return await module.siteProblems(copy);
  } catch (error) {
    return (error as Error).message.split('\n');
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function inWordsOfForms(problem: string): string {
  return factsFiles
    .reduce((words, { path, label }) => words.replaceAll(path, label), problem)
    .replace(/(?:field )?\w+ \("(.*?)"\)/g, '“$1”')
    .replace(/\bfield (\w+)/g, (_, key: string) => `“${labelOf(key)}”`);
}
