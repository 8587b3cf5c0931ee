/** A founder looks at the incubator's proof: the chart of revenue, and the films of students. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const section = (page: Page, heading: string) =>
  page.getByRole('region').filter({ has: page.locator(`#${heading}-heading`) });

test('the chart says its figures in words and in a table', async ({ page }) => {
  await page.goto('/incubator', { waitUntil: 'networkidle' });
  const chart = section(page, 'revenue');
  await expect(chart.getByRole('img', { name: /month 1 \$\d+k.*month 8 \$\d+k/ })).toBeVisible();
  await chart.getByText('The same figures as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(9);
  await expect(chart.getByRole('columnheader', { name: 'Clients' })).toBeVisible();
  await expect(chart.getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('six films: a thumbnail or an arrow selects one and dims the rest', async ({ page }) => {
  await page.goto('/incubator', { waitUntil: 'networkidle' });
  const films = section(page, 'students');
  const tabs = films.getByRole('tab');
  const selected = films.getByRole('tab', { selected: true });
  await expect(tabs).toHaveCount(6);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(3).click();
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(selected).toHaveCount(1);
  await page.mouse.move(0, 0);
  const filterOf = (index: number) =>
    tabs
      .nth(index)
      .locator('img')
      .evaluate((image) => getComputedStyle(image).filter);
  await expect.poll(() => filterOf(3)).toBe('none');
  await expect.poll(() => filterOf(0)).not.toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(4)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});
