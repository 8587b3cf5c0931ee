/** A visitor fills in the contact form and is told what is wrong, where, and not too early. */
import type { Page } from '@playwright/test';
import { contact } from '#model/facts/contact-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolations, axeViolationsEverywhere } from '../support/axe.ts';
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
const NEEDS_PHONE = 'Please provide a phone number to opt into SMS messages.';
const PHONE_FOR_SMS = 'Phone number is required when opting into SMS';
const BAD_EMAIL = 'Please enter a valid email address';

async function openForm(page: Page) {
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
}

/** The sentence a control points to as its description. */
async function describedBy(page: Page, name: Parameters<typeof field>[1]): Promise<string | null> {
  const id = await field(page, name).first().getAttribute('aria-describedby');
  return id && page.locator(`[id="${id}"]`).textContent();
}

test('the email is judged as it changes, and what is wrong is announced', async ({ page }) => {
  await openForm(page);
  await test.step('the email is checked as it changes, and left alone when it is right', async () => {
    const email = field(page, 'email');
    await email.focus();
    await email.blur();
    await expect(page.getByText('Email is required')).toHaveCount(0);
    for (const wrong of ['ana', 'ana@ruiz', 'a na@ruiz.example', '@ruiz.example']) {
      await email.fill(wrong);
      await expect(page.getByText(BAD_EMAIL)).toBeVisible();
      await email.fill('ana@ruiz.example');
      await expect(page.getByText(BAD_EMAIL)).toHaveCount(0);
    }
    await email.fill('');
    await expect(page.getByText('Email is required')).toBeVisible();
    expect(await describedBy(page, 'email')).toBe('Email is required');
  });
  await test.step('what is wrong is announced as it appears, and texts without a number are said next to their box', async () => {
    const region = page.locator('[aria-live="polite"]').filter({ has: page.locator('#email-message') });
    await field(page, 'email').fill('ana');
    await expect(region).toHaveText(BAD_EMAIL);
    await field(page, 'email').fill('');
    await expect(region).toHaveText('Email is required');

    await field(page, 'smsOptIn').check();
    const way = page.getByRole('group', { name: 'The work' }).getByRole('link', { name: 'phone number' });
    await expect(way).toBeVisible();
    await way.click();
    await expect(field(page, 'phoneNumber')).toBeFocused();
    await field(page, 'phoneNumber').fill('+1 555 0142');
    await expect(way).toHaveCount(0);
  });
});

test('the phone number is needed for texts, whichever of the two changes', async ({ page }) => {
  await openForm(page);
  const message = page.getByText(PHONE_FOR_SMS);
  await field(page, 'smsOptIn').check();
  await expect(message).toBeVisible();
  await field(page, 'phoneNumber').fill('+1');
  await expect(message).toHaveCount(0);
  await field(page, 'phoneNumber').fill('');
  await expect(message).toBeVisible();
  await field(page, 'smsOptIn').uncheck();
  await expect(message).toHaveCount(0);

  await giveAnswers(page, { ...REQUIRED_LEAD, smsOptIn: true });
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(NEEDS_PHONE);
  await field(page, 'role').fill('');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(NEEDS_PHONE);
  await field(page, 'email').fill('ana@');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(FIX);
});

test('an optional answer can be taken back, a required one only changed', async ({ page }) => {
  await openForm(page);
  const clear = (name: string) =>
    page.getByRole('radiogroup', { name }).getByRole('button', { name: 'Clear' });
  await expect(clear('Annual revenue')).toBeHidden();
  await field(page, 'annualRevenue').nth(1).check();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await clear('Annual revenue').click();
  await expect(page.locator('[name="annualRevenue"]:checked')).toHaveCount(0);
  await expect(field(page, 'annualRevenue').first()).toBeFocused();
  await expect(clear('Annual revenue')).toBeHidden();
  await field(page, 'companySize').first().check();
  await expect(clear('Company size')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await drawRevenue(page, 'required');
  await page.reload();
  await field(page, 'annualRevenue').nth(1).check();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await expect(clear('Annual revenue')).toBeHidden();
});

test('before anything was judged nothing is invalid; pressing Submit names every missing answer and leads to each', async ({
  page,
}) => {
  await openForm(page);
  await test.step('what the star means is said above the first field', async () => {
    const note = await atRest(page.getByText(contact.form.required));
    const first = await atRest(field(page, 'firstName'));
    // Soft, here and below, so that a fault hides none of the next step.
    expect.soft(note.y + note.height).toBeLessThan(first.y);
  });
  await test.step('nothing is called invalid before it was judged', async () => {
    const radios = await page.getByRole('radio').all();
    const states = await Promise.all(radios.map((radio) => radio.getAttribute('aria-invalid')));
    expect.soft(new Set(states)).toEqual(new Set(['false']));
  });
  await test.step('the box of errors is called by its sentence', async () => {
    await submitButton(page).click();
    await expectAnswer(page, FIX);
  });
  await test.step('pressing Submit first of all names every missing answer and leads to each', async () => {
    await submitButton(page).click();
    await expectAnswer(page, FIX);
    const alert = page.getByRole('alert');
    expect(await alert.innerHTML(), 'the alert holds the sentence and nothing else').toBe(FIX);
    const box = page.getByRole('group', { name: FIX });
    await expect(box).toContainText(
      'First name, last name, email, role, company name, company size, project budget and how can we help need another look.',
    );
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    expect(await describedBy(page, 'email')).toBe('Email is required');
    await expect(page.getByRole('radiogroup', { name: 'Company size' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );

    await box.getByRole('link', { name: 'role' }).click();
    await expect(field(page, 'role')).toBeFocused();
    await atRest(box);
    await box.getByRole('link', { name: 'company size' }).click();
    await expect(page.getByRole('radio', { name: '1-10' })).toBeFocused();

    await giveAnswers(page, REQUIRED_LEAD);
    await expect(page.getByText(/ is required$/)).toHaveCount(0);
    await expect(alert, 'no complaint is left').toHaveText(contact.form.mended);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
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

test('the message of the field that is left does not move Submit away from under a press', async ({
  page,
}) => {
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
  await expect(
    page.getByText('Please enter a full web address, for example https://example.com'),
  ).toBeVisible();
});

test('unsent answers survive a reload and a broken draft does no harm', async ({ page }) => {
  await openForm(page);
  await giveAnswers(page, { firstName: 'Ada', companySize: '501+', howCanWeHelp: 'Looms.', smsOptIn: true });
  await expect(page.getByText('3 of 8 required answers')).toBeVisible();
  await page.reload();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await expect(page.getByRole('radio', { name: '501+' })).toBeChecked();
  await expect(field(page, 'howCanWeHelp')).toHaveValue('Looms.');
  await expect(field(page, 'smsOptIn')).toBeChecked();
  await expect(page.getByText('3 of 8 required answers')).toBeVisible();
  await page.evaluate(() => {
    const unsent =
      Object.keys(sessionStorage).find((key) => sessionStorage.getItem(key)?.includes('Ada')) ?? '';
    const draft = JSON.parse(sessionStorage.getItem(unsent) ?? '');
    sessionStorage.setItem(unsent, JSON.stringify({ ...draft, consent: 'before' }));
  });
  await page.reload();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await expect(field(page, 'smsOptIn'), 'ticked beside another sentence').not.toBeChecked();
  const broken = await page.evaluate(() => {
    const keys = Object.keys(sessionStorage);
    for (const key of keys) sessionStorage.setItem(key, '{"firstName":7}');
    return keys.length;
  });
  expect(broken).toBeGreaterThan(0);
  await page.goto('/contact');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await expect(field(page, 'firstName')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the whole form can be filled and sent with the keyboard', async ({ page }) => {
  await openForm(page);
  await field(page, 'firstName').focus();
  const { keyboard } = page;
  const { firstName, lastName, email, role, companyName, howCanWeHelp } = REQUIRED_LEAD;
  for (const text of [firstName, lastName, email, '', role, companyName, '']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '11-50' })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '<20K', exact: true })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type(howCanWeHelp);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(field(page, 'emailOptIn')).toBeChecked();
  for (let stop = 0; stop < 3; stop += 1) await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Form submitted successfully!');
});

test.describe('in every state', () => {
  test.use({ expectedErrors: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } });

  test('the form has no accessibility violations', async ({ page }) => {
    await openForm(page);
    expect.soft(await axeViolations(page), 'idle').toEqual([]);
    await giveAnswers(page, { smsOptIn: true });
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect.soft(await axeViolationsEverywhere(page), 'errors').toEqual([]);
    let answer = (_status: number) => {};
    await page.route('**/api/contact', async (route) => {
      const status = await new Promise<number>((resolve) => {
        answer = resolve;
      });
      if (status === 202) await route.continue();
      else await route.fulfill({ status, body: 'no JSON at all' });
    });
    await giveAnswers(page, { ...REQUIRED_LEAD, phoneNumber: '+1 555 0142' });
    for (const [status, state] of [
      [502, 'failure'],
      [202, 'success'],
    ] as const) {
      const request = page.waitForRequest('**/api/contact');
      await submitButton(page).click();
      await request;
      expect.soft(await axeViolations(page), 'submitting').toEqual([]);
      answer(status);
      await expect(page.getByRole('alert')).toBeVisible();
      expect.soft(await axeViolationsEverywhere(page), state).toEqual([]);
    }
  });
});
