/** A visitor sends the contact form, and the lead arrives where it should. */
import type { Locator, Page } from '@playwright/test';
import { emailConsentText, smsConsentText } from '#leads/consent.ts';
import { contact } from '#model/facts/contact-facts.ts';
import { site } from '#model/facts/site-facts.ts';
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import { startReceiver } from '#server/testing/receiver.ts';
import {
  drawRevenue,
  expectAnswer,
  FULL_LEAD,
  field,
  giveAnswers,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const SENT = 'Form submitted successfully!';
const FAILED = 'There was an error submitting the form. Please try again.';
/** Log line of a delivered lead, after which no further attempt is planned. */
const DELIVERED = '"event":"lead.delivered"';
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function payloads(receiver: { deliveries: { body: string }[] }): Record<string, unknown>[] {
  return receiver.deliveries.map(({ body }) => JSON.parse(body));
}

/** The only lead of a server is stored with the two sentences that its page showed. */
async function expectConsents(folder: string) {
  const store = openSqliteStore({ folder });
  const leads = await store.page({ limit: 2 });
  await store.close();
  expect(leads.map(({ consents }) => consents.map(({ wording }) => wording))).toEqual([
    [emailConsentText(site.name), smsConsentText(site.name)],
  ]);
}

async function openForm(page: Page, address = '/contact') {
  await drawRevenue(page, 'optional');
  await page.goto(address);
}

test('a filled form is confirmed, emptied, and reaches the webhook once with exactly the fifteen keys', async ({
  page,
  startSite,
}) => {
  await using receiver = await startReceiver();
  const { url, output, dataDir } = await startSite({ env: { CONTACT_WEBHOOK_URL: receiver.url } });
  await openForm(page, `${url}/contact`);
  await giveAnswers(page, FULL_LEAD);
  const response = page.waitForResponse('**/api/contact');
  await submitButton(page).click();
  expect((await response).status()).toBe(202);
  await expectConsents(dataDir);

  await expectAnswer(page, SENT);
  for (const [name, answer] of Object.entries(FULL_LEAD)) {
    const control = field(page, name as keyof typeof FULL_LEAD);
    if (typeof answer === 'boolean') await expect(control).not.toBeChecked();
    else if ((await control.count()) > 1)
      await expect(page.locator(`[name="${name}"]:checked`)).toHaveCount(0);
    else await expect(control).toHaveValue('');
  }
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);

  await expect.poll(output).toContain(DELIVERED);
  expect(payloads(receiver)).toEqual([
    { ...FULL_LEAD, recaptchaToken: '', timestamp: expect.stringMatching(ISO_TIME) },
  ]);
});

test.describe('without JavaScript', () => {
  // Chromium itself prints this about an answer that refuses.
  test.use({ hasScripts: false, expectedErrors: [/status of 422/] });

  test('the same form arrives and ends on a page that says so', async ({ page, startSite }) => {
    await using receiver = await startReceiver();
    const { url, dataDir } = await startSite({ env: { CONTACT_WEBHOOK_URL: receiver.url } });
    await page.goto(`${url}/contact`);
    await expect(page.getByRole('radiogroup', { name: 'Annual revenue (Optional)' })).toBeVisible();
    await submitButton(page).click();
    expect(page.url(), 'the browser itself guards required fields').toBe(`${url}/contact`);
    await giveAnswers(page, FULL_LEAD);
    await submitButton(page).click();
    await expect(page).toHaveURL(`${url}/contact/received`);
    await expect(page.getByRole('alert')).toHaveText(SENT);
    // The server ends with the journey and would refuse what the page still requests.
    await page.waitForLoadState();
    await expectConsents(dataDir);

    await expect.poll(() => receiver.deliveries.length).toBe(1);
    expect(payloads(receiver)).toEqual([
      { ...FULL_LEAD, recaptchaToken: '', timestamp: expect.stringMatching(ISO_TIME) },
    ]);
  });

  test('a form that cannot be taken says what to mend, and going back keeps the answers', async ({
    page,
  }) => {
    await page.goto('/contact');
    await giveAnswers(page, { ...REQUIRED_LEAD, smsOptIn: true });
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Please fix the errors before submitting.');
    await expect(
      page.getByRole('link', { name: 'Phone number is required when opting into SMS' }),
    ).toHaveAttribute('href', '/contact#phoneNumber');
    await page.goBack();
    await expect(field(page, 'howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
  });
});

test('a lead taken while the webhook is down arrives once when it is back', async ({ page, startSite }) => {
  let refusals = 0;
  await using receiver = await startReceiver(() => {
    refusals += 1;
    return refusals <= 2 ? 503 : 200;
  });
  const { url, output } = await startSite({
    env: { CONTACT_WEBHOOK_URL: receiver.url, DELIVERY_SCHEDULE: '0.2,0.2,0.2,0.2' },
  });
  await openForm(page, `${url}/contact`);
  await giveAnswers(page, REQUIRED_LEAD);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(SENT);
  await expect.poll(output).toContain(DELIVERED);
  expect(receiver.accepted()).toHaveLength(1);
  expect(receiver.deliveries).toHaveLength(3);
  expect(JSON.parse(receiver.accepted()[0]?.body ?? '')).toMatchObject(REQUIRED_LEAD);
});

test('while it is being sent the form says so and cannot be sent again', async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts += 1;
  });
  const deliver = await holdBack(page, '**/api/contact');
  await openForm(page);
  await giveAnswers(page, REQUIRED_LEAD);
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ready = await ground(submitButton(page));
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  await expect(button, 'whoever pressed it is still there').toBeFocused();
  await expect.poll(() => ground(button), 'it is dimmed').not.toBe(ready);
  await expect(field(page, 'firstName')).toBeDisabled();
  await expect(page.getByText('8 of 8 required answers')).toBeVisible();
  await page.keyboard.press('Enter');
  await button.dispatchEvent('click');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => posts).toBe(1);
  deliver();
  await expectAnswer(page, SENT);
  await page.getByRole('button', { name: contact.form.another }).click();
  await expect(submitButton(page)).toBeEnabled();
  expect(posts).toBe(1);
});

test.describe('when sending fails', () => {
  // The last is what Chromium says when a page is left for the answer to a form. One pattern: Playwright takes a list of
  // two objects for a value and its options.
  test.use({
    expectedErrors: [/Failed to load resource|Error hydrating|ViewTransition opt-in disabled/],
  });

  test('the visitor is told, nothing typed is lost, and a retry is recognised as the same lead', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fulfill({ status: 500, json: { message: 'The oven is cold.' } });
    });
    await openForm(page);
    await giveAnswers(page, FULL_LEAD);
    await submitButton(page).click();
    await expectAnswer(page, FAILED);
    await expect(page.getByText('The oven is cold.')).toHaveCount(0);
    for (const [name, answer] of Object.entries(FULL_LEAD)) {
      const control = field(page, name as keyof typeof FULL_LEAD);
      if (typeof answer === 'boolean') await expect(control).toBeChecked();
      else if ((await control.count()) > 1)
        await expect(page.locator(`[name="${name}"]:checked`)).toHaveValue(answer);
      else await expect(control).toHaveValue(answer);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => keys.length).toBe(2);
    await expectAnswer(page, FAILED);
    await field(page, 'role').fill('Engineer');
    await submitButton(page).click();
    await expect.poll(() => keys.length).toBe(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('when the answer is lost and the page reloaded, the same form sent again is the same lead', async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.abort();
    });
    await openForm(page);
    await giveAnswers(page, REQUIRED_LEAD);
    await submitButton(page).click();
    await expectAnswer(page, FAILED);
    await page.reload();
    await expect(page.getByText('8 of 8 required answers')).toBeVisible();
    await submitButton(page).click();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a missing network is a failure, and the same form goes through when it is back', async ({
    page,
    context,
  }) => {
    await openForm(page);
    await giveAnswers(page, REQUIRED_LEAD);
    await expect(page.getByText('8 of 8 required answers')).toBeVisible();
    await context.setOffline(true);
    await submitButton(page).click();
    await expectAnswer(page, FAILED);
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(SENT);
  });

  test('if the script of the form cannot be loaded, the browser checks and posts it', async ({
    page,
    site,
  }) => {
    await page.route('**/_assets/contact-form*', (route) => route.abort());
    await openForm(page);
    await giveAnswers(page, REQUIRED_LEAD);
    await submitButton(page).click();
    await expect(page).toHaveURL(`${site.url}/contact/received`);
  });

  test('a machine that fills the hidden field is turned away; a person never meets it', async ({ page }) => {
    await openForm(page);
    const trap = page.locator('[name=formTrap]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    await giveAnswers(page, REQUIRED_LEAD);
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'cheap ink';
    });
    const response = page.waitForResponse('**/api/contact');
    await submitButton(page).click();
    expect((await response).status()).toBe(403);
    await expectAnswer(page, FAILED);
  });
});
