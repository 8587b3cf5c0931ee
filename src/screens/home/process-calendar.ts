import type { Channel } from '#weave/channels.ts';
import type { StructureName } from '#weave/structure.ts';

/** The drawing of the process: 138 threads across for 90 days, 101 threads down, 6 units from one to the next. */
export const CALENDAR = {
  ends: 101,
  picks: 138,
  days: 90,
  pitch: 6,
  /** Height of day 0, below the bar and the frame at the top. */
  top: 96,
  width: 606,
  height: 980,
} as const;

/** A stretch of the calendar in one structure, in threads across from day 0. */
export type CalendarStretch = { from: number; to: number; structure: StructureName };

/** Discovery fills three threads of every fourteen; development is twill; deployment is the diamond. */
export const STRETCHES: readonly CalendarStretch[] = [
  { from: 11, to: 14, structure: 'plain' },
  { from: 25, to: 28, structure: 'plain' },
  { from: 32, to: 97, structure: 'twillLeft' },
  { from: 97, to: 138, structure: 'diamond' },
];

/** The dates with a caption: their thread, and its height as a fraction of the whole drawing. */
export const MILESTONES = [0, 32, 64, 97, 138].map((pick) => ({ pick, fraction: pickFraction(pick) }));

/** Height of the line above `pick` as a fraction of the drawing. */
export function pickFraction(pick: number): number {
  return (CALENDAR.top + pick * CALENDAR.pitch) / CALENDAR.height;
}

/** Channels of the diamond from its middle outwards, each up to (without) a distance in threads. */
const DIAMOND: readonly (readonly [number, Channel])[] = [
  [3, 'voice'],
  [6, 'docs'],
  [8, 'email'],
  [10, 'data'],
];

/** The channel that is live at a thread, or none while only the set-up is tested. */
export function channelAt(pick: number): Channel | undefined {
  if (pick < 32) return undefined;
  if (pick < 64) return 'voice';
  if (pick < 97) return (pick - 64) % 11 < 5 ? 'chat' : 'voice';
  const distance = Math.abs(((pick - 97) % 24) - 12);
  return DIAMOND.find(([below]) => distance < below)?.[1] ?? 'chat';
}

/** Splits the calendar in three for narrow screens: view boxes that meet without a gap. */
export const SLICES = [
  { top: 0, height: 288, from: 'Day 0', to: 'week 3' },
  { top: 290, height: 388, from: 'Week 3', to: 'week 9' },
  { top: 678, height: 300, from: 'Week 9', to: 'day 90' },
] as const;
