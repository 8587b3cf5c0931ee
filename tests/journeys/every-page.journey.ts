/**
 * What must hold on every page: accessible, inside its window, steady while pictures arrive, silent towards other
 * hosts, readable without a script.
 */
import type { Page } from '@playwright/test';
import { builtRoutes } from '#scripts/routes.ts';
import { SITE_DIR } from '../support/built-site.ts';
import { axeViolations, expect, test } from '../support/site.ts';

const ROUTES = [...(await builtRoutes(SITE_DIR)), '/no-such-page', '/contact/received'];
/** Nine hundred rows take the accessibility checker longer than the other pages together. */
const LONG_PAGE = '/docs/technology-stack';
const WIDTHS = [360, 390, 768, 1024, 1440, 1920];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });

/** Pictures whose width and height in the HTML keep another shape free than their file has: they move what follows. */
function misjudgedPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => getComputedStyle(image).objectFit === 'fill');
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures
      .filter((image) => {
        const kept = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return !(Math.abs(kept / (image.naturalWidth / image.naturalHeight) - 1) < 0.01);
      })
      .map((image) => image.outerHTML);
  });
}

for (const route of ROUTES) {
  test(`${route} has no accessibility violation, fits every width and asks no other host`, async ({
    page,
    site,
  }) => {
    if (route === LONG_PAGE) test.slow();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await misjudgedPictures(page)).toEqual([]);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeViolations(page)).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
}

for (const route of ROUTES.filter((path) => path.startsWith('/docs'))) {
  test(`${route} has no accessibility violation in the dark`, async ({ page }) => {
    if (route === LONG_PAGE) test.slow();
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(route);
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ROUTES) {
    test(`${route} can be read`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(15);
    });
  }
});
