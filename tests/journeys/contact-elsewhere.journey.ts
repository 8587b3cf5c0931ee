/**
 * The contact form away from localhost, with the bot check, and posting straight to a webhook on another origin: a
 * build with other settings, served under a name that is not this machine's.
 */
import type { Page } from '@playwright/test';
import { type Receiver, startReceiver } from '#server/testing/receiver.ts';
import { startOtherSite } from '../support/build-other-site.ts';
import {
  drawRevenue,
  expectAnswer,
  expectKept,
  field,
  giveAnswers,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { expect, test } from '../support/journey.ts';
import { otherSite, otherWebhookPort } from '../support/other-site.ts';
import type { RunningSite } from '../support/start-site.ts';
import { turnWheel } from '../support/turn-wheel.ts';

const SENT = 'Form submitted successfully!';
const FAILED = 'There was an error submitting the form. Please try again.';
const SITE_KEY = otherSite.siteKey;
const BOT_SCRIPT = 'https://www.google.com/recaptcha/api.js';

test.use({
  // Served over plain http under a name that is not this machine's, which the header is not meant for.
  expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
});
test.describe.configure({ mode: 'serial' });

let elsewhere: RunningSite;
let receiver: Receiver;
let answerWith = 200;

test.beforeAll(async () => {
  elsewhere = await startOtherSite();
  // The build knows one port: where these journeys run twice at a time, one waits for the other to leave it.
  await expect(async () => {
    receiver = await startReceiver(({ body }, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      return body === '' ? 204 : answerWith;
    }, otherWebhookPort());
  }).toPass({ timeout: 200_000 });
});

test.afterAll(async () => {
  await elsewhere?.stop();
  await receiver?.[Symbol.asyncDispose]();
});

test.beforeEach(() => {
  receiver.deliveries.length = 0;
  answerWith = 200;
});

/** The posts themselves, without the browser's questions before them. */
function posts() {
  return receiver.deliveries.filter(({ body }) => body !== '');
}

async function openAsVisitor(page: Page): Promise<void> {
  await drawRevenue(page, 'optional');
  await page.goto(`http://site.test:${new URL(elsewhere.url).port}/contact`);
}

test('the bot check loads on the first touch of the form, and its token travels straight to the webhook', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'secret', value: '1', url: receiver.url }]);
  const asked: string[] = [];
  await page.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = {
        ready: (callback) => setTimeout(callback),
        execute: async (key, { action }) => key + '/' + action,
      };`,
    });
  });
  await openAsVisitor(page);
  await turnWheel(page, 400);
  await page.getByRole('heading', { name: 'Get Started' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await field(page, 'firstName').click();
  await expect.poll(() => asked).toEqual([`${BOT_SCRIPT}?render=${SITE_KEY}`]);

  // A form that a draft has woken was not touched yet.
  await field(page, 'firstName').fill('Ada');
  await expectKept(page, 'Ada');
  await page.reload();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);

  await giveAnswers(page, REQUIRED_LEAD);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(SENT);
  expect(posts()).toHaveLength(1);
  const { headers, body } = posts()[0] ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toEqual({
    ...REQUIRED_LEAD,
    website: '',
    phoneNumber: '',
    annualRevenue: '',
    emailOptIn: false,
    smsOptIn: false,
    recaptchaToken: `${SITE_KEY}/submit`,
    timestamp: expect.any(String),
  });
  expect(headers['content-type']).toBe('application/json');
  expect(headers.cookie).toBeUndefined();
  expect(Object.keys(headers).filter((name) => /^(x-|idempotency|authorization)/.test(name))).toEqual([]);
  expect(asked).toHaveLength(2);
});

test.describe('when something refuses', () => {
  test.use({
    expectedErrors: [/Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/],
  });

  test('a blocked bot check is a failure, and the next attempt asks again', async ({ page }) => {
    let isBlocked = true;
    let asked = 0;
    await page.route('https://www.google.com/**', (route) => {
      asked += 1;
      return isBlocked
        ? route.abort()
        : route.fulfill({
            contentType: 'text/javascript',
            body: 'window.grecaptcha = { ready: (call) => call(), execute: async () => "late" };',
          });
    });
    await openAsVisitor(page);
    await giveAnswers(page, REQUIRED_LEAD);
    await expect.poll(() => asked, 'once, however much is touched').toBe(1);
    await submitButton(page).click();
    await expectAnswer(page, FAILED);
    await expect(field(page, 'role')).toHaveValue(REQUIRED_LEAD.role);
    expect(posts()).toEqual([]);
    isBlocked = false;
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(SENT);
    expect(JSON.parse(posts()[0]?.body ?? '')).toMatchObject({ recaptchaToken: 'late' });
  });

  test('on localhost nothing is loaded and the token is empty; a webhook that refuses is a failure', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(elsewhere.url)) foreign.push(request.url());
    });
    await drawRevenue(page, 'optional');
    await page.goto(`${elsewhere.url}/contact`);
    await giveAnswers(page, REQUIRED_LEAD);
    answerWith = 500;
    await submitButton(page).click();
    await expectAnswer(page, FAILED);
    answerWith = 204;
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(SENT);
    expect(posts().map(({ body }) => JSON.parse(body).recaptchaToken)).toEqual(['', '']);
    expect([...new Set(foreign)]).toEqual([receiver.url]);
  });
});
