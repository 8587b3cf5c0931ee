/** A visitor finds the way through the documentation by its sidebar, on a narrow screen by its drawer. */
import type { Page } from '@playwright/test';
import { isAccessible, movesNothing, watchShifts } from '../page-rules.ts';
import { holdBack, refuseStorage } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation', exact: true });
const toggle = (page: Page) => sidebar(page).getByRole('button', { name: 'Toggle sidebar' });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
const group = (page: Page, name: string) => sidebar(page).getByRole('group').filter({ hasText: name });

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/ERR_FAILED/] });

test('the sidebar is 16 rem wide, 3 rem when closed, and keeps as it was left', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await widthOf(page)).toBe(256);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(page)).toBe(48);
  await expect(sidebar(page).getByRole('link')).toHaveCount(0);
  await expect(sidebar(page).getByRole('button', { name: 'Search docs' })).toBeVisible();
  expect(await isAccessible({ page })).toEqual([]);
  await watchShifts(page);
  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto('/docs/resources');
  expect(await widthOf(page)).toBe(48);
  expect(await movesNothing({ page })).toEqual([]);
  await page.unrouteAll();
  await page.reload({ waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(256);
  await page.reload();
  expect(await widthOf(page)).toBe(256);
});

test('the two groups open, lead to their pages, and stay as they were left', async ({ page }) => {
  await page.goto('/docs/introduction', { waitUntil: 'networkidle' });
  for (const href of ['/docs/introduction', '/docs/technology-stack', '/docs/process', '/docs/resources'])
    await expect(sidebar(page).locator(`a[href="${href}"]`)).toBeVisible();
  const pages = {
    'AI Agents': ['/docs/agents', ...templates],
    'Customer Showcase': ['/docs/showcase', ...studies],
  };
  for (const [name, hrefs] of Object.entries(pages)) {
    await expect(group(page, name).getByRole('link')).toHaveCount(0);
    await group(page, name).getByText(name, { exact: true }).click();
    for (const href of hrefs) await expect(group(page, name).locator(`a[href="${href}"]`)).toBeVisible();
  }
  await group(page, 'AI Agents').getByText('AI Agents', { exact: true }).click();
  const openGroups = () =>
    sidebar(page)
      .getByRole('group')
      .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).not.toBe('');
  await page.route('**/_assets/*.js', (route) => route.abort());
  await page.goto('/docs/resources');
  expect(await openGroups()).toEqual([false, true]);
});

/** Addresses that the specification names; a page that the owner adds is one more. */
const templates = [
  'ultimate-assistant',
  'deep-research',
  'newsletter',
  'rag-pipeline',
  'faceless-shorts',
].map((name) => `/docs/agents/templates/${name}`);
const studies = ['tabletop', 'qupons', 'barkbox', 'awtt', 'PierpontHoldings'].map(
  (name) => `/docs/case-studies/${name}`,
);

test('the page is marked in its open group; one not listed marks the overview', async ({ page }) => {
  await page.goto(studies[0] ?? '');
  const current = sidebar(page).locator('[aria-current]');
  await expect(current).toHaveAttribute('href', studies[0] ?? '');
  await expect(current).toBeVisible();
  await page.goto('/docs/case-studies/topgolf');
  await expect(current).toHaveAttribute('href', '/docs/showcase');
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(current).toBeVisible();
});

test('two channels open new tabs, and a call is booked by the form', async ({ page }) => {
  await page.goto('/docs/introduction');
  const list = sidebar(page).getByRole('list', { name: 'Connect With Us' });
  await expect(list.locator('a[target="_blank"][href^="https://"]')).toHaveCount(2);
  await expect(list.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/contact');
});

test('a press that comes before its script does what it says once the script is there', async ({ page }) => {
  const deliver = await holdBack(page, /_assets\/.*behaviour.*\.js/);
  await page.goto('/docs/process');
  await toggle(page).click();
  deliver();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar works when storage refuses', async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(48);
});
