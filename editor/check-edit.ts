/** Says whether a file can be saved, and what to correct otherwise. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsWith } from '#scripts/read-changed-site.ts';
import { PICTURE } from './edited-files.ts';
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
