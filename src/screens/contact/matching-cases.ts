import { type ArrivalCase, arrivalCases } from '#model/facts/arrival-facts.ts';
import { channelsOfWords, firstOf } from './channels-of-words.ts';

const COUNT = 2;
/** A word of the same trade says more than the same channel. */
const WEIGHT = { trade: 10, channel: 1 };

/** The two case studies nearest to a text: by the words of their trade, then by channel, then in the showcase's order. */
export function matchingCases(text: string): ArrivalCase[] {
  const named = channelsOfWords(text);
  const score = ({ channels, words }: ArrivalCase) => {
    const shared = new Set(channels.filter((channel) => named.includes(channel)));
    const isSameTrade = firstOf(text.toLowerCase(), words) !== undefined;
    return (isSameTrade ? WEIGHT.trade : 0) + shared.size * WEIGHT.channel;
  };
  return arrivalCases.toSorted((one, other) => score(other) - score(one)).slice(0, COUNT);
}
