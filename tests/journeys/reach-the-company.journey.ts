import { EMPTY_ANSWERS } from '#leads/lead-fields.ts';
import { openSqliteStore } from '#server/leads/sqlite-store.ts';
import { startReceiver } from '#server/testing/resources.ts';
import { atRest, company, expect, FULL_LEAD, SENT, test } from '../support/fill-contact-form.ts';
import { startSite } from '../support/start-site.ts';

test('a form is confirmed, kept, and delivered with its fifteen keys', async ({ page, form }) => {
  await using receiver = await startReceiver();
  await using site = await startSite({ CONTACT_WEBHOOK_URL: receiver.url });
  await page.clock.setFixedTime('2031-11-26T23:00:00Z');
  await page.goto(`${site.url}/contact`);
  const consents = page.locator('label:has([name$="OptIn"])');
  const shown = (await consents.allInnerTexts()).map((words) => words.trim());
  await form.give(FULL_LEAD);
  const response = page.waitForResponse('**/api/contact');
  await form.submit.click();
  expect((await response).status()).toBe(202);
  await form.expectAnswer(SENT);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(company.contact.received.heading);
  const answer = page.getByRole('group', { name: 'Form result' });
  await expect(answer).toContainText(/by [A-Z][a-z]+day, (November|December) \d+/);
  await expect(page.getByRole('main').getByText(FULL_LEAD.companyName)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: company.contact.arrival.calendar.link }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  const cloth = await atRest(page.locator('[data-arrived] svg').first());
  for (const box of await page.getByRole('region', { name: company.contact.arrival.cases }).all()) {
    const { x, y } = await atRest(box);
    expect(x, 'beside the sheet').toBeGreaterThan(cloth.x + cloth.width);
    expect(y).toBeLessThan(cloth.y + cloth.height);
  }
  await page.getByRole('main').getByRole('button').last().press('Enter');
  await expect(form.field('howCanWeHelp')).toBeFocused();
  await expect(title).toHaveText(company.contact.heading);
  await expect(form.field('email')).toHaveValue('');
  await expect(page.locator('main :checked')).toHaveCount(0);
  await form.field('howCanWeHelp').blur();
  await expect(page.locator('[aria-invalid="true"]'), 'nothing was changed yet').toHaveCount(0);

  const store = openSqliteStore({ folder: site.dataDir });
  const leads = await store.page({ limit: 2 });
  await store.close();
  expect(leads.map((lead) => lead.consents.map(({ wording }) => wording))).toEqual([shown]);
  await expect.poll(site.output).toContain('"event":"lead.delivered"');
  expect(receiver.accepted().map(({ body }) => JSON.parse(body))).toEqual([
    {
      ...EMPTY_ANSWERS,
      ...FULL_LEAD,
      recaptchaToken: '',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    },
  ]);
});
