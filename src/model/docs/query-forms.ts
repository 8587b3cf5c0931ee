/** What the words of a query may be found by: themselves, their compounds and parts, and other names of the same thing. */
import { searchSynonyms } from '#content/data/search-synonyms.ts';
import { isStopWord, stemOf, wordsOf } from './search-words.ts';

/** What another name is worth beside the word itself. */
const SYNONYM = 0.7;

/** A word of a query, or what else it may be called: one or more stems, and what finding them is worth. */
export interface Form {
  stems: readonly string[];
  worth: number;
}

/** Each word of the query that says something: itself, its synonyms, and with the next one the compound of both. */
export function formsOf(query: string, known: ReadonlySet<string>): Form[][] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !isStopWord(word));
  const words = telling.length > 0 ? telling : all;
  const stems = words.map(stemOf);
  const forms = stems.map((stem): Form[] => [{ stems: [stem], worth: 1 }]);
  words.forEach((word, place) => {
    if (!known.has(stemOf(word))) forms[place]?.push(...partsOf(word, known));
    const compound = stemOf(`${word}${words[place + 1] ?? ''}`);
    if (place + 1 === words.length || !known.has(compound)) return;
    forms[place]?.push({ stems: [compound], worth: 1 });
    forms[place + 1]?.push({ stems: [compound], worth: 1 });
  });
  for (const { typed, others } of synonymsIn(all)) {
    stems.forEach((stem, place) => {
      if (typed.includes(stem))
        forms[place]?.push(...others.map((other) => ({ stems: other, worth: SYNONYM })));
    });
  }
  return forms;
}

/** A word that no page has may be two that pages have: "dataset". */
function partsOf(word: string, known: ReadonlySet<string>): Form[] {
  const cuts = Array.from({ length: Math.max(word.length - 5, 0) }, (_, place) => place + 3);
  return cuts
    .map((cut) => [stemOf(word.slice(0, cut)), stemOf(word.slice(cut))])
    .filter((parts) => parts.every((part) => known.has(part)))
    .map((stems) => ({ stems, worth: SYNONYM }));
}

interface Phrase {
  stems: readonly string[];
  /** Without the words that tell nothing, unless there are no others. */
  telling: readonly string[];
}

const synonyms = searchSynonyms.map((group) =>
  group.map((phrase): Phrase => {
    const words = wordsOf(phrase);
    const telling = words.filter((word) => !isStopWord(word));
    return { stems: words.map(stemOf), telling: telling.map(stemOf) };
  }),
);

/** For each group of which the query has a member: the stems of that member, and those of the others. */
function synonymsIn(words: readonly string[]) {
  const line = ` ${words.map(stemOf).join(' ')} `;
  return synonyms.flatMap((group) =>
    group
      .filter(({ stems }) => line.includes(` ${stems.join(' ')} `))
      .map(({ stems: typed }) => ({
        typed,
        others: group.filter(({ stems }) => stems !== typed).map(({ telling }) => telling),
      })),
  );
}
