/**
 * Finds sections close to a query that matches nothing by the rule of `search-docs.ts`: its words in any order and
 * form, with a letter or two wrong, or under another name. A module of its own, because it is loaded only after that
 * rule found nothing.
 */
import { inSlices } from '../in-slices.ts';
import { bestPart, type ShownPart } from './close-part.ts';
import { type Form, readSynonyms, type Understood, understand } from './query-forms.ts';
import type { SearchHints } from './search-hints.ts';
import { type SearchEntry, type SearchIndex, type SearchSection, sectionPath } from './search-index.ts';
import { wordRules, wordsOf } from './search-words.ts';
import { createWordIndex, type Score } from './word-index.ts';

export interface CloseMatch extends ShownPart {
  page: string;
  heading: string;
  path: string;
}

export type FindCloseMatches = (query: string) => CloseMatch[];

export const MOST_CLOSE_MATCHES = 5;
/** A page is offered twice at most, so that one long page cannot fill the list, and so is a heading that many pages have. */
const MOST_ALIKE = 2;
/** Share of the best match's score below which a match is no longer close. */
const LEAST_OF_BEST = 0.2;

const FIELDS = { heading: 2.5, aliases: 3, also: 3, title: 1, content: 1 } as const;

/** Weight of a second name of a thing where the section has a first one. */
const SECOND_NAME = 0.3;

/** The front page of the documentation repeats what other pages say, and there are many tools. */
const HOME = { path: '/docs', worth: 0.5 } as const;
const TOOL = 0.5;
const GROUP = 0.6;
const NAMED_TOOL = 1.5;

interface Place {
  entry: SearchEntry;
  section: SearchSection;
  /** Other phrases people search for when this section is the answer. */
  also: string;
  /** The phrases of the page's first section, which is about the whole page. */
  aboutPage: string;
}

/** Reads every word of the index, without keeping a visitor who types waiting. */
export async function indexWords(searchIndex: SearchIndex, hints: SearchHints): Promise<FindCloseMatches> {
  const rules = wordRules(hints);
  const places = placesOf(searchIndex, hints.phrases);
  const { words, stems, add, find } = createWordIndex(FIELDS, rules);
  await inSlices(places, (place) => add(textOf(place)));
  const synonyms = await readSynonyms(hints.synonyms, rules);
  const vocabulary = { ...rules, words, stems, synonyms };
  /** Beginnings count while a word is being typed, and of a word that no page has. */
  const ask: AskIndex = (stem, isTyped, isLast) =>
    find(stem, isTyped && stem.length > 2 && (isLast || !stems.has(stem)));
  return (query) => {
    const understood = understand(query, vocabulary);
    const scores = scoresOf(ask, understood.forms, places.length);
    return bestPlaces(scores, places, understood).map(({ place: { entry, section }, terms }) => ({
      page: entry.title,
      heading: section.heading,
      path: sectionPath(entry, section),
      ...bestPart(section.content, `${entry.title} ${section.heading}`, { ...rules, terms }),
    }));
  };
}

/**
 * Finds the places of the index. Phrases belong to the section of an address, or with a fragment alone for every section that has
 * it. Several sections of the pricing page have one address, where it is the first.
 */
function placesOf({ docs, outside }: SearchIndex, phrases: SearchHints['phrases']): Place[] {
  const addresses = new Set<string>();
  return [...docs, ...outside].flatMap((entry) => {
    const ofEntry = entry.sections.map((section) => {
      const address = sectionPath(entry, section);
      const own = addresses.has(address) ? undefined : phrases[address];
      addresses.add(address);
      const also = [section.also, own, phrases[`#${section.anchor}`]].filter(Boolean).join(' ');
      return { entry, section, also };
    });
    return ofEntry.map((place) => ({ ...place, aboutPage: ofEntry[0]?.also ?? '' }));
  });
}

function textOf({ entry, section, also, aboutPage }: Place) {
  // A tool is found by its names only: its category and its ways to connect are shared by hundreds. A group lists tools that have
  // sections of their own.
  const isRead = !section.aliases && !section.isGroup;
  return {
    heading: section.heading || entry.title,
    aliases: section.aliases?.join(' ') ?? '',
    also,
    title: `${entry.title} ${aboutPage}`,
    content: isRead ? section.content : '',
  };
}

/** Asks the index for one stem. */
type AskIndex = (stem: string, isTyped: boolean, isLast: boolean) => ReadonlyMap<number, Score>;

/**
 * Every place that has something of the query. One that has all of its words is worth more than one that has a word often, and
 * a word that few places have tells more than one of many.
 */
function scoresOf(ask: AskIndex, forms: readonly Form[][], count: number): Map<number, Score> {
  const sums = new Map<number, Score & { share: number }>();
  let all = 0;
  forms.forEach((alternatives, word) => {
    const ofForms = alternatives.map((form) => scoresOfForm(ask, form, word === forms.length - 1));
    const ofWord = together(ofForms);
    // The first name that is found decides how rare the word is: counted over many names, every word would be frequent.
    const rarity = Math.log(1 + count / ((ofForms.find(({ size }) => size > 0)?.size ?? 0) + 1));
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
    for (const [id, { score, terms }] of ask(stem, worth === 1, isLast)) {
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

function bestPlaces(scores: ReadonlyMap<number, Score>, places: readonly Place[], query: Understood) {
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

function worthOf({ entry, section }: Place, query: Understood): number {
  if (section.aliases) return isNamed(section, query) ? NAMED_TOOL : TOOL;
  if (section.isGroup) return GROUP;
  return entry.path === HOME.path ? HOME.worth : 1;
}

/** True when half of the query or more is one of a tool's names: all words of the name, in a row. */
function isNamed({ heading, aliases = [] }: SearchSection, { spelt, tellingCount }: Understood): boolean {
  const line = ` ${spelt.join(' ')} `;
  return [heading, ...aliases]
    .map(wordsOf)
    .some((name) => name.length * 2 >= tellingCount && line.includes(` ${name.join(' ')} `));
}
