/** A weave: at each crossing either the warp thread (`end`) or the weft thread (`pick`) lies on top. */
export type Structure = {
  /** Number of ends, and of picks, after which the pattern repeats. */
  repeat: number;
  isWarpOnTop: (end: number, pick: number) => boolean;
};

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Distance from the middle of a repeat of 24, so that a diamond is symmetrical. */
const fromMiddle = (value: number) => Math.abs(modulo(value, 24) - 12);

/** Weaves by name. `twill` is two up, two down; `twill31` is three up, one down. */
export const STRUCTURES = {
  plain: { repeat: 2, isWarpOnTop: (end, pick) => modulo(end + pick, 2) === 0 },
  twill: { repeat: 4, isWarpOnTop: (end, pick) => modulo(end + pick, 4) < 2 },
  twillLeft: { repeat: 4, isWarpOnTop: (end, pick) => modulo(end - pick, 4) < 2 },
  twill31: { repeat: 4, isWarpOnTop: (end, pick) => modulo(end + pick, 4) !== 0 },
  twill13: { repeat: 4, isWarpOnTop: (end, pick) => modulo(end + pick, 4) === 0 },
  open: { repeat: 4, isWarpOnTop: (end, pick) => modulo(end + pick * 2, 4) !== 0 },
  diamond: { repeat: 24, isWarpOnTop: (end, pick) => (fromMiddle(end) + fromMiddle(pick)) % 4 < 2 },
  herring: {
    repeat: 24,
    isWarpOnTop: (end, pick) => modulo((Math.floor(end / 12) % 2 ? end : -end) + pick, 4) < 2,
  },
  basket: { repeat: 4, isWarpOnTop: (end, pick) => ((end >> 1) + (pick >> 1)) % 2 === 0 },
} satisfies Record<string, Structure>;

export type StructureName = keyof typeof STRUCTURES;
