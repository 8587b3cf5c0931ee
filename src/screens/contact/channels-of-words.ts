import { channelWords } from '#content/data/contact-words.ts';
import type { Channel } from '#weave/channels.ts';

/** The channels a text speaks of, in the order in which it first does. */
export function channelsOfWords(text: string): Channel[] {
  const words = text.toLowerCase();
  return (Object.entries(channelWords) as [Channel, readonly string[]][])
    .map(([channel, stems]) => ({ channel, at: firstOf(words, stems) }))
    .filter(({ at }) => at !== undefined)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
    .map(({ channel }) => channel);
}

/** Index of the first word that begins with one of the stems; undefined when there is none. */
export function firstOf(words: string, stems: readonly string[]): number | undefined {
  const found = words.search(new RegExp(`\\b(${stems.join('|')})`));
  return found < 0 ? undefined : found;
}
