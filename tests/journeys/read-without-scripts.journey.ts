import { expect, PHONE, test } from '../support/journey.ts';

test.use({ javaScriptEnabled: false });

test('documentation: groups and a linked question open, the search leads on', async ({ page }) => {
  await page.goto('/docs/resources');
  const question = page.locator('main details:not([open]) h3').first();
  await page.goto(`/docs/resources#${await question.getAttribute('id')}`);
  await expect(page.locator('details:has(:target)').getByRole('paragraph').first()).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true });
  const group = sidebar.getByRole('group').first();
  await group.locator('summary').click();
  await expect(group.getByRole('link').last()).toBeVisible();
  await sidebar.getByRole('button', { name: 'Search docs' }).click();
  await expect(page).toHaveURL(/\/docs\/all\??$/);
});

test('on a phone menu, drawer and the contents of a page open and lead on', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  for (const [route, name] of [
    ['/privacy', 'Sections'],
    ['/docs/process', 'On this page'],
  ] as const) {
    await page.goto(route);
    const contents = page.getByRole('navigation', { name, includeHidden: true });
    await expect(contents).toBeHidden();
    await page.getByRole('button', { name }).click();
    const link = contents.getByRole('link').nth(2);
    const words = (await link.innerText()).trim();
    await link.click();
    const heading = page.getByRole('main').getByRole('heading', { name: words, exact: true });
    await expect(heading).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Pages' }).click();
  await page.locator('nav[aria-label="Documentation"] a[href="/docs/resources"]').click();
  await expect(page).toHaveURL('/docs/resources');
});
