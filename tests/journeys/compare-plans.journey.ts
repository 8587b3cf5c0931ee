import { money } from '#model/money.ts';
import { isAccessible } from '../page-rules/axe.ts';
import { isOnTop } from '../page-rules/opened.ts';
import { company, expect, PHONE, section, test, visit } from '../support/journey.ts';

const { plans, pricing } = company;

test('the return of own numbers says when, and the numbers come along', async ({ page }) => {
  test.skip(!pricing.returned, 'the company shows no first year');
  const { told, instead, next: onward } = pricing.own;
  await page.goto('/pricing');
  const sum = section(page, 'return');
  const result = sum.getByRole('status');
  const fields = sum.getByRole('textbox');
  const example = await result.innerText();
  // Too little for any price.
  for (const [index, text] of ['0.5', '1', '1'].entries()) await fields.nth(index).fill(text);
  await expect(result).toContainText(told.advice);
  const next = sum.getByRole('link', { name: onward });
  await expect(next, 'who should not buy is not led to buy').toHaveCount(0);
  await expect(sum.getByRole('link', { name: instead[0]?.label ?? '' })).toBeVisible();
  const chosen = sum.getByRole('button', { pressed: true });
  await sum.getByRole('button').first().click();
  await expect(chosen).toHaveCount(1);
  await expect(result).toContainText(told.back.split('{')[0] ?? '');
  const drawn = sum.locator('figure svg').last();
  const last = await drawn.innerHTML();
  expect(await isAccessible(sum)).toEqual([]);
  await fields.nth(1).fill('many');
  await expect(fields.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.nth(1)).toHaveAccessibleDescription(/number/);
  expect(await drawn.innerHTML(), 'what was drawn last stays').toBe(last);
  await expect(sum.locator('[data-stale]'), 'paler').toHaveCount(1);
  for (const field of await fields.all()) await field.fill('');
  await expect.poll(() => result.innerText(), 'without numbers the example is back').toBe(example);

  await sum.getByRole('button').first().click();
  await fields.first().fill('40');
  await expect(chosen, 'a number of one’s own is no start').toHaveCount(0);
  const hourly = (pricing.own.starts[0]?.hourly ?? 0) + 0.25;
  await fields.last().fill(hourly.toLocaleString(company.currency.numbers));
  const cost = money(hourly, company.currency, 2);
  await next.click();
  const request = page.getByRole('textbox', { name: /help/ });
  await expect(request).toHaveValue(
    /^40 hours a week × \d+ people × .* an hour: back on day \d+\.$/,
  );
  expect(await request.inputValue(), 'with its cents').toContain(` × ${cost} an hour`);
  await page.reload();
  await expect(request, 'a reload keeps them').toHaveValue(/^40 hours/);
  await expect(page, 'in the draft alone').toHaveURL('/contact');
});

test('on a phone the result stays over the fields', async ({ page }) => {
  test.skip(!pricing.returned, 'the company shows no first year');
  await page.setViewportSize(PHONE);
  await page.goto('/pricing');
  const sum = section(page, 'return');
  const kept = sum.locator('p[aria-hidden] b');
  const example = await kept.innerText();
  await sum.getByRole('button').last().click();
  await expect(kept).not.toHaveText(example);
  const last = sum.getByRole('textbox').last();
  await last.evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(kept).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(kept), 'the bar does not cover it').toBe(true);
});

const REPORTING = plans.findIndex(({ event }) => event);
const SILENT = plans.findIndex(({ event }) => !event);

test('a plan with an event alone reports it, to the owner’s analytics', async ({ page }) => {
  const told = plans[REPORTING]?.event;
  test.skip(!told || SILENT < 0, 'the company’s plans report alike');
  const event = { event_category: told?.category, event_label: told?.label, value: told?.value };
  const links = page.getByRole('article').getByRole('link');
  const heard: unknown[] = [];
  await page.exposeFunction('hear', (...told: unknown[]) => heard.push(told));
  // What an owner's snippet leaves on the window; what is heard outlives the page.
  await page.addInitScript(`
    const push = (item) => hear('dataLayer', item);
    if (!/none/.test(location.search)) dataLayer = Object.assign([], { push });
    if (/gtag/.test(location.search)) gtag = (...call) => hear('gtag', ...call);
  `);
  for (const [service, plan, message] of [
    ['gtag', REPORTING, [['gtag', 'event', 'click', event]]],
    ['layer', REPORTING, [['dataLayer', { event: 'click', ...event }]]],
    ['none', REPORTING, []],
    ['gtag', SILENT, []],
  ] as const) {
    await visit(page, `/pricing?${service}`);
    await links.nth(plan).press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => heard.splice(0), `${service}, plan ${plan}`).toEqual(message);
  }
  await visit(page, '/pricing?gtag');
  for (const button of ['right', 'middle'] as const) await links.nth(REPORTING).click({ button });
  await expect.poll(() => heard.splice(0), 'in a new tab').toHaveLength(1);
});
