import { PART, type TokenName, type Tone, type ToneAt } from './shade.ts';
import { ball, isInBox, toLine } from './shapes.ts';

const abs = Math.abs;
const ink = (tone: number): Tone => ({ tone, part: PART.ground });
const thread = (tone: number, colour: TokenName): Tone => ({ tone, part: PART.ground, thread: colour });

/** A door left ajar, light across the floor. */
export const door: ToneAt = (x, y) => {
  const floor = 0.72;
  const left = 0.98;
  const right = 1.2;
  if (isInBox(x, y, left, 0.12, right, floor)) return ink(0.02 + 0.06 * y);
  if (x > right && x < right + 0.13 && y > 0.12 - (x - right) * 0.35 && y < floor + (x - right) * 0.62) {
    return ink(0.5 + 0.9 * (x - right));
  }
  const isFrame = abs(x - left) < 0.018 && y > 0.1 && y < floor;
  if (isFrame || isInBox(x, y, left - 0.018, 0.1, right, 0.125)) return ink(0.95);
  if (y > floor) return floorLight(x, (y - floor) / (1 - floor), left, right);
  return ink(0.62 + 0.2 * Math.max(0, Math.min(1, abs(x - 1.1) * 0.7)) + (y < 0.05 ? 0.1 : 0));
};

/** The patch of light widens towards the viewer as `t` goes from the door to the lower edge. */
function floorLight(x: number, t: number, left: number, right: number): Tone {
  const isLit = x > left - t * 0.86 && x < right - t * 0.5;
  return ink(isLit ? 0.05 + 0.14 * t : 0.66 - 0.16 * t);
}

/** A small sphere in front of a very large one. */
export const spheres: ToneAt = (x, y) => {
  const near = ball(x, y, 0.42, 0.62, 0.24);
  if (near !== undefined) return thread(0.96 - 0.72 * near, '--color-data');
  const far = ball(x, y, 1.12, 0.34, 0.62);
  if (far !== undefined) return ink(0.72 - 0.68 * far);
  if (y <= 0.86) return ink(0.06 + 0.06 * y);
  return ink(Math.hypot((x - 0.5) / 0.34, (y - 0.885) / 0.05) < 1 ? 0.6 : 0.24);
};

/** Five o'clock. */
export const clock: ToneAt = (x, y) => {
  const cx = 0.8;
  const cy = 0.52;
  const radius = Math.hypot(x - cx, y - cy);
  if (radius < 0.4) return dial(x, y, cx, cy, radius);
  if (radius < 0.43) return ink(0.95);
  if (y > 0.74) return ink(0.82);
  return ink(0.4 + 0.34 * y - 0.2 * Math.exp(-(((y - 0.74) / 0.1) ** 2)));
};

function dial(x: number, y: number, cx: number, cy: number, radius: number): Tone {
  const isHand =
    toLine(x, y, cx, cy, cx + 0.12, cy + 0.2) < 0.022 || toLine(x, y, cx, cy, cx, cy - 0.3) < 0.015;
  if (isHand) return thread(0.98, '--color-chat');
  const hour = Math.atan2(y - cy, x - cx) / (Math.PI / 6);
  const isMark = radius > 0.33 && radius < 0.37 && abs((((hour % 1) + 1.5) % 1) - 0.5) < 0.1;
  return ink(isMark ? 0.95 : 0.03);
}
