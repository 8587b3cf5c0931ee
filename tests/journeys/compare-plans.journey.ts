import type { Page } from '@playwright/test';
import { isAccessible } from '../page-rules.ts';
import { expect, REQUIRED_LEAD, test } from '../support/fill-contact-form.ts';
import { section } from '../support/journey.ts';

const plans = (page: Page) => page.getByRole('article');

test('the plans say their price and where they lead, and the return of own numbers says when', async ({
  page,
  form,
}) => {
  await form.drawRevenue('optional');
  await page.goto('/pricing');
  expect(await plans(page).count()).toBeGreaterThanOrEqual(2);
  await expect(page.getByText('POPULAR', { exact: true })).toHaveCount(1);
  await expect(plans(page).first()).toContainText(/POPULAR[\s\S]*\$[\d,]+/);
  for (const [index, action] of ['Get Started', 'Contact Sales'].entries()) {
    const plan = plans(page).nth(index);
    expect(await plan.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    await expect(plan.getByRole('link', { name: action })).toHaveAttribute('href', '/contact');
  }
  const start = section(page, 'experts').getByRole('link', { name: 'Get Started' });
  await expect(start).toHaveAttribute('href', '/contact');

  const sum = section(page, 'return');
  const result = sum.getByRole('status');
  const fields = sum.getByRole('textbox');
  const example = await result.innerText();
  for (const [index, text] of ['7.5', '4', '$60'].entries()) {
    await fields.nth(index).fill(text);
    await fields.nth(index).press('Tab');
  }
  await expect(result).toContainText('Then do not buy this.');
  const next = sum.getByRole('link', { name: 'Start with these numbers' });
  await expect(next, 'who should not buy is not led to buy').toHaveCount(0);
  await expect(sum.getByRole('link', { name: 'Build, buy or hire' })).toBeVisible();
  const chosen = sum.getByRole('button').first();
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(result).toContainText('Back on day');
  const drawn = sum.locator('figure svg').last();
  const last = await drawn.innerHTML();
  expect(await isAccessible(sum)).toEqual([]);
  await fields.nth(1).fill('many');
  await expect(fields.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.nth(1)).toHaveAccessibleDescription(/number/);
  expect(await drawn.innerHTML(), 'what was drawn last stays').toBe(last);
  await expect(sum.getByRole('slider').nth(1)).toHaveValue('1');
  await expect(sum).not.toContainText('NaN');
  for (const field of await fields.all()) await field.fill('');
  await expect.poll(() => result.innerText(), 'without numbers the example is back').toBe(example);

  await sum.getByRole('button').first().click();
  await sum.getByRole('slider').first().fill('40');
  await expect(fields.first(), 'the number follows its slider').toHaveValue('40');
  await next.click();
  const chip = page.getByText(/^Sent along: 40 hours a week/);
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip, 'a reload keeps it').toBeVisible();
  let sent = '';
  await page.route('**/api/contact', (route) => {
    sent = route.request().postDataJSON().howCanWeHelp;
    return route.fulfill({ json: {} });
  });
  await form.give(REQUIRED_LEAD);
  await form.submit.click();
  await expect.poll(() => sent).toMatch(/^40 hours a week × \d+ people × \$\d+ an hour: .+\n\n.+/s);

  await page.goto('/contact?numbers=20x10x60x102');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Sent along:/)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
});

const EVENT = { event_category: 'Pricing', event_label: 'Tech Consulting Session', value: 299 };

test('the Business Partner plan alone reports one event, to the analytics service that the owner has', async ({
  page,
}) => {
  const heard: unknown[] = [];
  await page.exposeFunction('hear', (told: unknown) => heard.push(told));
  // What an owner's snippet leaves on the window; what it hears survives the navigation.
  await page.addInitScript(`
    if (!/none/.test(location.search)) {
      dataLayer = [];
      dataLayer.push = (item) => hear(['dataLayer', item]);
    }
    if (/gtag/.test(location.search)) gtag = (...call) => hear(['gtag', ...call]);
  `);
  await page.route('/contact', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const [service, plan, message] of [
    ['gtag', 0, [['gtag', 'event', 'click', EVENT]]],
    ['layer', 0, [['dataLayer', { event: 'click', ...EVENT }]]],
    ['none', 0, []],
    ['gtag', 1, []],
  ] as const) {
    await page.goto(`/pricing?${service}`, { waitUntil: 'networkidle' });
    await plans(page).nth(plan).getByRole('link').press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => heard.splice(0), `${service}, plan ${plan}`).toEqual(message);
  }
  await page.goto('/pricing?gtag', { waitUntil: 'networkidle' });
  await plans(page).first().getByRole('link').click({ button: 'middle' });
  await expect.poll(() => heard.splice(0), 'in a new tab').toHaveLength(1);
});
