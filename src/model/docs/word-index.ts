/**
 * Scores texts for one word at a time: BM25+ (Lv and Zhai, "Lower-Bounding Term Frequency Normalization", 2011) in each field of a
 * text, added up by the weights of the fields.
 */
import { type WordRules, wordsOf } from './search-words.ts';

/** Parameters k, b and δ of BM25+: how long further occurrences count, how much a long field loses, and what any counts at least. */
const SATURATION = 1.2;
const LOSS_BY_LENGTH = 0.7;
const LEAST = 0.5;

/** Weight of a word that goes on after the typed beginning, and how fast it falls with each further letter. */
const BEGINNING = 0.5;
const LOSS_BY_LETTER = 0.3;

export interface Score {
  score: number;
  /** Stems by which the text was found. */
  terms: Set<string>;
}

/** @param weights of the fields that every text has */
export function createWordIndex<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  { stemOf }: WordRules,
) {
  const words = new Set<string>();
  const stems = new Set<string>();
  const fields = (Object.keys(weights) as Name[]).map((name) => ({
    name,
    weight: weights[name],
    /** Numbers of different words: of each text, and their sum. */
    lengths: [] as number[],
    allLengths: 0,
    /** Number of times each text has a stem, by the stem. */
    occurrences: new Map<string, Map<number, number>>(),
  }));

  /** Reads the next text; texts are numbered from 0. */
  function add(text: Readonly<Record<Name, string>>): void {
    for (const field of fields) {
      const found = wordsOf(text[field.name]);
      const number = field.lengths.push(new Set(found).size) - 1;
      field.allLengths += field.lengths[number] ?? 0;
      for (const word of found) {
        const stem = stemOf(word);
        words.add(word);
        stems.add(stem);
        const counts = field.occurrences.get(stem) ?? new Map<number, number>();
        field.occurrences.set(stem, counts.set(number, (counts.get(number) ?? 0) + 1));
      }
    }
  }

  /** Scores the texts that have a stem, by their numbers, and if wanted those with a longer one that begins with it. */
  function find(stem: string, isBeginning: boolean): Map<number, Score> {
    const scores = new Map<number, Score>();
    addScores(scores, stem, 1);
    if (!isBeginning) return scores;
    for (const longer of stems) {
      const further = longer.length - stem.length;
      if (further > 0 && longer.startsWith(stem))
        addScores(scores, longer, (BEGINNING * longer.length) / (longer.length + LOSS_BY_LETTER * further));
    }
    return scores;
  }

  function addScores(scores: Map<number, Score>, term: string, worth: number): void {
    for (const { weight, lengths, allLengths, occurrences } of fields) {
      const counts = occurrences.get(term);
      if (!counts) continue;
      const rarity = Math.log(1 + (lengths.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [number, count] of counts) {
        const relativeLength = ((lengths[number] ?? 0) * lengths.length) / allLengths;
        const saturation = SATURATION * (1 - LOSS_BY_LENGTH + LOSS_BY_LENGTH * relativeLength);
        const frequency = (count * (SATURATION + 1)) / (count + saturation);
        const known: Score = scores.get(number) ?? { score: 0, terms: new Set() };
        known.score += worth * weight * rarity * (LEAST + frequency);
        known.terms.add(term);
        scores.set(number, known);
      }
    }
  }

  return { words, stems, add, find };
}
