import { HAS_RARER_LETTERS, type Rule } from './rule.ts';

export const isStill: Rule = (page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML}`),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ outerHTML }) => `plays: ${outerHTML}`),
  ]);

/** A letter that takes the place of its stand-in moves what stands beside it by less. */
const LEAST = HAS_RARER_LETTERS ? 0.001 : 0;

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Since the page was opened; also what moved when somebody pressed. */
export const movesNothing: Rule = (page) =>
  page.evaluate((least) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter(({ value }) => value >= least);
    observer.disconnect();
    return shifts.map(({ value, sources }) => {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML : node?.nodeName,
      );
      return `moved by ${value}: ${moved.join('; ')}`;
    });
  }, LEAST);

/** A window at a time, with frames in which what came into view is laid out. */
export const movesNothingWhileRead: Rule = async (page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 1; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await frame();
      // A font that a scroll asks for is there before the next window.
      await document.fonts.ready;
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return movesNothing(page);
};
