/** Finds the channels a request speaks of, and the case studies nearest to it. */
import type { Channel } from '#weave/channels.ts';

const COUNT = 2;
/** A word of the same trade says more than the same channel. */
const WEIGHT = { trade: 10, channel: 1 };

/** Beginnings of words, in lower case, by what they tell. */
export interface ChannelWords {
  channel: Channel;
  words: readonly string[];
}

export interface ArrivalCase {
  slug: string;
  client: string;
  /** Channels its agents work in. */
  channels: readonly Channel[];
  /** Beginnings of words that a client of the same trade would use. */
  words: readonly string[];
  headline: { measure: string; before: string; after: string };
}

/** The channels a text speaks of, in the order in which it first does. */
export function channelsOf(request: string, channelWords: readonly ChannelWords[]): Channel[] {
  return channelWords
    .map(({ channel, words }) => ({ channel, at: firstOf(request, words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ channel }) => channel);
}

/** The two case studies nearest to a request: by the words of their trade, then by channel, then in the showcase's order. */
export function matchingCases(
  request: string,
  named: readonly Channel[],
  cases: readonly ArrivalCase[],
): ArrivalCase[] {
  const score = ({ channels, words }: ArrivalCase) => {
    const shared = new Set(channels.filter((channel) => named.includes(channel)));
    return (firstOf(request, words) < 0 ? 0 : WEIGHT.trade) + shared.size * WEIGHT.channel;
  };
  return cases.toSorted((one, other) => score(other) - score(one)).slice(0, COUNT);
}

/** Index of the first word that begins with one of the stems, or -1. */
function firstOf(request: string, stems: readonly string[]): number {
  return request.toLowerCase().search(new RegExp(`\\b(${stems.join('|')})`));
}
