/** A visitor chooses from the rows of the contact form, changes an answer, and fills in all of it by keyboard. */
import type { Page } from '@playwright/test';
import { drawRevenue, field, REQUIRED_LEAD, submitButton } from '../support/fill-contact-form.ts';
import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openForm(page: Page): Promise<void> {
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
}

test('an optional answer can be taken back, a required one only changed', async ({ page }) => {
  await openForm(page);
  const clear = (name: string) =>
    page.getByRole('radiogroup', { name }).getByRole('button', { name: 'Clear' });
  await expect(clear('Annual revenue')).toBeHidden();
  await field(page, 'annualRevenue').nth(1).check();
  await clear('Annual revenue').click();
  await expect(page.locator('[name="annualRevenue"]:checked')).toHaveCount(0);
  await expect(field(page, 'annualRevenue').first()).toBeFocused();
  await field(page, 'companySize').first().check();
  await expect(clear('Company size')).toHaveCount(0);
});

test('the rows offer what was agreed; the form is filled and sent by keyboard', async ({ page }) => {
  await openForm(page);
  const values = (name: Parameters<typeof field>[1]) =>
    field(page, name).evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(await values('companySize')).toEqual(['1-10', '11-50', '51-200', '201-500', '501+']);
  expect(await values('annualRevenue')).toEqual(['<1M', '1M-10M', '10M-50M', '50M-100M', '100M+']);
  expect(await values('projectBudget')).toEqual([
    '<20K',
    '20K-50K',
    '50K-100K',
    '100K-200K',
    '200K-500K',
    '500K+',
  ]);
  const { keyboard } = page;
  const { firstName, lastName, email, role, companyName, howCanWeHelp } = REQUIRED_LEAD;
  await field(page, 'firstName').focus();
  for (const text of [firstName, lastName, email, '', role, companyName, '']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  // The three rows, of which the second may be left out.
  for (const key of ['Space', 'ArrowRight', 'Tab', 'Tab', 'Space', 'Tab']) await keyboard.press(key);
  await expect(page.getByRole('radio', { name: '11-50' })).toBeChecked();
  await keyboard.type(howCanWeHelp);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(field(page, 'emailOptIn')).toBeChecked();
  await submitButton(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Form submitted successfully!');
});
