/** Says whether a file can be saved or removed, and what to correct otherwise. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import type * as problemsModule from '#model/site-problems.ts';
import { PICTURE } from './edited-files.ts';
import { labelOf } from './field-forms.ts';
import { type Checked, preparePicture } from './prepare-picture.ts';

/** @returns the problems, and the bytes to write: a picture is resized for a page, a changed document gets its day */
export async function checkEdit(
  root: string,
  path: string,
  body: Buffer,
  today = () => new Date().toISOString().slice(0, 10),
): Promise<Checked> {
  if (PICTURE.test(path)) return preparePicture(path, body);
  const text = body.toString('utf8');
  const content = path.startsWith('content/docs/') ? withDay(join(root, path), text, today()) : text;
  return { problems: await problemsWith(root, path, content), content: Buffer.from(content) };
}

const DAY = /^updated:.*\n/m;

/** Adds the day of the change to a document, for the sitemap, because nobody remembers to write it. */
function withDay(file: string, text: string, day: string): string {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.replace(DAY, '') === text.replace(DAY, '')) return text;
  return text.replace(DAY, '').replace(/^published:.*\n/m, (line) => `${line}updated: ${day}\n`);
}

/** What a change breaks anywhere on the site, in the words of the forms. @param content nothing, to remove the file */
export async function problemsWith(root: string, path: string, content?: string): Promise<string[]> {
  const found = await problemsOf(root, path, content);
  // What somebody broke by hand before must not keep others from saving, least of all the correction.
  const before = found.length > 0 ? await problemsOf(root) : [];
  return found.filter((problem) => !before.includes(problem)).map(inWordsOfForms);
}

/**
 * Reads the whole site in a copy that has the change: the preview keeps the site as it was, and nothing that was imported
 * before, such as the people of a minute ago, answers for the new.
 */
async function problemsOf(root: string, path = '', content?: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'edited-'));
  try {
    for (const part of ['content', 'public', 'src', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(import.meta.dirname, '../node_modules'), join(copy, 'node_modules'), 'junction');
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

/** Calls files and fields what the forms call them, not what they are called on the disk. */
function inWordsOfForms(problem: string): string {
  return factsFiles
    .reduce((words, { path, label }) => words.replaceAll(path, label), problem)
    .replace(/(?:field )?\w+ \("(.*?)"\)/g, '“$1”')
    .replace(/\bfield (\w+)/g, (_, key: string) => `“${labelOf(key)}”`);
}
