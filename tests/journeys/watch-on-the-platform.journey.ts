/** A visitor watches a film that is on the video platform, or not online yet; or has no script to play it with. */
import type { Page } from '@playwright/test';
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

test('the platform is asked for nothing until the visitor presses', async ({ page }) => {
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
