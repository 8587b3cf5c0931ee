/** A buyer compares the plans, does the sum with numbers of their own, and reads the terms. */
import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { expect, test } from '../support/journey.ts';

const plans = (page: Page) => page.getByRole('article');
const section = (page: Page, heading: string) =>
  page.getByRole('region').filter({ has: page.locator(`#${heading}-heading`) });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two plans say their price, what is in them and where they lead; one is popular', async ({ page }) => {
  await page.goto('/pricing');
  await expect(plans(page)).toHaveCount(2);
  await expect(page.getByText('POPULAR', { exact: true })).toHaveCount(1);
  await expect(plans(page).first()).toContainText('POPULAR');
  await expect(plans(page).first()).toContainText(/\$[\d,]+/);
  for (const [index, action] of ['Get Started', 'Contact Sales'].entries()) {
    const plan = plans(page).nth(index);
    expect(await plan.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    await expect(plan.getByRole('link', { name: action })).toHaveAttribute('href', '/contact');
  }
  const price = /\$[\d,]+/.exec(await plans(page).first().innerText())?.[0] ?? '';
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description, 'what search engines are told').toContain(price);
});

test('six roles, a hundred percent of a month, and what is open to the client', async ({ page }) => {
  await page.goto('/pricing');
  await expect(section(page, 'solution')).toBeVisible();
  await expect(section(page, 'experts').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(section(page, 'experts').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const shares = (await section(page, 'allocation').getByRole('listitem').allInnerTexts()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(
    await section(page, 'transparency').getByRole('heading', { level: 3 }).count(),
  ).toBeGreaterThanOrEqual(4);
});

test('the questions open, and each agreement can be read and left again', async ({ page }) => {
  await page.goto('/pricing');
  const questions = section(page, 'questions').locator('details');
  const first = questions.first();
  await expect(first.getByRole('paragraph').first()).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByRole('paragraph').first()).toBeVisible();
  const links = section(page, 'agreements').locator('a[href^="/agreements/"]');
  const addresses = await links.evaluateAll((all) => [
    ...new Set(all.map((link) => link.getAttribute('href') ?? '')),
  ]);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1000);
  }
});

test('the return of own numbers says when, and answers what is no number', async ({ page }) => {
  await page.goto('/pricing');
  const sum = section(page, 'return');
  const result = sum.getByRole('status');
  const fields = sum.getByRole('textbox');
  const example = await result.innerText();
  for (const [index, text] of ['7.5', '4', '$60'].entries()) {
    await fields.nth(index).fill(text);
    await fields.nth(index).press('Tab');
  }
  await expect(result).toContainText('Not yet');
  await fields.nth(1).fill('100,000');
  await expect(result).toContainText('Back on day');
  expect(await isAccessible({ page })).toEqual([]);
  for (const wrong of ['many', '0', '-4', '99999999']) {
    await fields.nth(1).fill(wrong);
    await expect(fields.nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(fields.nth(1)).toHaveAccessibleDescription(/number/);
  }
  await expect(sum).not.toContainText('NaN');
  for (const field of await fields.all()) await field.fill('');
  await expect(result, 'without numbers the example is back').toHaveText(example, { useInnerText: true });
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('the example return is shown, and no field that does nothing', async ({ page }) => {
    await page.goto('/pricing');
    await expect(section(page, 'return').getByRole('textbox')).toHaveCount(0);
    await expect(section(page, 'return').getByRole('img').first()).toBeVisible();
  });
});
