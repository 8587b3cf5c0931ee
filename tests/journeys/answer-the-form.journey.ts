/** A visitor fills in the contact form and is told what is wrong, where, and not too early. */
import type { Page } from '@playwright/test';
import {
  drawRevenue,
  field,
  giveAnswers,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { expect, test } from '../support/journey.ts';

const FIX = 'Please fix the errors before submitting.';
const NEEDS_PHONE = 'Please provide a phone number to opt into SMS messages.';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openForm(page: Page): Promise<void> {
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
}

test('the email is judged as it changes, and left alone when it is right', async ({ page }) => {
  await openForm(page);
  const email = field(page, 'email');
  await email.focus();
  await email.blur();
  await expect(page.getByText('Email is required')).toHaveCount(0);
  for (const wrong of ['ana', 'ana@ruiz', 'a na@ruiz.example', '@ruiz.example']) {
    await email.fill(wrong);
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await email.fill('ana@ruiz.example');
    await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
  }
  await email.fill('');
  await expect(email).toHaveAccessibleDescription('Email is required');
  const announced = page.locator('[aria-live="polite"]').filter({ hasText: 'Email is required' });
  await expect(announced, 'what is wrong is announced as it appears').toHaveText('Email is required');
});

test('the phone number is needed for texts, whichever of the two changes', async ({ page }) => {
  await openForm(page);
  const message = page.getByText('Phone number is required when opting into SMS');
  await field(page, 'smsOptIn').check();
  await expect(message).toBeVisible();
  await field(page, 'phoneNumber').fill('+1');
  await expect(message).toHaveCount(0);
  await field(page, 'phoneNumber').fill('');
  await expect(message).toBeVisible();
  await field(page, 'smsOptIn').uncheck();
  await expect(message).toHaveCount(0);

  await giveAnswers(page, { ...REQUIRED_LEAD, smsOptIn: true });
  const way = page.getByRole('link', { name: 'phone number' }).first();
  await way.click();
  await expect(field(page, 'phoneNumber')).toBeFocused();
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(NEEDS_PHONE);
  await field(page, 'email').fill('ana@');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(FIX);
});

test('other fields are judged when they were changed and left, not before', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  const message = page.getByText('Please enter a full web address, for example https://example.com');
  await field(page, 'website').pressSequentially('engines.example');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  // Longer than any pause after which the form checks an answer.
  await page.clock.runFor(5000);
  await expect(message).toHaveCount(0);
  await field(page, 'website').blur();
  await expect(message).toBeVisible();
  await field(page, 'website').fill('https://engines.example');
  await expect(message).toHaveCount(0);
  await field(page, 'firstName').focus();
  await field(page, 'lastName').focus();
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await field(page, 'role').fill('A');
  await field(page, 'role').fill('');
  await field(page, 'role').blur();
  await expect(page.getByText('Role is required')).toBeVisible();
});

test('the message of the field that is left does not move Submit away', async ({ page }) => {
  await openForm(page);
  await field(page, 'firstName').fill('Ada');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await field(page, 'website').pressSequentially('engines.example');
  await submitButton(page).hover();
  await page.mouse.down();
  // Two frames are as long as a press lasts: the page has drawn its reaction to it by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Please enter a full web address')).toBeVisible();
});
