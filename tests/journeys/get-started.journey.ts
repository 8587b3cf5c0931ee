/** A visitor asks for a first answer: learns what is missing, mends it, sends it, and is told what comes next. */

import { isAccessible, movesNothing, watchShifts } from '../page-rules.ts';
import { atRest } from '../support/at-rest.ts';
import {
  drawRevenue,
  expectAnswer,
  field,
  giveAnswers,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { expect, test } from '../support/journey.ts';

const FIX = 'Please fix the errors before submitting.';
const SENT = 'Form submitted successfully!';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pressing Submit first names every missing answer, and leads to each', async ({ page }) => {
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
  await submitButton(page).click();
  await expectAnswer(page, FIX);
  const alert = page.getByRole('alert');
  expect(await alert.innerHTML(), 'the alert holds the sentence and nothing else').toBe(FIX);
  const box = page.getByRole('group', { name: FIX });
  await expect(box).toContainText(
    'First name, last name, email, role, company name, company size, project budget and how can we help need another look.',
  );
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(field(page, 'email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  const size = page.getByRole('radiogroup', { name: 'Company size' });
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isAccessible({ page }), `${width} px`).toEqual([]);
  }

  await box.getByRole('link', { name: 'role' }).click();
  await expect(field(page, 'role')).toBeFocused();
  await atRest(box);
  await box.getByRole('link', { name: 'company size' }).click();
  await expect(size.getByRole('radio').first()).toBeFocused();

  await giveAnswers(page, REQUIRED_LEAD);
  await expect(page.getByText(/ is required$/)).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(alert, 'it complains of nothing that was mended').not.toHaveText(FIX);
});

test('nothing is called wrong before it was judged, and what is required is marked', async ({ page }) => {
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.getByText(/ is required$/)).toHaveCount(0);
  for (const name of ['firstName', 'lastName', 'email', 'role', 'companyName', 'howCanWeHelp'] as const)
    await expect(field(page, name)).toHaveAttribute('required', '');
  for (const name of ['website', 'phoneNumber'] as const)
    await expect(field(page, name)).not.toHaveAttribute('required');
});

for (const draw of ['required', 'optional'] as const) {
  test(`when chance makes annual revenue ${draw}, its label says so from the start, nothing moves, and it is judged so`, async ({
    page,
  }) => {
    await watchShifts(page);
    await drawRevenue(page, draw);
    await page.goto('/contact');
    const name = draw === 'required' ? 'Annual revenue*' : 'Annual revenue(Optional)';
    await expect(page.getByText('Annual revenue').first().locator('..')).toContainText(/^Annual revenue/);
    await expect(page.locator('#annualRevenue-label')).toHaveText(name);
    await giveAnswers(page, { ...REQUIRED_LEAD, email: '' });
    await expect(page.locator('#annualRevenue-label')).toHaveText(name);
    await submitButton(page).click();
    await expectAnswer(page, FIX);
    await expect(page.getByText('Annual revenue is required')).toHaveCount(draw === 'required' ? 1 : 0);
  });

  test(`the page stands still while chance makes annual revenue ${draw}`, async ({ page }) => {
    await watchShifts(page);
    await drawRevenue(page, draw);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await field(page, 'emailOptIn').check();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    expect(await movesNothing({ page })).toEqual([]);
  });
}

test('after sending, the page says on which day an answer comes', async ({ page }) => {
  // The evening before a holiday: the answer is due after it.
  await page.clock.setFixedTime('2031-11-26T23:00:00Z');
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
  await giveAnswers(page, REQUIRED_LEAD);
  await submitButton(page).click();
  await expectAnswer(page, SENT);
  await expect(page.getByRole('main').getByText(REQUIRED_LEAD.companyName)).toBeVisible();
  await expect(page.getByRole('group', { name: SENT })).toContainText(
    /by [A-Z][a-z]+day, (November|December) \d+/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /calendar/i }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page.locator('a[download$=".svg"]')).toBeVisible();
  expect(await isAccessible({ page })).toEqual([]);
  await expect(submitButton(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button').last().press('Enter');
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'howCanWeHelp')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
