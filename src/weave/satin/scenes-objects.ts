import { PART, type TokenName, type Tone, type ToneAt } from './shade.ts';
import { inEllipse, isInBox, toLine } from './shapes.ts';

const abs = Math.abs;
const ink = (tone: number): Tone => ({ tone, part: PART.ground });
const thread = (tone: number, colour: TokenName): Tone => ({ tone, part: PART.ground, thread: colour });

/** A handset, off the hook. */
export const handset: ToneAt = (x, y) => {
  const voice = (tone: number) => thread(tone, '--color-voice');
  const radius = Math.hypot(x - 0.86, y - 1.12);
  const angle = Math.atan2(y - 1.12, x - 0.86);
  const isGrip = radius > 0.66 && radius < 0.82 && angle > -2.32 && angle < -0.82;
  const isEnd = toLine(x, y, 0.36, 0.5, 0.47, 0.68) < 0.125 || toLine(x, y, 1.36, 0.5, 1.25, 0.68) < 0.125;
  if (isEnd) return voice(Math.min(0.97, 0.62 + 0.6 * (y - 0.5) + (x > 0.9 ? 0.15 : 0)));
  if (isGrip) return voice(Math.min(0.97, 0.57 + (radius < 0.71 ? 0.34 : 0) - (radius > 0.78 ? 0.22 : 0)));
  if (x > 1.3 && abs(y - (0.84 + 0.045 * Math.sin((x - 1.3) * 46))) < 0.016) return voice(0.9);
  return ink(inEllipse(x, y, 0.86, 0.86, 0.74, 0.05) < 1 ? 0.42 : 0.05 + 0.08 * y);
};

/** Left edge, width, height and tone of the books that are upright. */
const BOOKS = [
  [0.16, 0.1, 0.5, 0.78],
  [0.27, 0.07, 0.58, 0.4],
  [0.35, 0.12, 0.46, 0.6],
  [0.48, 0.06, 0.54, 0.9],
  [0.55, 0.1, 0.5, 0.34],
  [0.93, 0.08, 0.56, 0.5],
  [1.02, 0.13, 0.48, 0.82],
  [1.16, 0.07, 0.6, 0.3],
  [1.24, 0.11, 0.52, 0.64],
  [1.36, 0.06, 0.46, 0.9],
] as const;
const SHELF = 0.8;

/** One shelf, one book drawn forward. */
export const books: ToneAt = (x, y) => {
  if (y > SHELF && y < SHELF + 0.035) return ink(0.97);
  if (y >= SHELF + 0.035) return ink(y < SHELF + 0.12 ? 0.5 - (0.5 * (y - SHELF - 0.035)) / 0.085 : 0.05);
  return leaningBook(x, y) ?? standingBook(x, y) ?? ink(0.03);
};

function leaningBook(x: number, y: number): Tone | undefined {
  const across = (x - 0.8) * Math.cos(0.2) + (y - SHELF + 0.3) * Math.sin(0.2);
  const down = -(x - 0.8) * Math.sin(0.2) + (y - SHELF + 0.3) * Math.cos(0.2);
  if (abs(across) >= 0.062 || abs(down) >= 0.29) return undefined;
  const isTitle = down < -0.12 && down > -0.2;
  const tone = abs(across) > 0.05 ? 0.97 : isTitle ? 0.1 : 0.66 + 0.25 * (across / 0.06);
  return thread(tone, '--color-docs');
}

function standingBook(x: number, y: number): Tone | undefined {
  const book = BOOKS.find(([left, width, height]) => x > left && x < left + width && y > SHELF - height);
  if (!book) return undefined;
  const [left, width, height, tone] = book;
  const across = (x - left) / width;
  const up = (y - SHELF + height) / height;
  if (across < 0.1 || across > 0.92) return ink(0.95);
  if ((up > 0.16 && up < 0.2) || (up > 0.26 && up < 0.3)) return ink(tone > 0.5 ? 0.1 : 0.9);
  return ink(Math.min(0.95, tone * 0.8 + 0.3 * (across - 0.4)));
}

/** Middle and height of each stack. */
const STACKS = [
  [0.3, 0.14],
  [0.62, 0.32],
  [0.94, 0.46],
  [1.26, 0.68],
] as const;

/** Four stacks of coins. */
export const coins: ToneAt = (x, y) => {
  for (const [middle, height] of STACKS) {
    const across = (x - middle) / 0.125;
    if (abs(across) > 1) continue;
    const rim = 0.045 * Math.sqrt(1 - across * across);
    const top = 0.84 - height;
    const face = Math.hypot(across, (y - top) / 0.045);
    if (face < 1) return ink(face > 0.86 ? 0.95 : 0.04);
    if (y < top || y >= 0.84 + rim) continue;
    return ink(((y - rim - top) / 0.07) % 1 < 0.16 ? 0.95 : 0.34 + 0.42 * (across + 0.4));
  }
  return ink(y > 0.84 ? 0.3 : 0.05);
};

/** An envelope with its flap open. */
export const envelope: ToneAt = (x, y) => {
  const email = (tone: number) => thread(tone, '--color-email');
  const slope = 1 - abs(x - 0.8) / 0.44;
  if (isInBox(x, y, 0.36, 0.44, 1.24, 0.88)) {
    const fold = Math.min(
      toLine(x, y, 0.36, 0.88, 0.8, 0.62),
      toLine(x, y, 1.24, 0.88, 0.8, 0.62),
      toLine(x, y, 0.36, 0.44, 0.8, 0.68),
      toLine(x, y, 1.24, 0.44, 0.8, 0.68),
    );
    if (fold < 0.012) return email(0.97);
    return email(y > 0.44 + slope * 0.24 ? 0.62 : 0.86);
  }
  const isFlap = y < 0.44 && y > 0.44 - slope * 0.3 && abs(x - 0.8) < 0.44;
  if (isInBox(x, y, 0.5, 0.12, 1.1, 0.44)) return letter(x, y, isFlap ? 0.03 : 0.02);
  if (isFlap) return email(0.36);
  return ink(inEllipse(x, y, 0.8, 0.9, 0.56, 0.035) < 1 ? 0.45 : 0.07);
};

function letter(x: number, y: number, blank: number): Tone {
  if (x < 0.512 || x > 1.088 || y < 0.134) return ink(0.95);
  const isLine = y > 0.19 && Math.floor(y * 28) % 2 === 1 && x > 0.56 && x < 1.04;
  return ink(isLine ? 0.75 : blank);
}

/** Edges of the padlock's body: half its width, top and bottom. */
const LOCK = { x: 0.86, half: 0.3, top: 0.43, bottom: 0.85 } as const;

/** A closed padlock, its keyhole bare. */
export const padlock: ToneAt = (x, y) => {
  const across = x - LOCK.x;
  const hole = Math.hypot(across, y - 0.59) < 0.05 || (abs(across) < 0.02 && y > 0.59 && y < 0.73);
  if (isInBox(x, y, LOCK.x - LOCK.half, LOCK.top, LOCK.x + LOCK.half, LOCK.bottom)) {
    return ink(hole ? 0.02 : Math.min(0.97, 0.62 + 0.55 * across + (y > LOCK.bottom - 0.04 ? 0.2 : 0)));
  }
  const bow = Math.hypot(across, y - 0.34);
  const isBow =
    y < 0.34 ? bow > 0.15 && bow < 0.215 : y < LOCK.top && abs(across) > 0.15 && abs(across) < 0.215;
  if (isBow) return ink(Math.min(0.97, 0.6 + 0.8 * across));
  return ink(inEllipse(x, y, LOCK.x + 0.06, LOCK.bottom + 0.03, 0.5, 0.045) < 1 ? 0.45 : 0.05 + 0.08 * y);
};
