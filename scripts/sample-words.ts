/**
 * Knows the sample company's words again. The repository keeps a short hash of each: the words
 * would be one more place that publishes them, and a copy may lack the history to compare with.
 */
import { createHash } from 'node:crypto';
import type { SiteFiles } from '#model/content-files.ts';
import { readYaml } from '#model/facts/facts-problems.ts';

/** Below `content`, so that an owner publishes it: a word that is kept is no longer in it. */
export const WORDS = 'content/data/sample-words';
/** One new text in five thousand is taken for one of a file's fifty. */
const HASH = 3;

interface Text {
  path: string;
  text: string;
  /** In an entry with `sample: true`, which is listed as a whole. */
  isMarked: boolean;
}

/** True of any company: what providers charge, what other files are called. */
const OF_NO_COMPANY = /^data\/(list-prices|docs-navigation|integrations)\.yaml$/;
const SEARCHED = /^(keywords|names|words|channelWords)$/;

/** A figure or a sentence: "Home" and "Get Started" are anybody's. */
const isClaim = (text: string) =>
  !/^(\/|https?:|M\d)/.test(text) && (/\d/.test(text) || text.split(/\s+/).length > 3);

/** Of a document, the longest parts, because a fixed comma makes it no other. */
function textsOf(file: string, content: string): Text[] {
  if (OF_NO_COMPANY.test(file)) return [];
  if (file.endsWith('.yaml')) return textsBelow(readYaml(content, file).data);
  const parts = content.split(/\n{2,}/).sort((one, next) => next.length - one.length);
  return parts.slice(0, 5).map((text) => ({ path: 'its text', text, isMarked: false }));
}

function textsBelow(value: unknown, path = '', isMarked = false): Text[] {
  if (typeof value === 'string') return isClaim(value) ? [{ path, text: value, isMarked }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isSample = isMarked || (value as { sample?: unknown }).sample === true;
  return Object.entries(value)
    .filter(([key]) => !SEARCHED.test(key))
    .flatMap(([key, part]) => {
      const place = path === '' ? key : `${path}.${key}`;
      return textsBelow(part, Array.isArray(value) ? `${path}[${key}]` : place, isSample);
    });
}

const hashOf = (text: string) =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('base64url').slice(0, HASH);

const eachHash = (hashes = '') => hashes.match(new RegExp(`.{${HASH}}`, 'g')) ?? [];

function hashesIn(files: SiteFiles) {
  const lines = files.read(WORDS)?.trim().split('\n') ?? [];
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

const written = (hashes: Map<string, string>) =>
  [...hashes].map(([file, all]) => (all ? `${file} ${all}\n` : '')).join('');

/** Texts that still are the sample's. @returns them for a file below `content` */
export function sampleTexts(files: SiteFiles): (file: string, content: string) => Text[] {
  const all = hashesIn(files);
  return (file, content) => {
    const known = new Set(eachHash(all.get(file)));
    if (known.size === 0) return [];
    return textsOf(file, content).filter(({ text }) => known.has(hashOf(text)));
  };
}

/**
 * The company says they are true of it.
 * @param path of one text; without it, all of the file are
 * @returns the words that are left, for their file
 */
export function wordsWithout(files: SiteFiles, file: string, path?: string) {
  const hashes = hashesIn(files);
  const kept = sampleTexts(files)(file, files.read(`content/${file}`) ?? '')
    .filter((text) => path === undefined || text.path === path)
    .map(({ text }) => hashOf(text));
  if (kept.length === 0) throw new Error(`${file} has no such words of the sample.`);
  const left = eachHash(hashes.get(file)).filter((hash) => path && !kept.includes(hash));
  hashes.set(file, left.join(''));
  return written(hashes);
}

/** For whoever changes the sample. @returns its words as they are now, for their file */
export function wordsNow(files: SiteFiles) {
  const texts = files.paths
    .filter((path) => /^content\/(blog|data|docs|legal)\/.*(?<!README)\.(yaml|mdx?)$/.test(path))
    .map((path) => {
      const file = path.replace('content/', '');
      const found = textsOf(file, files.read(path) ?? '');
      return [file, [...new Set(found.map(({ text }) => hashOf(text)))].join('')] as const;
    });
  return written(new Map(texts));
}
