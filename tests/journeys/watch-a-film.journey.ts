/** A visitor watches a film: one of ours, one on the platform, or one that is not online yet. */
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { expect, test } from '../support/journey.ts';
import { renderComponent } from '../support/render-component.ts';

const ID = 'aB3_dE-fG9h';
const INTRODUCTION = '/docs/introduction';
const film = {
  ...{ id: '', link: '', title: 'A film', summary: 'What it shows.', duration: 28 },
  ...{ poster: '/share/site.png', sample: false },
};
const onPlatform = { ...film, id: ID, link: `https://www.youtube.com/watch?v=${ID}` };

let states: Record<'platform' | 'platformMuted' | 'none', string>;
test.beforeAll(async () => {
  const [platform = '', platformMuted = '', none = ''] = await renderComponent(
    '/src/components/video/video.tsx',
    'Video',
    [{ film: onPlatform }, { film: onPlatform, mode: 'autoplay-muted' }, { film: { ...film, files: [] } }],
  );
  states = { platform, platformMuted, none };
});

const isPaused = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.paused);
const place = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Opens a page with its film in another state. @returns what the platform is asked for */
async function open(page: Page, state: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  await page.route(`**${INTRODUCTION}`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<figure [^>]*data-film=[\s\S]*?<\/figure>/, () => state),
    });
  });
  await page.goto(INTRODUCTION, { waitUntil: 'networkidle' });
  return asked;
}

test('a film that is not online yet says so in words and shows no broken frame', async ({ page }) => {
  await open(page, states.none);
  await page.getByRole('button', { name: /^Watch the film/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'not online yet' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await isAccessible({ page })).toEqual([]);
});

test('the platform is asked for nothing until the visitor presses, also where a film would play by itself', async ({
  page,
}) => {
  for (const [state, button, mute] of [
    [states.platform, /^Watch the film/, false],
    [states.platformMuted, /^Play without sound/, true],
  ] as const) {
    const asked = await open(page, state);
    await page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: button }).click();
    const player = page.locator('iframe');
    await expect(player).toHaveAttribute(
      'src',
      new RegExp(`^https://www.youtube-nocookie.com/embed/${ID}\\?autoplay=1`),
    );
    if (mute) await expect(player).toHaveAttribute('src', /[?&]mute=1/);
    await expect(player).toHaveAttribute('title', film.title);
    await expect(player).toBeFocused();
    await page.unrouteAll();
  }
});

test('the film of the home page loads on a press, has the controls of the browser, captions and a transcript', async ({
  page,
}) => {
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

test('the loop of the incubator plays muted while it is in view, obeys its pause button, and is watched from the start', async ({
  page,
}) => {
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

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('a film is a link to the platform, a player of the browser, or a sentence', async ({ page }) => {
    await open(page, states.none);
    await expect(page.getByText('not online yet')).toBeVisible();
    await page.unrouteAll();
    await open(page, states.platform);
    await expect(page.getByRole('link', { name: /on the video platform/ })).toHaveAttribute(
      'href',
      onPlatform.link,
    );
    await page.unrouteAll();
    await page.goto(INTRODUCTION);
    await expect(page.locator('figure video')).toHaveAttribute('controls');
  });
});
