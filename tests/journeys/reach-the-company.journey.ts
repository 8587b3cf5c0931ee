/** A visitor's lead arrives at the company's webhook, once and whole, also when that was away for a while. */
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import { startReceiver } from '#server/testing/receiver.ts';
import {
  drawRevenue,
  expectAnswer,
  FULL_LEAD,
  giveAnswers,
  isAnswered,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { expect, test } from '../support/journey.ts';

const SENT = 'Form submitted successfully!';
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test('a form is confirmed, emptied, kept, and delivered with its fifteen keys', async ({
  page,
  startSite,
}) => {
  await using receiver = await startReceiver();
  const { url, dataDir } = await startSite({ env: { CONTACT_WEBHOOK_URL: receiver.url } });
  await drawRevenue(page, 'optional');
  await page.goto(`${url}/contact`);
  const consents = ['emailOptIn', 'smsOptIn'].map((name) =>
    page.locator(`label:has([name="${name}"])`).innerText(),
  );
  const shown = (await Promise.all(consents)).map((words) => words.trim());
  await giveAnswers(page, FULL_LEAD);
  const response = page.waitForResponse('**/api/contact');
  await submitButton(page).click();
  expect((await response).status()).toBe(202);
  await expectAnswer(page, SENT);
  for (const name of Object.keys(FULL_LEAD) as (keyof typeof FULL_LEAD)[])
    await expect.poll(() => isAnswered(page, name, ''), name).toBe(true);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);

  const store = openSqliteStore({ folder: dataDir });
  const leads = await store.page({ limit: 2 });
  await store.close();
  expect(leads.map(({ consents }) => consents.map(({ wording }) => wording))).toEqual([shown]);
  await expect.poll(() => receiver.accepted().length).toBe(1);
  expect(receiver.deliveries.map(({ body }) => JSON.parse(body))).toEqual([
    { ...FULL_LEAD, recaptchaToken: '', timestamp: expect.stringMatching(ISO_TIME) },
  ]);
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
  await drawRevenue(page, 'optional');
  await page.goto(`${url}/contact`);
  await giveAnswers(page, REQUIRED_LEAD);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(SENT);
  // The log's line of a delivered lead, after which no further attempt is planned.
  await expect.poll(output).toContain('"event":"lead.delivered"');
  expect(receiver.deliveries).toHaveLength(3);
  expect(receiver.accepted().map(({ body }) => JSON.parse(body))).toMatchObject([REQUIRED_LEAD]);
});
