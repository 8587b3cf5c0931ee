export const HAIR = [
  'crop',
  'side',
  'bob',
  'long',
  'bun',
  'curls',
  'bald',
  'scarf',
  'locs',
  'fringe',
  'swept',
  'pony',
] as const;
const WEAR = ['crew', 'shirt', 'blazer', 'roll', 'vneck', 'collarless'] as const;
const GROUND = ['plain', 'tone', 'split', 'band', 'arch'] as const;

/** Everything in which two woven faces can differ. Tones run from 0 (ground) to 1 (ink); lengths are of a half frame. */
export type Traits = {
  hair: (typeof HAIR)[number];
  tone: number;
  skin: number;
  wear: (typeof WEAR)[number];
  cloth: number;
  ground: (typeof GROUND)[number];
  /** True when the light falls from the left. */
  left: boolean;
  turn: number;
  w: number;
  h: number;
  jaw: number;
  beard: boolean;
  glasses: boolean;
  brow: number;
  nose: number;
  /** Rise of the mouth's ends; 0 is a straight mouth. */
  smile: number;
};

/** Traits chosen for a person, which win over those the name decides. */
export type PortraitTraits = Partial<Traits>;

/** A stream of numbers in [0, 1) that is the same for the same name, however its accents are encoded. */
function nameStream(name: string): () => number {
  let state = 2166136261;
  for (const letter of name.normalize('NFC')) {
    state ^= letter.codePointAt(0) ?? 0;
    state = Math.imul(state, 16777619);
  }
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state = Math.imul(state, 1597334677) ^ state;
    return ((state ^ (state >>> 15)) >>> 0) / 4294967296;
  };
}

/** The face that belongs to a name. The stream is consumed in a fixed order: reordering it changes every face. */
export function traits(name: string, chosen: PortraitTraits = {}): Traits {
  const next = nameStream(name);
  for (let skipped = 0; skipped < 9; skipped += 1) next();
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(next() * from.length)] ?? from[0];
  return {
    hair: pick(HAIR),
    tone: 0.16 + next() * 0.74,
    skin: 0.02 + next() * 0.34,
    wear: pick(WEAR),
    cloth: 0.12 + next() * 0.78,
    ground: pick(GROUND),
    left: next() < 0.5,
    turn: (next() - 0.5) * 0.36,
    w: 0.325 + next() * 0.035,
    h: 0.435 + next() * 0.035,
    jaw: 0.1 + next() * 0.22,
    beard: next() < 0.3,
    glasses: next() < 0.28,
    brow: 0.7 + next() * 0.5,
    nose: 0.8 + next() * 0.5,
    smile: 0.6 + next() * 0.5,
    ...chosen,
  };
}
