import { books, coins, envelope, handset, padlock } from './scenes-objects.ts';
import { clock, door, spheres } from './scenes-places.ts';
import type { ToneAt } from './shade.ts';

/**
 * The covers: one object each, what it shows in words, and where an upright picture of it begins, in heights from the left
 * edge.
 */
export const SCENES = {
  layoffs: {
    toneAt: door,
    label: 'A door left ajar, with light falling across the floor',
    uprightFrom: 0.55,
  },
  small: { toneAt: spheres, label: 'A small green sphere in front of a very large grey one', uprightFrom: 0 },
  voice: { toneAt: handset, label: 'A red telephone handset, off the hook', uprightFrom: 0 },
  rag: { toneAt: books, label: 'A shelf of books, one of them drawn forward', uprightFrom: 0 },
  five: { toneAt: clock, label: 'A wall clock at five in the morning', uprightFrom: 0 },
  cost: { toneAt: coins, label: 'Four stacks of coins, each taller than the last', uprightFrom: 0 },
  review: { toneAt: padlock, label: 'A closed padlock with a large keyhole', uprightFrom: 0.3 },
  mail: { toneAt: envelope, label: 'An open envelope with a letter standing in it', uprightFrom: 0 },
} satisfies Record<string, { toneAt: ToneAt; label: string; uprightFrom: number }>;
