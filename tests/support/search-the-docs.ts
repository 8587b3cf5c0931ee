/** Searches the documentation as a visitor does. */
import { expect, type Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
export const options = (page: Page) => page.getByRole('option');
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation', exact: true });
export const box = (page: Page) => sidebar(page).getByRole('button', { name: 'Search docs' });

/** The keys open it once the page listens for them. */
export async function open(page: Page, keys = 'Control+k'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused({ timeout: 2000 });
  }).toPass();
}

export async function search(page: Page, query: string): Promise<void> {
  await open(page);
  await field(page).fill(query);
}
