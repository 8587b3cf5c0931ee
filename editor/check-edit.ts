/** Says whether a file can be saved as it is, and what to correct otherwise. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter, readPostText } from '#model/blog/post-header.ts';
import { readDocsHeader } from '#model/docs/docs-pages.ts';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import { deadAddresses } from '#model/facts/known-addresses.ts';
import { readLegalDocument } from '#model/legal-document.ts';
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
  const facts = factsFiles.find((file) => file.path === path);
  const problems = facts ? facts.check(text).problems : await textProblems(path, text);
  if (!facts) problems.push(...deadAddresses(root, path, text));
  const content = path.startsWith('content/docs/') ? withDay(join(root, path), text, today()) : text;
  return { problems, content: Buffer.from(content) };
}

const DAY = /^updated:.*\n/m;

/** Adds the day of the change to a document, for the sitemap, because nobody remembers to write it. */
function withDay(file: string, text: string, day: string): string {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before.replace(DAY, '') === text.replace(DAY, '')) return text;
  return text.replace(DAY, '').replace(/^published:.*\n/m, (line) => `${line}updated: ${day}\n`);
}

/** Reports the problems of a text that would stop the build. */
async function textProblems(path: string, text: string): Promise<string[]> {
  try {
    if (path.startsWith('content/blog/')) return postProblems(path, text);
    if (path.startsWith('content/docs/')) return readDocsHeader(path, text).problems;
    if (path.startsWith('content/legal/')) await readLegalDocument(path, text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function postProblems(path: string, text: string): string[] {
  const { missing } = readPostText(text, path);
  if (missing.length > 0)
    return [`${path}: ${missing.join(', ')} is missing. Fill it in at the head of the form.`];
  return [...readFrontMatter(text, path).fields]
    .filter(([, value]) => /^[“„”][^“„”]*[”“]$/.test(value))
    .map(
      ([field, value]) =>
        `${path}, field ${field}: ${value} stands in curly quotation marks, which the page would print. Take them off.`,
    );
}
