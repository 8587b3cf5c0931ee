/** Finds other forms of a query's words: compounds, parts, and other names of the same thing. */
import { inSlices } from '../in-slices.ts';
import { meantBy } from './misspelt-words.ts';
import type { SearchHints } from './search-hints.ts';
import { type WordRules, wordsOf } from './search-words.ts';

/** Weights of another name and of another spelling; the word itself counts 1. */
const SYNONYM = 0.7;
const MISSPELT = 0.6;

/** Words of the pages and their stems, with the rules by which they are words. */
export interface Vocabulary extends WordRules {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  synonyms: Synonyms;
}

/** Word of a query, or another name of it: one or more stems, and the weight of finding them. */
export interface Form {
  stems: readonly string[];
  worth: number;
}

export interface Understood {
  /** Each word of the query that says something: itself, its synonyms, and with the next one the compound of both. */
  forms: Form[][];
  /** All words of the query, as they were meant. */
  spelt: string[];
  /** Number of them that say something. */
  tellingCount: number;
}

export function understand(query: string, vocabulary: Vocabulary): Understood {
  const { isStopWord, stemOf, stems } = vocabulary;
  const all = wordsOf(query);
  const telling = all.filter((word) => !isStopWord(word));
  const words = telling.length > 0 ? telling : all;
  const heard = new Map(words.map((word) => [word, spellingsOf(word, vocabulary)]));
  const forms = words.map((word): Form[] => [
    { stems: [stemOf(word)], worth: 1 },
    ...(heard.get(word) ?? []).map((meant) => ({ stems: [stemOf(meant)], worth: MISSPELT })),
  ]);
  words.forEach((word, place) => {
    if (!stems.has(stemOf(word))) forms[place]?.push(...partsOf(word, vocabulary));
    const compound = stemOf(`${word}${words[place + 1] ?? ''}`);
    if (place + 1 === words.length || !stems.has(compound)) return;
    forms[place]?.push({ stems: [compound], worth: 1 });
    forms[place + 1]?.push({ stems: [compound], worth: 1 });
  });
  const spelt = all.map((word) => heard.get(word)?.[0] ?? word);
  for (const { typed, others } of synonymsIn(spelt, vocabulary)) {
    words.forEach((word, place) => {
      if (typed.includes(stemOf(heard.get(word)?.[0] ?? word)))
        forms[place]?.push(...others.map((other) => ({ stems: other, worth: SYNONYM })));
    });
  }
  return { forms, spelt, tellingCount: spelt.filter((word) => !isStopWord(word)).length };
}

/** Finds known words close to one that is unknown here and begins no known word either. */
function spellingsOf(word: string, { words, stems, synonyms, stemOf }: Vocabulary): string[] {
  if (words.has(word) || synonyms.words.has(word) || stems.has(stemOf(word))) return [];
  const known = [...words, ...synonyms.words];
  return known.some((other) => other.startsWith(word)) ? [] : [...new Set(meantBy(word, known))];
}

/** A word that no page has may be two that pages have: "dataset". */
function partsOf(word: string, { stems: known, stemOf }: Vocabulary): Form[] {
  const cuts = Array.from({ length: Math.max(word.length - 5, 0) }, (_, place) => place + 3);
  return cuts
    .map((cut) => [stemOf(word.slice(0, cut)), stemOf(word.slice(cut))])
    .filter((parts) => parts.every((part) => known.has(part)))
    .map((stems) => ({ stems, worth: SYNONYM }));
}

interface Phrase {
  stems: readonly string[];
  /** Words of the query without stop words, unless it consists of them. */
  telling: readonly string[];
}

/** Other names of the same things. */
interface Synonyms {
  groups: readonly (readonly Phrase[])[];
  words: ReadonlySet<string>;
}

/** Reads the groups of other names, without keeping a visitor who types waiting. */
export async function readSynonyms(
  synonyms: SearchHints['synonyms'],
  { isStopWord, stemOf }: WordRules,
): Promise<Synonyms> {
  const words = new Set<string>();
  const groups = await inSlices(synonyms, (group) =>
    group.map((phrase): Phrase => {
      const all = wordsOf(phrase);
      for (const word of all) words.add(word);
      return { stems: all.map(stemOf), telling: all.filter((word) => !isStopWord(word)).map(stemOf) };
    }),
  );
  return { groups, words };
}

/** Finds the groups of synonyms the query has a member of: the stems of that member, and those of the others. */
function synonymsIn(words: readonly string[], { synonyms, stemOf }: Vocabulary) {
  const line = ` ${words.map(stemOf).join(' ')} `;
  return synonyms.groups.flatMap((group) =>
    group
      .filter(({ stems }) => line.includes(` ${stems.join(' ')} `))
      .map(({ stems: typed }) => ({
        typed,
        others: group.filter(({ stems }) => stems !== typed).map(({ telling }) => telling),
      })),
  );
}
