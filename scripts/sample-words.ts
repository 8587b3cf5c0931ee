/**
 * Knows the sample company's words again. The repository keeps a short hash of each: the words
 * would be one more place that publishes them, and a copy may lack the history to compare with.
 */
import { hash } from 'node:crypto';
import type { SiteFiles } from '#model/content-files.ts';
import { readYaml } from '#model/facts/facts-problems.ts';

/** Below `content`, so that an owner publishes it: a word that is kept is no longer in it. */
export const WORDS = 'content/data/sample-words';
/** One new text in ten thousand is taken for one of them. */
const HASH = 4;

interface Text {
  path: string;
  text: string;
  /** In an entry with `sample: true`, which is listed as a whole. */
  isMarked: boolean;
}

/** True of any company: what providers charge, what other files are called. */
const OF_NO_COMPANY = /^data\/(list-prices|docs-navigation|integrations)\.yaml$/;
/** What is searched, and the day of a change. */
const NO_WORDS = /^(keywords|names|words|channelWords|updated)$/;

/** A figure or a sentence: "Home" and "Get Started" are anybody's. */
const isClaim = (text: string) =>
  !/^(\/|https?:|M\d)/.test(text) && (/\d/.test(text) || text.split(/\s+/).length > 3);

/** Of a document, the longest parts, because a fixed comma makes it no other. */
function textsOf(file: string, content: string): Text[] {
  if (OF_NO_COMPANY.test(file)) return [];
  if (file.endsWith('.yaml')) return textsBelow(readYaml(content, file).data);
  const parts = content.split(/\n{2,}/).sort((one, next) => next.length - one.length);
  return parts.slice(0, 3).map((text) => ({ path: 'its text', text, isMarked: false }));
}

function textsBelow(value: unknown, path = '', isMarked = false): Text[] {
  if (typeof value === 'string') return isClaim(value) ? [{ path, text: value, isMarked }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isSample = isMarked || (value as { sample?: unknown }).sample === true;
  return Object.entries(value)
    .filter(([key]) => !NO_WORDS.test(key))
    .flatMap(([key, part]) => {
      const place = path === '' ? key : `${path}.${key}`;
      return textsBelow(part, Array.isArray(value) ? `${path}[${key}]` : place, isSample);
    });
}

const hashOf = (text: string) =>
  hash('sha256', text.replace(/\s+/g, ' ').trim(), 'base64url').slice(0, HASH);

const hashesIn = (files: SiteFiles) =>
  files.read(WORDS)?.match(new RegExp(`[^\\n]{${HASH}}`, 'g')) ?? [];

/** On lines of a hundred letters. */
const written = (hashes: readonly string[]) =>
  [...new Set(hashes)].join('').replace(/.{1,100}/g, '$&\n');

/** Texts that still are the sample's. @returns them for a file below `content` */
export function sampleTexts(files: SiteFiles): (file: string, content: string) => Text[] {
  const known = new Set(hashesIn(files));
  return (file, content) => textsOf(file, content).filter(({ text }) => known.has(hashOf(text)));
}

/**
 * The company says they are true of it.
 * @param path of one text; without it, all of the file are
 * @returns the words that are left, for their file
 */
export function wordsWithout(files: SiteFiles, file: string, path?: string) {
  const kept = sampleTexts(files)(file, files.read(`content/${file}`) ?? '')
    .filter((text) => path === undefined || text.path === path)
    .map(({ text }) => hashOf(text));
  if (kept.length === 0) throw new Error(`${file} has no such words of the sample.`);
  return written(hashesIn(files).filter((hash) => !kept.includes(hash)));
}

/** For whoever changes the sample. @returns its words as they are now, for their file */
export const wordsNow = (files: SiteFiles) =>
  written(
    files.paths
      .filter((path) => /^content\/(blog|data|docs|legal)\/.*(?<!README)\.(yaml|mdx?)$/.test(path))
      .flatMap((path) => textsOf(path.replace('content/', ''), files.read(path) ?? ''))
      .map(({ text }) => hashOf(text)),
  );
