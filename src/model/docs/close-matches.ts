/**
 * What is close to a query that finds nothing by the rule of `search-docs.ts`: its words in any order and form, with a
 * letter or two wrong, or by another name. Apart from the rule, and loaded after it.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { searchPhrases } from '#content/data/search-phrases.ts';
import { type Form, formsOf } from './query-forms.ts';
import { excerpt } from './search-excerpt.ts';
import { type SearchEntry, type SearchIndex, type SearchSection, sectionPath } from './search-index.ts';
import { isStopWord, stemOf, wordsOf } from './search-words.ts';

export interface CloseMatch {
  page: string;
  heading: string;
  /** The part of the section with the most of the words. */
  content: string;
  path: string;
  /** The words that matched, as the section writes them. */
  words: string[];
}

export type FindCloseMatches = (query: string) => CloseMatch[];

export const MOST_CLOSE_MATCHES = 5;
/** A page is offered twice at most, so that one long page cannot fill the list, and so is a heading that many pages have. */
const MOST_ALIKE = 2;
/** Of the best match's score. What is below is no longer close. */
const LEAST_OF_BEST = 0.2;

const FIELDS = { heading: 3, aliases: 3, also: 2, title: 1.2, content: 1 } as const;

/** What a way of matching is worth beside the word itself. */
const PREFIX = 0.5;
const SLIP = 0.6;
const SECOND_NAME = 0.15;

/** The front page of the documentation repeats what other pages say; of tools there are many. */
const HOME = { path: '/docs', worth: 0.5 } as const;
const TOOL = 0.6;
const NAMED_TOOL = 1.5;

/** So many sections are read at a time; then whatever the visitor does has its turn. */
const AT_A_TIME = 12;

interface Place {
  id: number;
  entry: SearchEntry;
  section: SearchSection;
  /** What else people ask for when this is the answer. */
  also: string;
}

/** Reads every word of the index, without keeping a visitor who types waiting. */
export async function indexWords(
  { docs, outside }: SearchIndex,
  phrases: Readonly<Record<string, string>> = searchPhrases,
): Promise<FindCloseMatches> {
  const places = [...docs, ...outside]
    .flatMap((entry) => entry.sections.map((section) => ({ entry, section })))
    .map((place, id): Place => ({ ...place, id, also: '' }));
  for (const [path, also] of Object.entries(phrases)) {
    // Several sections of the pricing page have one address: the first speaks for it.
    const place = places.find(({ entry, section }) => sectionPath(entry, section) === path);
    if (place) place.also = also;
  }
  const known = new Set<string>();
  const index = new MiniSearch<Place>({
    fields: Object.keys(FIELDS),
    extractField: (place, field) => fieldOf(place, field),
    tokenize: wordsOf,
    processTerm: (word) => {
      const stem = stemOf(word);
      known.add(stem);
      return stem;
    },
    searchOptions: { boost: FIELDS, tokenize: (term) => [term], processTerm: (term) => term },
  });
  await index.addAllAsync(places, { chunkSize: AT_A_TIME });
  const ask = askIndex(index, known);
  return (query) => {
    const scores = scoresOf(ask, formsOf(query, known), places.length);
    return bestPlaces(scores, places, wordsOf(query)).map(({ place, terms }) => toMatch(place, terms));
  };
}

function fieldOf({ id, entry, section, also }: Place, field: string) {
  if (field === 'id') return id;
  if (field === 'title') return entry.title;
  if (field === 'heading') return section.heading || entry.title;
  if (field === 'aliases') return section.aliases?.join(' ') ?? '';
  if (field === 'also') return also;
  // Of a tool its names count: its category and ways are those of hundreds.
  return section.aliases ? '' : section.content;
}

interface Score {
  score: number;
  /** What the place has of the wanted words, as stems. */
  terms: Set<string>;
}

/** Asks the index for one stem. */
type AskIndex = (stem: string, isTyped: boolean, isLast: boolean) => SearchResult[];

/**
 * Every place that has something of the query. One that has all of its words is worth more than one that has a word often, and
 * a word that few places have tells more than one of many.
 */
function scoresOf(ask: AskIndex, forms: readonly Form[][], count: number): Map<number, Score> {
  const sums = new Map<number, Score & { share: number }>();
  let all = 0;
  forms.forEach((alternatives, word) => {
    const ofWord = together(alternatives.map((form) => scoresOfForm(ask, form, word === forms.length - 1)));
    const rarity = Math.log(1 + count / (ofWord.size + 1));
    if (ofWord.size > 0) all += rarity;
    for (const [id, { score, terms }] of ofWord) {
      const sum = sums.get(id) ?? { score: 0, share: 0, terms: new Set() };
      sums.set(id, {
        score: sum.score + score,
        share: sum.share + rarity,
        terms: new Set([...sum.terms, ...terms]),
      });
    }
  });
  for (const sum of sums.values()) sum.score *= sum.share / all;
  return sums;
}

/** A form of several words counts by how many of them are there. */
function scoresOfForm(ask: AskIndex, { stems, worth }: Form, isLast: boolean): Map<number, Score> {
  const sums = new Map<number, Score>();
  for (const stem of stems) {
    for (const { id, score, terms } of ask(stem, worth === 1, isLast)) {
      const sum = sums.get(id) ?? { score: 0, terms: new Set() };
      for (const term of terms) sum.terms.add(term);
      sums.set(id, { score: sum.score + (score * worth) / stems.length ** 2, terms: sum.terms });
    }
  }
  if (stems.length > 1) {
    for (const sum of sums.values()) sum.score *= Math.min(sum.terms.size, stems.length);
  }
  return sums;
}

/** The best of several forms, and a little of the others: a section that uses two names for a thing is about it. */
function together(forms: readonly ReadonlyMap<number, Score>[]): Map<number, Score> {
  const all = new Map<number, Score>();
  for (const form of forms) {
    for (const [id, { score, terms }] of form) {
      const known = all.get(id) ?? { score: 0, terms: new Set() };
      const best = Math.max(known.score, score);
      const rest = Math.min(known.score, score);
      all.set(id, { score: best + rest * SECOND_NAME, terms: new Set([...known.terms, ...terms]) });
    }
  }
  return all;
}

/**
 * Beginnings count while a word is being typed; slips only in a word that no page has, two of them only in a long one where
 * one is not enough. Few slip in the first letter, and another one there is mostly another word.
 */
function askIndex(index: MiniSearch<Place>, known: ReadonlySet<string>): AskIndex {
  const weights = { prefix: PREFIX, fuzzy: SLIP };
  return (stem, isTyped, isLast) => {
    const prefix = isTyped && stem.length > 2;
    if (!isTyped || known.has(stem)) return index.search(stem, { prefix: prefix && isLast, weights });
    for (let slips = 0; slips <= mostSlips(stem); slips += 1) {
      const found = index
        .search(stem, { prefix, fuzzy: slips > 0 && slips, weights })
        .filter(({ terms }) => terms.some((term) => term.startsWith(stem.charAt(0))));
      if (found.length > 0) return found;
    }
    return [];
  };
}

function mostSlips({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function bestPlaces(scores: ReadonlyMap<number, Score>, places: readonly Place[], query: readonly string[]) {
  const ranked = [...scores]
    .flatMap(([id, { score, terms }]) => {
      const place = places[id];
      return place ? [{ place, terms, score: score * worthOf(place, query) }] : [];
    })
    .sort((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * LEAST_OF_BEST;
  const chosen: typeof ranked = [];
  for (const match of ranked) {
    if (match.score < least || chosen.length === MOST_CLOSE_MATCHES) break;
    if (hasRoom(match.place, chosen)) chosen.push(match);
  }
  return chosen;
}

function hasRoom({ entry, section }: Place, chosen: readonly { place: Place }[]): boolean {
  const ofPage = chosen.filter(({ place }) => place.entry === entry);
  const ofHeading = chosen.filter(({ place }) => place.section.heading === section.heading);
  return ofPage.length < MOST_ALIKE && (section.heading === '' || ofHeading.length < MOST_ALIKE);
}

function worthOf({ entry, section }: Place, query: readonly string[]): number {
  if (section.aliases) return isNamed(section, query) ? NAMED_TOOL : TOOL;
  return entry.path === HOME.path ? HOME.worth : 1;
}

/** Whether half of the query or more is one of a tool's names: all its words, in a row. */
function isNamed({ heading, aliases = [] }: SearchSection, query: readonly string[]): boolean {
  const line = ` ${query.join(' ')} `;
  const telling = query.filter((word) => !isStopWord(word)).length;
  return [heading, ...aliases]
    .map(wordsOf)
    .some((name) => name.length * 2 >= telling && line.includes(` ${name.join(' ')} `));
}

function toMatch({ entry, section }: Place, terms: ReadonlySet<string>): CloseMatch {
  const paragraphs = section.content.split('\n').map((text) => ({ text, found: found(text, terms) }));
  const best = paragraphs.reduce((a, b) => (worthShowing(b) > worthShowing(a) ? b : a));
  const [first = ''] = best.found.words;
  return {
    page: entry.title,
    heading: section.heading,
    content: excerpt(best.text, Math.max(best.text.indexOf(first), 0), first.length),
    path: sectionPath(entry, section),
    words: [...new Set([...best.found.words, ...found(`${entry.title} ${section.heading}`, terms).words])],
  };
}

const WRITTEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Which words of a text are among the terms, as written, and how many different terms they are. */
function found(text: string, terms: ReadonlySet<string>) {
  const different = new Set<string>();
  const words = (text.match(WRITTEN) ?? []).filter((word) => {
    const matched = wordsOf(word)
      .map(stemOf)
      .filter((stem) => terms.has(stem));
    for (const stem of matched) different.add(stem);
    return matched.length > 0;
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
