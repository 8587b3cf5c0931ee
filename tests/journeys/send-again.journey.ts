/** A visitor's form does not arrive at once: nothing is lost, nothing is sent twice. */
import type { Page } from '@playwright/test';
import {
  expectAnswer,
  FAILED,
  field,
  giveAnswers,
  openForm,
  REQUIRED_LEAD,
  SENT,
  submitButton,
} from '../support/fill-contact-form.ts';
import { expect, holdBack, test } from '../support/journey.ts';

const INTAKE = '**/api/contact';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/Failed to load resource/] });

/** Notes the key of every attempt, and answers it as the test says. */
async function answerWith(page: Page, status: number | 'nothing'): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  const json = { message: 'The oven is cold.' };
  await page.route(INTAKE, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return status === 'nothing' ? route.abort() : route.fulfill({ status, json });
  });
  return keys;
}

test('the visitor is told, nothing is lost, and a retry is the same lead', async ({ page }) => {
  const keys = await answerWith(page, 500);
  await openForm(page);
  await giveAnswers(page, REQUIRED_LEAD);
  await submitButton(page).click();
  await expectAnswer(page, FAILED);
  await expect(page.getByText('The oven is cold.'), 'read, but not displayed').toHaveCount(0);
  await expect(field(page, 'howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => keys.length).toBe(2);
  await expectAnswer(page, FAILED);
  await field(page, 'role').fill('Engineer');
  await submitButton(page).click();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2], 'another answer is another lead').not.toBe(keys[0]);
});

test('after a lost answer and a reload, the same form is the same lead; it goes when the line is back', async ({
  page,
}) => {
  const keys = await answerWith(page, 'nothing');
  await openForm(page);
  await giveAnswers(page, REQUIRED_LEAD);
  await submitButton(page).click();
  await expectAnswer(page, FAILED);
  await page.reload();
  await expect(field(page, 'howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
  await submitButton(page).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  await expectAnswer(page, FAILED);
  await page.unroute(INTAKE);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(SENT);
});

test('while it is being sent the form says so and cannot be sent again', async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.url().endsWith('/api/contact'))));
  const deliver = await holdBack(page, INTAKE);
  await openForm(page);
  await giveAnswers(page, REQUIRED_LEAD);
  const form = page.locator('form:has([name=email])');
  const submit = () => form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await Promise.all([submit(), submit()]);
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  await expect(button, 'whoever pressed it is still there').toBeFocused();
  await expect(field(page, 'firstName')).toBeDisabled();
  await page.keyboard.press('Enter');
  await button.dispatchEvent('click');
  await submit();
  deliver();
  await expectAnswer(page, SENT);
  expect(posts).toBe(1);
});

test('a machine that fills the hidden field is turned away; a person never meets it', async ({ page }) => {
  await openForm(page);
  const trap = page.locator('[name=formTrap]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await giveAnswers(page, REQUIRED_LEAD);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'cheap ink';
  });
  const response = page.waitForResponse(INTAKE);
  await submitButton(page).click();
  expect((await response).status()).toBe(403);
  await expectAnswer(page, FAILED);
});
