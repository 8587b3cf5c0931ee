import type { DiagramVariant } from './diagram-variant.ts';

/** A diagram at work: the outer bundles leave room at both edges, where the shuttle turns. */
export interface WorkingVariant extends DiagramVariant {
  /** Lead of a pick over the next one while a band is laid. */
  lead: number;
  /** Size of the shuttle, as `Shuttle` takes it. */
  shuttle: number;
}

/** Picks in each agent's band. */
export const PICKS = 8;

/** Variant for windows from 1240 px. */
export const WORKING_WIDE: WorkingVariant = {
  width: 560,
  height: 504,
  ends: 9,
  pitch: 5.4,
  thread: 3.3,
  firstSystem: 96,
  systemGap: 92,
  firstRow: 92,
  rowGap: 110,
  lead: 30,
  shuttle: 0.6,
};

/** Between 640 and 1239 px. */
export const WORKING_MID: WorkingVariant = {
  width: 380,
  height: 496,
  ends: 6,
  pitch: 5,
  thread: 3,
  firstSystem: 70,
  systemGap: 60,
  firstRow: 84,
  rowGap: 112,
  lead: 20,
  shuttle: 0.45,
};

/** Below 640 px, always drawn 190 px wide. */
export const WORKING_NARROW: WorkingVariant = {
  width: 190,
  height: 616,
  ends: 6,
  pitch: 4.6,
  thread: 2.8,
  firstSystem: 29,
  systemGap: 33,
  firstRow: 74,
  rowGap: 142,
  lead: 10,
  shuttle: 0.3,
};
