/** A developer looks through the gallery: every part of the interface in each of its states, in both themes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { axeDifferences, axeViolations } from '../support/axe.ts';
import { startOtherSite } from '../support/build-other-site.ts';
import { SITE_DIR } from '../support/built-site.ts';
import { expect, test } from '../support/journey.ts';
import { SENT_AGAIN } from '../support/other-html.ts';
import { otherSite } from '../support/other-site.ts';
import type { RunningSite } from '../support/start-site.ts';

const WIDTHS = [320, 390, 768, 1440];

let running: RunningSite;

test.beforeAll(async () => {
  running = await startOtherSite();
});

test.afterAll(() => running?.stop());

/** Lists faults of the examples' boxes at the page's present width, a line each. */
async function layoutFaults(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(tooWide > 0 ? [`the page is ${tooWide} px too wide`] : []),
    ...(await emptyExamples(page)),
    ...(await partsOutOfFrame(page)),
    ...(await overlappingExamples(page)),
  ];
}

function emptyExamples(page: Page): Promise<string[]> {
  return page.locator('[data-example]').evaluateAll((stages) =>
    stages
      .filter((stage) => {
        const boxes = [...stage.children].map((child) => child.getBoundingClientRect());
        return !boxes.some(({ width, height }) => width > 0 && height > 0);
      })
      .map((stage) => `${stage.getAttribute('data-example')}: shows nothing`),
  );
}

/** Lists parts that extend beyond their example's frame, except those another element clips. */
function partsOutOfFrame(page: Page): Promise<string[]> {
  return page.locator('[data-example]').evaluateAll((stages) => {
    const isCut = (element: Element | null): boolean => {
      if (!element || element.hasAttribute('data-example')) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return clipPath !== 'none' || overflowX !== 'visible' || isCut(element.parentElement);
    };
    return stages.flatMap((stage) => {
      const frame = stage.getBoundingClientRect();
      return [...stage.querySelectorAll('*:not(svg *)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom) > 1;
        })
        .filter((element) => !isCut(element))
        .map(
          (element) =>
            `${stage.getAttribute('data-example')}: sticks out: ${element.outerHTML.slice(0, 160)}`,
        );
    });
  });
}

function overlappingExamples(page: Page): Promise<string[]> {
  return page.locator('[data-example]').evaluateAll((stages) => {
    const boxes = stages.map((stage) => ({
      name: stage.getAttribute('data-example'),
      box: stage.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => box.left < other.box.right && other.box.left < box.right)
        .filter((other) => box.top < other.box.bottom && other.box.top < box.bottom)
        .map((other) => `${name} lies over ${other.name}`),
    );
  });
}

test('every example is accessible and keeps to its frame at every width, in both themes', async ({
  page,
}) => {
  await page.goto(`${running.url}/gallery`, { waitUntil: 'networkidle' });
  expect(await axeViolations(page)).toEqual([]);
  for (const theme of ['light', 'dark']) {
    if (theme === 'dark') await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html.dark')).toHaveCount(theme === 'dark' ? 1 : 0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page.locator('body'));
      expect(await layoutFaults(page), `${theme} at ${width} px`).toEqual([]);
      expect(await axeDifferences(page), `${theme} at ${width} px`).toEqual([]);
    }
  }
});

test('the public site has no gallery', async ({ page, site }) => {
  expect(existsSync(join(otherSite.siteDir, 'gallery.html'))).toBe(true);
  expect(existsSync(join(SITE_DIR, 'gallery.html'))).toBe(false);
  const response = await page.request.get(`${site.url}/gallery`, SENT_AGAIN);
  expect(response.status()).toBe(404);
});
