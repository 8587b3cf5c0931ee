/**
 * What must hold on every page: accessible, inside its window, steady while pictures arrive, silent towards other
 * hosts, readable without a script.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { builtRoutes } from '#scripts/routes.ts';
import { SITE_DIR } from '../support/built-site.ts';
import { axeViolations, expect, test } from '../support/site.ts';

const ROUTES = [...(await builtRoutes(SITE_DIR)), '/no-such-page', '/contact/received'];
/** Nine hundred rows take any checker its time, and more on a busy machine. */
const LONG_PAGE = '/docs/technology-stack';
/** Bytes of script, compressed, that a page may run before the visitor's first intent; inline scripts count too. */
const SCRIPT_BUDGET = 5_000;
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

interface ScriptCost {
  what: string;
  bytes: number;
}

/** Notes what scripts the page is sent from now on. */
function countScripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return {
    async list(): Promise<ScriptCost[]> {
      const files = await Promise.all(
        responses.map(async (response) => ({
          what: new URL(response.url()).pathname,
          // The file as it was sent, compressed; without the header, so that no host's headers decide.
          bytes: Number((await response.allHeaders())['content-length'] ?? (await response.body()).length),
        })),
      );
      const inline = await page
        .locator('script:not([src]):not([type*="json"]):not([type="speculationrules"])')
        .evaluateAll((elements) => elements.map((element) => element.textContent).join('\n'));
      return [...files, { what: 'inline', bytes: brotliCompressSync(inline).length }];
    },
  };
}

function expectLittleScript(scripts: ScriptCost[]): void {
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = scripts.map(({ what, bytes }) => `  ${bytes} ${what}`).join('\n');
  expect(
    total,
    `${total} bytes of script before any intent:\n${list}\nLoad it on intent (client:intent, or import() in the listener), or say it in HTML.`,
  ).toBeLessThan(SCRIPT_BUDGET);
}

for (const route of ROUTES) {
  test(`${route} has no accessibility violation, fits every width, asks no other host and runs little script`, async ({
    page,
    site,
  }) => {
    if (route === LONG_PAGE) test.slow();
    const scripts = countScripts(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expectLittleScript(await scripts.list());
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
    expect(await axeViolations(page, { rows: 'first' })).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
}

for (const route of ROUTES.filter((path) => path.startsWith('/docs'))) {
  test(`${route} has enough contrast in the dark`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(route);
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await axeViolations(page, { rules: 'colours' })).toEqual([]);
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
