import { type Receiver, startReceiver } from '#server/testing/resources.ts';
import { expect, FAILED, SENT, test } from '../support/fill-contact-form.ts';
import { otherSite, otherWebhookPort } from '../support/other-site.ts';
import type { RunningSite } from '../support/start-site.ts';

const BOT_CHECK = 'https://www.google.com/**';
/** Its token is what it was asked with. */
const CHECK =
  'window.grecaptcha = { ready: (call) => setTimeout(call), execute: async (key, { action }) => key + "/" + action };';
const TOKEN = `${otherSite.siteKey}/submit`;

// That header is not meant for plain http under a name that is not this machine's.
test.use({
  siteDir: otherSite.siteDir,
  expectedErrors: [/Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/],
});
// The build knows one port.
test.describe.configure({ mode: 'serial' });

let receiver: Receiver;

test.beforeAll(async () => {
  receiver = await startReceiver(
    ({ body }, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      return body === '' ? 204 : 200;
    },
    await otherWebhookPort(),
  );
});
test.afterAll(() => receiver?.[Symbol.asyncDispose]());
test.beforeEach(() => {
  receiver.deliveries.length = 0;
});

/** Without the browser's questions before them. */
const posts = () => receiver.deliveries.filter(({ body }) => body !== '');
const tokens = () => posts().map(({ body }) => JSON.parse(body).recaptchaToken);

const asVisitor = ({ url }: RunningSite) => `${url.replace('localhost', 'site.test')}/contact`;

test('a bot check loads on the first touch, and its token is sent', async ({
  page,
  form,
  site,
}) => {
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
  expect(tokens()).toEqual([TOKEN]);
});

test('a blocked bot check fails, and the next attempt asks again', async ({ page, form, site }) => {
  let isBlocked = true;
  await page.route(BOT_CHECK, (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: CHECK }),
  );
  await page.goto(asVisitor(site));
  await form.send();
  await form.expectAnswer(FAILED);
  expect(posts()).toEqual([]);
  isBlocked = false;
  await form.submit.click();
  await expect(form.alert).toHaveText(SENT);
  await form.open();
  await form.send();
  await form.expectAnswer(SENT);
  expect(tokens(), 'on localhost nobody is asked').toEqual([TOKEN, '']);
});
