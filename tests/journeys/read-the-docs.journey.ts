/** A visitor reads the documentation: neighbours, contents, copying, a template to take along. */
import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { expect, test } from '../support/journey.ts';

const TEMPLATE = '/docs/agents/templates/newsletter';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page', includeHidden: true });
const opener = (page: Page) => page.getByRole('button', { name: 'On this page' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('next and previous lead on and back, and the breadcrumbs up', async ({ page }) => {
  await page.goto(TEMPLATE);
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(TEMPLATE);
  const current = page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .locator('[aria-current="page"]');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem').last()).toHaveText((await current.innerText()).trim());
  await neighbours.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL(TEMPLATE);
  await crumbs.getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/agents');
});

test('the contents mark the section that is read, and show its parts only', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  const current = contents(page).locator('[aria-current]');
  const sections = contents(page).locator('> ul > li > a');
  const words = await sections.allInnerTexts();
  await expect(current).toHaveText(words[0] ?? '');
  for (const index of [2, 1]) {
    await sections.nth(index).click();
    await expect(current).toHaveText(words[index] ?? '');
    await expect(page.getByRole('heading', { name: words[index] ?? '', exact: true })).toBeInViewport();
    const parts = contents(page)
      .locator('> ul > li')
      .filter({ has: page.locator('[aria-current]') })
      .locator('ul a');
    for (const part of await contents(page).locator('ul ul a').filter({ visible: true }).all())
      expect(await parts.allInnerTexts()).toContain(await part.innerText());
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(current).toHaveText(words[0] ?? '');
});

for (const [kind, hasScripts] of [
  ['with', true],
  ['without', false],
] as const) {
  test.describe(`${kind} a script`, () => {
    test.use({ hasScripts, viewport: { width: 390, height: 844 } });

    test('on a phone a line opens the contents, which lead below the bars', async ({ page }) => {
      for (const [route, name] of [
        ['/docs/process', 'On this page'],
        ['/privacy', 'Sections'],
      ] as const) {
        await page.goto(route);
        const list = page.getByRole('navigation', { name, includeHidden: true });
        await expect(list).toBeHidden();
        await page.getByRole('button', { name }).click();
        await expect(list).toBeVisible();
        const link = list.getByRole('link').nth(2);
        const words = (await link.innerText()).trim();
        await link.click();
        const heading = page.getByRole('main').getByRole('heading', { name: words, exact: true });
        await expect(heading).toBeInViewport();
        const isSeen = () =>
          heading.evaluate((element) => {
            const { left, top } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 4, top + 8));
          });
        if (hasScripts) await atRest(heading);
        await expect.poll(isSeen).toBe(true);
      }
    });
  });
}

test('on a phone the line says what is being read, and Escape closes the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await opener(page).click();
  const last = contents(page).locator('> ul > li > a').last();
  const words = await last.innerText();
  await last.click();
  await expect(opener(page)).toContainText(words);
  await opener(page).click();
  await expect(contents(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contents(page)).toBeHidden();
});

test('the address of a question opens its answer', async ({ page }) => {
  await page.goto('/docs/resources');
  const closed = page.getByRole('main').locator('details:not([open])').last();
  const id = await closed.getByRole('heading', { level: 3 }).getAttribute('id');
  await page.goto('/docs');
  await page.goto(`/docs/resources#${id}`);
  const question = page.locator(`details:has(#${id})`);
  await expect(question).toHaveAttribute('open');
  await expect(question.getByRole('paragraph').first()).toBeInViewport();
});
