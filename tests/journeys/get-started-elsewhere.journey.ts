import { type Receiver, startReceiver } from '#server/testing/resources.ts';
import { expect, FAILED, SENT, test } from '../support/fill-contact-form.ts';
import { otherSite, otherWebhookPort } from '../support/other-site.ts';
import type { RunningSite } from '../support/start-site.ts';

const BOT_CHECK = 'https://www.google.com/**';
/** Its token is what it was asked with. */
const CHECK =
  'window.grecaptcha = { ready: (call) => setTimeout(call), execute: async (key, { action }) => key + "/" + action };';
const TOKEN = `${otherSite.siteKey}/submit`;

// That header is not for plain http under another name than this machine's.
test.use({
  siteDir: otherSite.siteDir,
  expectedErrors: [/Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/],
});
// The build knows one port.
test.describe.configure({ mode: 'serial' });

const startWebhook = async () =>
  startReceiver(
    ({ body }, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      return body === '' ? 204 : 200;
    },
    await otherWebhookPort(),
  );

/** Of posts, without the browser's questions before them. */
const tokensOf = ({ deliveries }: Receiver) =>
  deliveries.flatMap(({ body }) => (body === '' ? [] : JSON.parse(body).recaptchaToken));

const asVisitor = ({ url }: RunningSite) => `${url.replace('localhost', 'site.test')}/contact`;

test('a bot check loads on the first touch, and its token is sent', async ({
  page,
  form,
  site,
}) => {
  await using webhook = await startWebhook();
  const asked: string[] = [];
  await page.route(BOT_CHECK, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: CHECK });
  });
  await page.goto(asVisitor(site));
  await page.getByRole('heading', { level: 1 }).click();
  expect(asked).toEqual([]);
  await form.field('firstName').click();
  await expect
    .poll(() => asked)
    .toEqual([`https://www.google.com/recaptcha/api.js?render=${otherSite.siteKey}`]);

  await form.send();
  await expect(form.alert).toHaveText(SENT);
  expect(tokensOf(webhook)).toEqual([TOKEN]);
});

test('a blocked bot check fails, and the next attempt asks again', async ({ page, form, site }) => {
  await using webhook = await startWebhook();
  let isBlocked = true;
  await page.route(BOT_CHECK, (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: CHECK }),
  );
  await page.goto(asVisitor(site));
  await form.send();
  await form.expectAnswer(FAILED);
  expect(tokensOf(webhook)).toEqual([]);
  isBlocked = false;
  await form.submit.click();
  await expect(form.alert).toHaveText(SENT);
  await form.open();
  await form.send();
  await form.expectAnswer(SENT);
  expect(tokensOf(webhook), 'on localhost nobody is asked').toEqual([TOKEN, '']);
});
