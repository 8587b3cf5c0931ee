import { basename, extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { filesOf, type SiteFiles, withChanges } from '#model/content-files.ts';
import { labelOf } from '#model/facts/facts-problems.ts';
import { FACTS_FILES, readSite } from '#model/read-site.ts';
import { hiddenPages, siteProblems } from '#model/site-problems.ts';
import { FILM, PICTURE } from './edited-files.ts';
import { type Checked, preparePicture } from './prepare-picture.ts';

/** A picture is resized for a page; what has a day of its change gets it. */
export async function checkEdit(
  root: string,
  path: string,
  body: Buffer,
  today = () => new Date().toISOString().slice(0, 10),
): Promise<Checked> {
  if (PICTURE.test(path)) return preparePicture(path, body);
  if (FILM.test(path)) return { problems: filmProblems(path, body), content: body };
  const text = body.toString('utf8');
  const files = filesOf(root);
  const dated = DATED[extname(path)];
  const content = dated?.(files.read(path) ?? '', text, today()) ?? text;
  const problems = await problemsWith(files, path, content);
  return { problems, content: Buffer.from(content), told: await hiddenAt(files, path) };
}

async function hiddenAt(files: SiteFiles, path: string) {
  const page = path.replace(/^content(\/legal)?|\.mdx?$/g, '');
  if (!/^\/(docs\/case-studies|agreements)\//.test(page)) return undefined;
  const { known } = await readSite(withChanges(files, { [path]: '' }));
  return hiddenPages(known).find((line) => line.startsWith(`${page} `));
}

/** @param content nothing, to remove the file */
export async function problemsWith(files: SiteFiles, path: string, content?: string) {
  const found = await siteProblems(withChanges(files, { [path]: content }));
  // What was broken before must not keep others from saving.
  const before = found.length > 0 ? await siteProblems(files) : [];
  return found.filter((problem) => !before.includes(problem)).map(inWordsOfForms);
}

function inWordsOfForms(problem: string) {
  return FACTS_FILES.reduce((words, { path, label }) => words.replaceAll(path, label), problem)
    .replace(/(?:field )?\w+ \("(.*?)"\)/g, '“$1”')
    .replace(/\bfield (\w+)/g, (_, key: string) => `“${labelOf(key)}”`);
}

const BEGINNINGS: Readonly<Record<string, readonly [RegExp, string]>> = {
  '.mp4': [
    /^.{8}66747970(?!7174)/,
    'is no MP4 film. Export it as MP4 with H.264, and choose that file.',
  ],
  '.vtt': [
    /^\uFEFF?WEBVTT\s.*\d:\d\d\.\d{3}\s+-->/s,
    'holds no captions. Export them as WebVTT (.vtt).',
  ],
};

function filmProblems(path: string, body: Buffer) {
  const [form, remedy] = BEGINNINGS[extname(path)] ?? [];
  const beginning = path.endsWith('.vtt') ? body.toString('utf8') : body.toString('hex', 0, 16);
  return form?.test(beginning) ? [] : [`${basename(path)} ${remedy}`];
}

const DAY = /^updated:.*\n/m;

function withDay(before: string, text: string, day: string) {
  if (before.replace(DAY, '') === text.replace(DAY, '')) return text;
  return text.replace(DAY, '').replace(/^published:.*\n/m, (line) => `${line}updated: ${day}\n`);
}

/** Of a file, or an entry. */
function withDays(before: string, text: string, day: string) {
  const parts = (all: string) => (DAY.test(all) ? [all] : all.split(/^(?=\w)/m));
  const read = (part: string): unknown => parseDocument(part).toJS();
  const was = parts(before).map(read);
  return parts(text)
    .map((part) => {
      const changed = part.replace(/^( *updated: ).*/m, `$1${day}`);
      return was.some((one) => isDeepStrictEqual(one, read(part))) ? part : changed;
    })
    .join('');
}

const DATED: Record<string, typeof withDay> = { '.mdx': withDay, '.yaml': withDays };
