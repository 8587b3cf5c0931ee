/** Searches the documentation as a visitor does. */
import { expect, type Page } from '@playwright/test';
import { behavioursAtWork } from './at-work.ts';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
export const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
export const options = (page: Page) => page.getByRole('option');
export const box = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('button', { name: 'Search docs' });
export const status = (page: Page) => dialog(page).getByRole('status');

/** Presses the keys once, when the page listens. */
export async function open(page: Page, keys = 'Control+k') {
  await behavioursAtWork(page);
  await page.keyboard.press(keys);
  await expect(field(page)).toBeFocused();
}

export async function search(page: Page, query: string) {
  await open(page);
  await field(page).pressSequentially(query);
}
