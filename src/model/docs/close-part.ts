/** Chooses the part of a section that the list of close matches shows, the one with most of the words, and marks those words. */
import { excerpt } from './search-excerpt.ts';
import { type WordRules, wordsOf } from './search-words.ts';

export interface ShownPart {
  /** A piece of the section's text. */
  content: string;
  /** The words that matched, as the section and its headings write them. */
  words: string[];
}

/** Stems of the matched words, and the rule that makes stems. */
interface Matched extends Pick<WordRules, 'stemOf'> {
  terms: ReadonlySet<string>;
}

export function bestPart(content: string, headings: string, matched: Matched): ShownPart {
  const paragraphs = content.split('\n').map((text) => ({ text, found: found(text, matched) }));
  const best = paragraphs.reduce((a, b) => (worthShowing(b) > worthShowing(a) ? b : a));
  const [first = ''] = best.found.words;
  return {
    content: excerpt(best.text, Math.max(best.text.indexOf(first), 0), first.length),
    words: [...new Set([...best.found.words, ...found(headings, matched).words])],
  };
}

const WRITTEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Finds the words of a text that are among the terms, as written, and counts the different terms. */
function found(text: string, { terms, stemOf }: Matched) {
  const different = new Set<string>();
  const words = (text.match(WRITTEN) ?? []).filter((word) => {
    const stems = wordsOf(word)
      .map(stemOf)
      .filter((stem) => terms.has(stem));
    for (const stem of stems) different.add(stem);
    return stems.length > 0;
  });
  return { words, different: different.size };
}

/** A paragraph with more of the words, and prose before code and captions. */
function worthShowing({
  text,
  found: { different },
}: {
  text: string;
  found: { different: number };
}): number {
  const isProse = text.length > 40 && !/[{};=<>]/.test(text);
  return different * (isProse ? 1 : 0.4);
}
