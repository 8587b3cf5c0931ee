/** A visitor wants to know what is kept about them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/run-tool.ts';
import { atRest } from '../support/at-rest.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';
import { turnWheel } from '../support/turn-wheel.ts';

const policy = readFileSync(join(ROOT, 'content/legal/privacy.md'), 'utf8');
const headings = (level: RegExp) => [...policy.matchAll(level)].map(([, heading = '']) => heading);
const TITLE = headings(/^# (.+)$/gm);
const SECTIONS = headings(/^## (.+)$/gm);

test('the policy is read by its sections', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy');
  await test.step('the policy has nine numbered sections, each with something to say', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    expect(SECTIONS).toHaveLength(9);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      SECTIONS.map((heading, index) => `${index + 1} ${heading}`),
    );
    for (const [index, heading] of SECTIONS.entries()) {
      const section = main.getByRole('region', { name: `${index + 1} ${heading}` });
      expect((await section.innerText()).split(/\s+/).length).toBeGreaterThan(20);
    }
    await expect(
      main
        .getByRole('region', { name: `9 ${SECTIONS[8]}` })
        .getByRole('link')
        .first(),
    ).toHaveAttribute('href', '/contact');
  });
  await test.step('the contents lead to each section, which stops below the bar', async () => {
    const contents = page.getByRole('navigation', { name: 'Sections' });
    await expect(contents.getByRole('link')).toHaveCount(9);
    await contents.getByRole('link').nth(4).click();
    await expect(page).toHaveURL(/\/privacy#[\w-]+$/);
    const heading = page.getByRole('heading', { name: `5 ${SECTIONS[4]}` });
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBeLessThan(180);
    expect((await atRest(heading)).y).toBeGreaterThan(72);
    await expect(contents.locator('[aria-current]')).toHaveText(`5 ${SECTIONS[4]}`);

    await turnWheel(page, -4000);
    await expect(contents.locator('[aria-current]')).toHaveText(`1 ${SECTIONS[0]}`);
  });
});

for (const [instant, timezoneId, shown, iso] of [
  ['2031-03-05T12:00:00Z', 'UTC', 'March 5, 2031', '2031-03-05'],
  // Still the day before in Honolulu: the date is the reader's own.
  ['2031-03-05T04:00:00Z', 'Pacific/Honolulu', 'March 4, 2031', '2031-03-04'],
] as const) {
  test.describe(`read at ${instant} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`was last updated ${shown}`, async ({ page }) => {
      await page.clock.setFixedTime(instant);
      await page.goto('/privacy');
      const date = page.getByRole('main').getByRole('time');
      await expect(page.getByText('Last updated')).toHaveText(`Last updated ${shown}`);
      await expect(date).toHaveAttribute('datetime', iso);
    });
  });
}

test('a page that comes back from the back/forward cache on another day shows that day', async ({ page }) => {
  await page.clock.setFixedTime('2031-03-05T12:00:00Z');
  await page.goto('/privacy');
  await expect(page.getByText('Last updated March 5, 2031')).toBeVisible();
  await page.clock.setFixedTime('2031-03-06T12:00:00Z');
  // Playwright turns the cache itself off; a page that comes out of it gets this event.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText('Last updated March 6, 2031')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('the page shows the day of the build', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText('Last updated')).toHaveText(/^Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  });
});

test('nothing moves on a phone when the date is put in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2031-09-30T12:00:00Z');
  await watchShifts(page);
  await page.goto('/privacy');
  await expect(page.getByText('September 30, 2031')).toBeVisible();
  expect(await shiftsSeen(page)).toEqual([]);
});
