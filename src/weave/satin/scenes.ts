import { books, coins, envelope, handset } from './scenes-objects.ts';
import { clock, door, spheres } from './scenes-places.ts';
import type { ToneAt } from './shade.ts';

/** The covers: one object each, and what it shows in words. */
export const SCENES = {
  layoffs: { toneAt: door, label: 'A door left ajar, with light falling across the floor' },
  small: { toneAt: spheres, label: 'A small green sphere in front of a very large grey one' },
  voice: { toneAt: handset, label: 'A red telephone handset, off the hook' },
  rag: { toneAt: books, label: 'A shelf of books, one of them drawn forward' },
  five: { toneAt: clock, label: 'A wall clock at five in the morning' },
  cost: { toneAt: coins, label: 'Four stacks of coins, each taller than the last' },
  mail: { toneAt: envelope, label: 'An open envelope with a letter standing in it' },
} satisfies Record<string, { toneAt: ToneAt; label: string }>;
