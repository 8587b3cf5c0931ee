/** Searches the documentation as a visitor does. */
import { expect, type Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
export const options = (page: Page) => page.getByRole('option');
export const box = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('button', { name: 'Search docs' });
export const status = (page: Page) => dialog(page).getByRole('status');

/** Pressed again when the page was not listening yet: the machine may be busy. */
export async function open(page: Page, keys = 'Control+k') {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

export async function search(page: Page, query: string) {
  await open(page);
  await field(page).pressSequentially(query);
}
