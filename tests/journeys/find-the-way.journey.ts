import {
  company,
  expect,
  type Page,
  PHONE,
  STILL,
  scrollBy,
  test,
  visit,
} from '../support/journey.ts';

const { main, callToAction } = company.navigation;
const LINKS = [...main, callToAction].map(({ label, href }) => [label, href] as const);
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu' });

test.use({ ...STILL, expectedErrors: [/status of 404.*(pr-cing|qqq)/] });

test('from 768 px the bar holds every link, below a menu fills the screen', async ({ page }) => {
  await visit(page, '/privacy');
  const bar = page.getByRole('banner');
  await scrollBy(page, 1200);
  expect((await bar.boundingBox())?.y).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [name, href] of LINKS)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  // Translated into Greek they are as long.
  await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.append('ίτιδα')));
  for (const link of await bar.getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
  await expect(opener(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar.getByRole('navigation').getByRole('link')).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await opener(page).press('Enter');
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  for (const [, href] of LINKS)
    await expect(menu(page).locator(`a[href="${href}"]`).last()).toBeVisible();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  // As into the back/forward cache.
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
  await opener(page).click();
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(menu(page)).toBeHidden();
});

test('the first Tab skips to the content, and a link leads to a page’s top', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact#main');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator('header a[href="/about"]').first().click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('where a browser knows no commands a script opens the menu, and says so', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.goto('/about');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('an unknown address that is nearly right is asked about', async ({ page }) => {
  await visit(page, '/qqq');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await page.goto('/docs/old/pr-cing.php');
  await expect(page.getByRole('status')).toHaveText('Did you mean /pricing?');
  await page.locator('main').getByRole('button', { name: 'Search docs' }).click();
  await expect(page.getByRole('combobox'), 'what was asked for').toHaveValue('pr cing');
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByRole('link').click();
  await expect(page).toHaveURL('/pricing');
});
