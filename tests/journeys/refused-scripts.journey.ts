/** A file that completes something does not arrive: the page says no error, stays what it is without, and asks again. */
import type { Page } from '@playwright/test';
import { incubator } from '#model/facts/incubator-facts.ts';
import { expect, test } from '../support/journey.ts';
import { pressToCopy } from '../support/press-to-copy.ts';
import { field, options, search, status } from '../support/search-the-docs.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/net::ERR_FAILED/] });

/** Refuses a file whenever it is asked for. @returns what waits until that was so, and what lets it pass from then on */
async function refuse(page: Page, name: string) {
  const address = new RegExp(`/_assets/${name}\\.[^.]+\\.js$`);
  let count = 0;
  await page.route(address, (route) => {
    count += 1;
    return route.abort();
  });
  return {
    asked: () => expect.poll(() => count, `${name} was asked for`).toBeGreaterThan(0),
    letPass: () => page.unroute(address),
  };
}

for (const [label, path] of [
  ['Copy workflow', '/docs/agents/templates/newsletter'],
  ['Copy page as Markdown', '/docs/process'],
] as const) {
  test(`a button that copies does so at the next press, when its script did not arrive: ${label}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    const file = await refuse(page, 'copy-text');
    const control = page.getByRole('button', { name: label }).first();
    await control.click();
    await file.asked();
    await file.letPass();
    await pressToCopy(page, () => control.click());
  });
}

test('a group of tools opens with its names, and fetches the marks when it is touched again', async ({
  page,
}) => {
  await page.goto('/docs/technology-stack');
  const file = await refuse(page, 'fetch-marks');
  const group = page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('use[data-mark]') })
    .first();
  await group.locator('summary').click();
  await file.asked();
  await expect(group.getByRole('row').or(group.getByRole('listitem')).first()).toBeVisible();
  await file.letPass();
  await page.mouse.move(2, 2);
  await group.locator('summary').hover();
  await expect(group.locator('use[data-mark]').first()).toHaveAttribute('href', /./);
});

test('the search says that it did not load, and is there at the next key', async ({ page }) => {
  await page.goto('/docs/process');
  const file = await refuse(page, 'search-dialog');
  await search(page, 'agen');
  await file.asked();
  await expect(page.getByText('The search did not load. Type to try again.')).toBeVisible();
  await file.letPass();
  await page.keyboard.press('t');
  await expect(field(page)).toHaveValue('agent');
  await expect(options(page)).toHaveCount(5);
  await expect(status(page)).toHaveText('5 results, at most 5 shown');
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a film that would play by itself waits for a press, and then has the controls of the browser', async ({
    page,
  }) => {
    const file = await refuse(page, 'play-in-view');
    await page.goto('/incubator');
    await file.asked();
    const hero = page.getByRole('region', { name: incubator.title });
    const video = hero.locator('video');
    await expect(video).toHaveJSProperty('paused', true);
    await hero.getByRole('button', { name: /^Play / }).click();
    await expect(video).toHaveJSProperty('paused', false);
    await expect(video).toHaveJSProperty('controls', true);
    await expect(hero.getByRole('button', { name: /^(Play|Pause|Watch) / })).toHaveCount(0);
  });
});
