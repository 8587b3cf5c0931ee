import type { Figures } from '#article/braces.ts';
import type { Addresses } from './addresses.ts';

export type { Figures };

/**
 * What was read before a file. What could not be read is left out: whatever depends on it is then
 * taken as it stands, so that one mistake hides no other.
 */
export interface Known {
  addresses: Addresses;
  /** Names of the entries of a file, before it is checked. */
  entriesOf: (file: string) => string[];
  people?: { names: readonly string[]; labels: Readonly<Record<string, string>> } | undefined;
  figures?: Figures | undefined;
  quoted?: readonly string[] | undefined;
  /** Of the shortest engagement. */
  months?: number | undefined;
  /** Of the milestones, by name. */
  days?: Readonly<Record<string, number>> | undefined;
}
