/** The moments of a motion, as pictures: the clock of its animations is set by hand, so that a busy machine changes nothing. */
import type { Page } from '@playwright/test';
import type { Motion } from './motions.ts';

export interface Frame {
  label: string;
  png: Buffer;
}

/** Slow enough that nothing moves between a press and the first picture. */
const STANDSTILL = 0.0001;

/** @param page of its own, with motion allowed */
export async function takeFrames(page: Page, origin: string, motion: Motion): Promise<Frame[]> {
  const { route, prepare, begin, frames } = motion;
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  const setRate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
  const isOnArrival = 'at' in frames && !begin;
  await setRate(isOnArrival ? STANDSTILL : 1);
  await page.goto(origin + route, { waitUntil: isOnArrival ? 'load' : 'networkidle' });
  await prepare?.(page);
  if ('past' in frames) return scrollPast(page, frames);
  if ('steps' in frames) return takeSteps(page, frames.steps);
  if (begin) {
    await settle(page);
    await setRate(STANDSTILL);
    const before = page.url();
    await begin(page);
    await hasBegun(page, before);
  }
  return seek(page, frames.at);
}

/** Waits until every animation that runs once has ended, before another motion begins. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  );
}

/** A press moves something at once, loads a part of the page first, or leads to another page. */
async function hasBegun(page: Page, before: string) {
  await page
    .waitForFunction(
      (url) =>
        location.href === url
          ? document.getAnimations().some(({ effect, playState }) => {
              const end = effect?.getComputedTiming().endTime;
              return playState === 'running' && end !== undefined && Number.isFinite(end);
            })
          : document
              .getAnimations()
              .some(({ effect }) =>
                (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
              ),
      before,
      { timeout: 8000 },
    )
    .catch(() => console.warn(`Nothing began to move on ${page.url()}.`));
}

async function seek(page: Page, moments: readonly number[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const moment of moments) {
    await page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        if (animation.timeline !== document.timeline) continue;
        animation.pause();
        animation.currentTime = time;
      }
    }, moment);
    frames.push({ label: `${moment} ms`, png: await page.screenshot() });
  }
  return frames;
}

/** Takes pictures while the element scrolls by, from its top near the lower edge of the window to its bottom near the middle. */
async function scrollPast(page: Page, { past, count }: { past: string; count: number }): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let index = 0; index < count; index += 1) {
    const top = await page
      .locator(past)
      .first()
      .evaluate(
        (element, part) => {
          const { top: head, height } = element.getBoundingClientRect();
          const [from, to] = [
            head + scrollY - innerHeight * 0.8,
            head + scrollY + height - innerHeight * 0.6,
          ];
          scrollTo({ top: from + (to - from) * part, behavior: 'instant' });
          return Math.round(scrollY);
        },
        index / (count - 1),
      );
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    frames.push({ label: `${top} px`, png: await page.screenshot() });
  }
  return frames;
}

async function takeSteps(page: Page, steps: readonly ((page: Page) => Promise<unknown>)[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const [index, step] of steps.entries()) {
    await step(page);
    frames.push({ label: `step ${index + 1}`, png: await page.screenshot() });
  }
  return frames;
}
