/** Time in films: seconds, and how far something has come. Pure, so that a moment is always the same picture. */

/** Size of every film in pixels, and pictures a second. */
export const FRAME = { width: 1280, height: 720, rate: 24 } as const;

/** Progress at `t` of a movement that begins at `from` and lasts `seconds`: 0 to 1, quick at first, then settling. */
export function settled(t: number, from: number, seconds: number): number {
  return 1 - (1 - elapsed(t, from, seconds)) ** 3;
}

/** The same for a thread under tension: it starts and stops gently. */
export function drawn(t: number, from: number, seconds: number): number {
  const share = elapsed(t, from, seconds);
  return share * share * (3 - 2 * share);
}

function elapsed(t: number, from: number, seconds: number): number {
  return Math.min(1, Math.max(0, (t - from) / seconds));
}

/** A scene with the moments at which it begins and ends. */
export type Timed<Scene> = Scene & { from: number; to: number };

/** Scenes one after the other. */
export function inTurn<Scene extends { seconds: number }>(scenes: readonly Scene[]): Timed<Scene>[] {
  let from = 0;
  return scenes.map((scene) => {
    const timed = { ...scene, from, to: from + scene.seconds };
    from = timed.to;
    return timed;
  });
}
