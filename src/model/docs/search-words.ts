/** The words of a text as the search for close matches compares them. */
import { stemmer } from 'stemmer';

/** Words so frequent that they tell no two sections apart. */
const STOP_WORDS = new Set(
  'a able about actually again already also always am an and another any anybody anyone anything are arent as at be because been below between but by can cant come comes could couldnt dear did didnt do does doesnt dont else even ever everything exactly explain explained for from get gets getting give given gives go goes going got guys had happen happened happens has have hello here hi how hows i id if im in into is isnt it its ive just kind kinda know let lets like little look looking looks lot many may maybe me mean means might much must my no nobody not nothing now of off often ok okay on one only or others our ourselves out please possible really said say says see seem shall should since so some somebody someone something still such sure tell than thank thanks that the their them then there these they theyre thing things this though through to together too trying until up us use used using very via want wanted wants was wasnt way we were what whats when where wheres which while who whos why will with within wont would yet you your youre yours youve'.split(
    ' ',
  ),
);

const COMPOUND = /[\p{L}\p{N}]+(?:[-‑/'’][\p{L}\p{N}]+)*/gu;
const MARKS = /\p{M}/gu;

/** The words of a text in order. Of a compound the parts and the whole: `SOC-2` is "soc", "2" and "soc2". */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [compound] of text.normalize('NFKD').replace(MARKS, '').toLowerCase().matchAll(COMPOUND)) {
    const parts = compound.replace(/['’]s?$|['’]s?(?=-)/g, '').split(/[-‑/'’]/);
    words.push(...parts);
    if (parts.length > 1) words.push(parts.join(''));
  }
  return words;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * Stems the Porter stemmer gets wrong: forms that no ending makes, and words it would join to another ("customer" to
 * "custom", "news" to "new", "important" to "imported").
 */
const IRREGULAR: Readonly<Record<string, string>> = {
  customer: 'customer',
  customers: 'customer',
  news: 'news',
  important: 'important',
  general: 'general',
  people: 'person',
  paid: 'pay',
  sent: 'send',
  kept: 'keep',
  built: 'build',
  broke: 'break',
  broken: 'break',
  wrote: 'write',
  written: 'write',
  spoke: 'speak',
  spoken: 'speak',
  chose: 'choos',
  chosen: 'choos',
  choice: 'choos',
  took: 'take',
  taken: 'take',
  sold: 'sell',
  held: 'hold',
  began: 'begin',
  ran: 'run',
  lost: 'lose',
  loses: 'lose',
  hidden: 'hide',
  forgotten: 'forget',
  bought: 'buy',
  taught: 'teach',
  learnt: 'learn',
  heard: 'hear',
  analysis: 'analyz',
  analyses: 'analyz',
  analyse: 'analyz',
  analytics: 'analyz',
  cheaper: 'cheap',
  cheapest: 'cheap',
  faster: 'fast',
  fastest: 'fast',
  slower: 'slow',
};

const stems = new Map<string, string>(Object.entries(IRREGULAR));

/** Takes the ending off a word, so that "booking" and "booked" are one. Remembers results, because texts repeat words. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = word.length < 4 ? word : stemmer(word).replace(/(?<=\w{4})li$/, '');
  stems.set(word, stem);
  return stem;
}
