/** A visitor watches a film: one that plays by itself, or one that waits for a press. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);
const place = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

test('the film of the home page loads on a press, with captions and transcript', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const video = page
    .getByRole('figure')
    .filter({ has: page.locator('video') })
    .first()
    .locator('video');
  await page.getByRole('button', { name: /^Watch the film/ }).click();
  await expect.poll(() => place(video)).toBeGreaterThan(0);
  await expect(video).toBeFocused();
  await expect(video).toHaveJSProperty('controls', true);
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(true);
  await expect(video.locator('track[kind="captions"]')).toHaveCount(1);
  await page.getByText('Transcript', { exact: true }).first().click();
});

test.describe('when a film cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('its poster says so in words, and its button tries again', async ({ page }) => {
    await page.route('**/films/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: /^Watch the film/ });
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'could not be played' })).toBeVisible();
    await expect(button, 'whoever pressed it is still there').toBeFocused();
    await page.unrouteAll();
    await button.click();
    await expect.poll(() => place(page.locator('figure video').first())).toBeGreaterThan(0);
  });
});

test('the loop plays muted while it is in view, and obeys its buttons', async ({ page }) => {
  await page.goto('/incubator', { waitUntil: 'networkidle' });
  const hero = page.getByRole('region').first();
  const video = hero.locator('video');
  await expect.poll(() => place(video)).toBeGreaterThan(0.2);
  await expect(video).toHaveJSProperty('muted', true);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect.poll(() => isPaused(video)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isPaused(video)).toBe(false);
  await hero.getByRole('button', { name: /^Pause / }).click();
  await expect.poll(() => isPaused(video)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(hero.getByRole('button', { name: /^Play / })).toBeVisible();
  expect(await isPaused(video), 'a paused film stays paused').toBe(true);
  await hero.getByRole('button', { name: /^Watch from the start/ }).click();
  await expect(video).toHaveJSProperty('controls', true);
  await expect.poll(() => isPaused(video)).toBe(false);
});

for (const wish of ['less motion', 'less data'] as const) {
  test(`no film starts by itself for a visitor who wants ${wish}`, async ({ page }) => {
    if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await page.goto('/incubator', { waitUntil: 'networkidle' });
    const hero = page.getByRole('region').first();
    await expect(hero.getByRole('button', { name: /^Play / }).first()).toBeVisible();
    expect(await place(hero.locator('video'))).toBe(0);
  });
}

test('a student’s film plays, and another one takes its place', async ({ page }) => {
  await page.goto('/incubator', { waitUntil: 'networkidle' });
  const films = page.getByRole('region').filter({ has: page.locator('#students-heading') });
  const video = films.locator('video');
  await films.getByRole('button', { name: /^Play / }).click();
  await expect.poll(() => isPaused(video)).toBe(false);
  const title = await video.getAttribute('aria-label');
  await films.getByRole('tab').nth(1).click();
  await expect(video).not.toHaveAttribute('aria-label', title ?? '');
  await expect.poll(() => isPaused(video)).toBe(true);
});
