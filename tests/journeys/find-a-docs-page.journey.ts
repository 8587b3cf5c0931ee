import { sidebarOf } from '#screens/docs/sidebar-pages.ts';
import { movesNothing } from '../page-rules/motion.ts';
import {
  comeBack,
  company,
  drawAhead,
  expect,
  type Page,
  STILL,
  test,
  visit,
} from '../support/journey.ts';

const { groups } = sidebarOf(company.docsOrder.sections, company.docsPages);
const [UNLISTED] = groups.flatMap(({ unlisted }) => unlisted);

const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Documentation', exact: true });
const toggle = (page: Page) => sidebar(page).getByRole('button', { name: 'Toggle sidebar' });
const theme = (page: Page) => page.getByRole('button', { name: 'Dark mode', exact: true });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
/** The class is set, and the part has a dark ground. */
const isDark = (page: Page, part: 'header' | 'body') =>
  page
    .locator(`html.dark ${part}`)
    .evaluateAll(([one]) => /rgb\(\d?\d,/.test(one ? getComputedStyle(one).backgroundColor : ''));
const darkBar = 'meta[name="theme-color"][media="all"]';
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test.use({ ...STILL, expectedErrors: [/ERR_FAILED/] });

test('the sidebar leads on, stays as it was left, and marks the page', async ({ page }) => {
  await page.goto('/docs/introduction');
  expect(await widthOf(page)).toBe(256);
  await toggle(page).click();
  expect(await widthOf(page)).toBe(48);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).getByRole('link')).toHaveCount(0);
  await toggle(page).click();
  const group = sidebar(page).getByRole('group').first();
  await expect(group.getByRole('link')).toHaveCount(0);
  await group.locator('summary').click();
  await expect(group.getByRole('link')).toHaveCount(groups[0]?.pages.length ?? 0);
  await group.locator('summary').click();
  await toggle(page).click();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toMatch(/,,closed|closed,,/);
  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto(UNLISTED?.path ?? '/docs');
  expect(await widthOf(page)).toBe(48);
  expect(await movesNothing(page)).toEqual([]);
  const opened = sidebar(page).locator('details[open]:has([aria-current])');
  await expect(opened, 'the group of the page').toHaveCount(UNLISTED ? 1 : 0);
});

test('the theme is dark in /docs, kept without a flash, and light elsewhere', async ({ page }) => {
  await visit(page, '/docs/process');
  await theme(page).press('Space');
  await expect(theme(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isDark(page, 'header')).toBe(true);
  await expect.poll(() => saved(page)).toBe('dark');
  await expect(page.locator(darkBar)).toHaveCount(1);
  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto('/docs/resources');
  expect(await isDark(page, 'body'), 'nothing flashes').toBe(true);
  await page.unrouteAll();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => isDark(page, 'header')).toBe(false);
  await expect.poll(() => saved(page)).toBe('light');
  await expect(page.locator(darkBar)).toHaveCount(0);
  await page.goBack();
  await expect(theme(page)).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await comeBack(page);
  await expect(theme(page), 'kept by the browser').toHaveAttribute('aria-pressed', 'true');
});

test('a page drawn ahead has theme and groups, and follows later choices', async ({ page }) => {
  await page.goto('/docs/process');
  await theme(page).click();
  const group = sidebar(page).locator('details').first();
  await group.locator('summary').click();
  await expect.poll(() => page.evaluate(() => 'docs-sidebar-groups' in localStorage)).toBe(true);
  const show = await drawAhead(page);
  await page.goto('/about');
  expect(await saved(page), 'the page before it is still read in the dark').toBe('dark');
  await page.goto('/docs/resources');
  expect(await isDark(page, 'body')).toBe(true);
  await expect(group).toHaveJSProperty('open', true);
  await page.evaluate(() => localStorage.clear());
  const last = page.locator('[data-part="text"] > section > *').last();
  await expect(last, 'it waits for the first paint').toBeHidden();
  await show();
  expect(await isDark(page, 'body')).toBe(false);
  await expect(last).toBeVisible();
  await expect(group).toHaveJSProperty('open', false);
});

for (const hasTouch of [false, true])
  test.describe(() => {
    test.use({ hasTouch });
    test(`${hasTouch ? 'a finger gets pages fetched' : 'a pointer has pages drawn'} ahead`, async ({
      page,
    }) => {
      await page.goto('/docs');
      const rules = await page.locator('[type="speculationrules"]').allInnerTexts();
      const ahead = rules.flatMap((rule) => Object.keys(JSON.parse(rule)));
      expect(ahead).toEqual(hasTouch ? ['prefetch'] : ['prefetch', 'prerender']);
    });
  });

test('sidebar and theme work for the page when storage refuses', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is refused.', 'SecurityError');
      },
    }),
  );
  await page.addInitScript(`Object.defineProperty(navigator, 'userAgent', { value: 'Mac' })`);
  await visit(page, '/docs/process');
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(48);
  await toggle(page).click();
  await theme(page).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('[data-search-keys]').first()).toHaveText('⌘K');
});
