/** A visitor has sent the form and wants to know what happens now. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayInWords } from '#model/calendar-day.ts';
import { reader } from '#model/facts/arrival-facts.ts';
import { contact, contactForm } from '#model/facts/contact-facts.ts';
import { channelsOf, matchingCases } from '#screens/contact/matching-cases.ts';
import { replyDates } from '#screens/contact/reply-dates.ts';
import { channelLabel } from '#weave/channels.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolations } from '../support/axe.ts';
import {
  drawRevenue,
  field,
  giveAnswers,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { expect, test } from '../support/journey.ts';

/** The evening before a holiday: the reply is due after it. */
const RECEIVED = new Date('2031-11-26T23:00:00Z');
const LEAD = { ...REQUIRED_LEAD, howCanWeHelp: 'We answer 300 calls a week and mail the quotes by hand.' };

async function send(page: Page) {
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
  await giveAnswers(page, LEAD);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Form submitted successfully!');
}

async function download(page: Page, name: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await started).path(), 'utf8');
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Europe/Berlin' });

  test('after sending, the page says who reads it and on which days what happens', async ({ page }) => {
    await page.clock.setFixedTime(RECEIVED);
    await send(page);
    const { reply, call, start, proof } = replyDates(RECEIVED, contactForm.times);
    const main = page.getByRole('main');
    const box = page.getByRole('group', { name: 'Form submitted successfully!' });
    await expect(box).toBeFocused();
    await expect(box).toContainText(reader.name);
    await expect(box).toContainText(dayInWords(reply));
    const steps = main.getByRole('listitem').filter({ hasText: dayInWords(start) });
    await expect(steps).toContainText(dayInWords(proof));
    // The same steps without days would say two things about one call.
    for (const { when } of contact.steps) await expect(main.getByText(when, { exact: true })).toBeHidden();
    for (const day of [call.from, call.to]) await expect(main).toContainText(dayInWords(day));
    await expect(main.getByText(LEAD.companyName)).toBeVisible();
    const channels = channelsOf(LEAD.howCanWeHelp, contactForm.channelWords);
    await expect(main.getByText(channels.map(channelLabel).join(', '), { exact: true })).toBeVisible();
    for (const { slug } of matchingCases(
      `${LEAD.howCanWeHelp} ${LEAD.companyName}`,
      channels,
      contactForm.cases,
    ))
      await expect(main.locator(`a[href="/docs/case-studies/${slug}"]`)).toBeVisible();

    const calendar = await download(page, contact.arrival.calendar.link);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain(reply.replaceAll('-', ''));
    const cloth = await download(page, contact.arrival.keep.link);
    expect(cloth).toMatch(/^<svg xmlns=/);
    expect(cloth).not.toMatch(/var\(|class=/);
    expect(await axeViolations(page)).toEqual([]);

    await expect(submitButton(page)).toHaveCount(0);
    await page.getByRole('button', { name: contact.form.another }).press('Enter');
    await expect(field(page, 'firstName')).toBeFocused();
    await expect(field(page, 'howCanWeHelp')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(field(page, 'firstName')).toHaveValue('');
    await expect(submitButton(page)).toBeVisible();
  });
});

test('on a phone the form begins in the first window, and what else there is to say comes after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(page.getByText(contact.promise)).toBeVisible();
  const first = await atRest(field(page, 'firstName'));
  expect(first.y + first.height).toBeLessThan(844);
  const plan = await atRest(page.getByText(contact.plan.heading, { exact: true }));
  expect(plan.y).toBeGreaterThan((await atRest(submitButton(page))).y);
  await giveAnswers(page, LEAD);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('the page after sending says the same in words', async ({ page }) => {
    await page.goto('/contact/received');
    const main = page.getByRole('main');
    for (const { what } of contact.steps) await expect(main.getByText(what, { exact: true })).toBeVisible();
    for (const { slug } of matchingCases('', [], contactForm.cases))
      await expect(main.locator(`a[href="/docs/case-studies/${slug}"]`)).toBeVisible();
  });
});
