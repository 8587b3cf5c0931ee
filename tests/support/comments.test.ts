/** Holds the rule of docs/developer.md that a comment begins with the verb or the noun it is about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['src', 'content', 'server', 'scripts', 'editor', 'checks', 'bench', 'tests'];
const FILES = ROOMS.flatMap(filesOf).filter((file) => /\.(ts|tsx|astro|css)$/.test(file));

/** First words of a documentation comment or of a comment in a style sheet, which start a line. */
const COMMENT = /^[ \t]*\/\*\*?\s+(?:\* )?(\w[^\n]*)/gm;
/** A clause such as "What the list holds" leaves open whether it is a value, a question or a condition. */
const CLAUSE = /^(What|Where|Which|Who|Whoever|Whose|How|Whether|Why)\b/;

interface Comment {
  /** File and line, in the form that terminals and editors open. */
  place: string;
  words: string;
}

function commentsIn(file: string): Comment[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(COMMENT)].map(({ 0: whole, 1: words = '', index }) => {
    const line = text.slice(0, index + whole.length).split('\n').length;
    return { place: `${file}:${line}`, words };
  });
}

test('a comment begins with a verb or a noun, not with a clause', () => {
  const comments = FILES.flatMap(commentsIn);
  expect(comments.length).toBeGreaterThan(2000);
  const clauses = comments
    .filter(({ words }) => CLAUSE.test(words))
    .map(
      ({ place, words }) =>
        `${place}: "${words}" Name the thing ("Number of rows", "Address of the chat"), or say what it does ("Counts …", "True when …").`,
    );
  expect(clauses).toEqual([]);
});
