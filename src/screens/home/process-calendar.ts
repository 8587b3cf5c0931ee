import { calendar, dayOf, PHASES, type Phase } from '#model/facts/engagement.ts';
import type { Channel } from '#weave/channels.ts';
import type { StructureName } from '#weave/drawdown.tsx';

/**
 * The drawing of the process: 138 threads across for its days, 101 threads down, 6 units from one
 * to the next.
 */
export const CALENDAR = {
  ends: 101,
  picks: 138,
  days: calendar.days,
  pitch: 6,
  /** Height of day 0, below the bar and the frame at the top. */
  top: 96,
  width: 606,
  height: 980,
} as const;

/** The thread at which a day begins. */
export function pickOf(day: number): number {
  return Math.round((day / CALENDAR.days) * CALENDAR.picks);
}

/** Height of the line above `pick` as a fraction of the drawing. */
export function fractionOf(pick: number): number {
  return (CALENDAR.top + pick * CALENDAR.pitch) / CALENDAR.height;
}

/** The dates with a caption: their thread, and its height as a fraction of the whole drawing. */
export const MILESTONES = calendar.milestones
  .filter(({ isDrawn }) => isDrawn)
  .map((milestone) => ({ ...milestone, fraction: fractionOf(pickOf(milestone.day)) }));

const live = calendar.milestones.flatMap(({ day, live: channels }) =>
  channels ? [{ from: pickOf(day), channels }] : [],
);
const proof = pickOf(dayOf('proof'));
const { discovery, development } = calendar.phases;
const [built, launched] = [pickOf(discovery.to), pickOf(development.to)];
/** Pick at which the last channel joins: from there the pattern is the diamond. */
const complete = live.at(-1)?.from ?? CALENDAR.picks;

/** A stretch of the calendar in one structure, in threads across from day 0. */
export type CalendarStretch = { from: number; to: number; structure: StructureName };

/**
 * Discovery is bare until its plan is there; building is plain, parts that are tested or in use are
 * twill, then the diamond.
 */
export const STRETCHES: readonly CalendarStretch[] = [
  { from: built - 3, to: proof, structure: 'plain' },
  { from: proof, to: complete, structure: 'twillLeft' },
  { from: complete, to: CALENDAR.picks, structure: 'diamond' },
];

/** Threads of one channel before the next has its turn. */
const BAND = 5;
/**
 * Distance of the threads in the first channel's colour until the launch, when it is tried and not
 * yet in use.
 */
const TRIAL = 4;

/** The channel a thread has the colour of; none while nothing of it is in use or on trial. */
export function channelAt(pick: number): Channel | undefined {
  if (pick < proof) return undefined;
  if (pick < launched) return (pick - proof) % TRIAL === 0 ? live[0]?.channels[0] : undefined;
  const now = live.findLast(({ from }) => from <= pick);
  return now?.channels[Math.floor((pick - now.from) / BAND) % now.channels.length];
}

/** The channels in use from each day on which that changes. */
export const LIVE = calendar.milestones.flatMap(({ day, live: channels }) =>
  channels ? [{ day, channels: channels.length }] : [],
);

/** Each phase in days, and the stretch of the drawing it takes as fractions of the whole. */
export const SPANS: Record<Phase, { from: number; to: number; top: number; bottom: number }> =
  Object.fromEntries(
    PHASES.map((phase) => {
      const { from, to } = calendar.phases[phase];
      return [phase, { from, to, top: fractionOf(pickOf(from)), bottom: fractionOf(pickOf(to)) }];
    }),
  ) as Record<Phase, { from: number; to: number; top: number; bottom: number }>;
