/** A visitor opens the contact form: what it loads, what chance decides, and what is typed before its script is there. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { transferSize } from '../support/built-site.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import {
  drawRevenue,
  field,
  giveAnswers,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const FIX = 'Please fix the errors before submitting.';

async function openForm(page: Page, draw: 'required' | 'optional' = 'optional') {
  await drawRevenue(page, draw);
  await page.goto('/contact');
}

for (const draw of ['required', 'optional'] as const) {
  test(`when chance makes annual revenue ${draw}, its label says so from the start and nothing moves`, async ({
    page,
  }) => {
    await watchShifts(page);
    await openForm(page, draw);
    const label = page.locator('#annualRevenue-label');
    await expect(label).toHaveText(draw === 'required' ? 'Annual revenue*' : 'Annual revenue(Optional)');
    const boxes = () =>
      page.locator('form :is(legend, label, textarea, [role="radiogroup"], button)').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y + window.scrollY, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
        }),
      );
    await atRest(page.locator('form'));
    const before = await boxes();
    await field(page, 'emailOptIn').check();
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    await field(page, 'emailOptIn').uncheck();
    await atRest(page.locator('form'));
    expect(await boxes()).toEqual(before);
    expect(await shiftsSeen(page)).toEqual([]);
    await expect(label).toHaveText(draw === 'required' ? 'Annual revenue*' : 'Annual revenue(Optional)');

    await giveAnswers(page, { ...REQUIRED_LEAD, email: '' });
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(FIX);
    await expect(page.getByText('Annual revenue is required')).toHaveCount(draw === 'required' ? 1 : 0);
    await expect(page.getByText(draw === 'required' ? '7 of 9 required' : '7 of 8 required')).toBeVisible();
  });
}

test('both outcomes of the draw leave every label and field in the same place', async ({ browser, site }) => {
  const measure = async (draw: 'required' | 'optional') => {
    const page = await browser.newPage();
    await drawRevenue(page, draw);
    await page.goto(`${site.url}/contact`);
    await atRest(page.locator('form'));
    const boxes = await page
      .locator('form :is(label, input, textarea, [role="radiogroup"], legend, button)')
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
    await page.close();
    return boxes;
  };
  expect(await measure('required')).toEqual(await measure('optional'));
});

test.describe('while the script of the form is still on its way', () => {
  let arrive: () => void;

  test.beforeEach(async ({ page }) => {
    arrive = await holdBack(page, '**/_assets/contact-form*');
    await openForm(page);
  });

  test('what is typed is heard later', async ({ page }) => {
    await giveAnswers(page, { firstName: 'Ada', email: 'ada@' });
    await field(page, 'email').fill('');
    arrive();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(field(page, 'firstName')).toHaveValue('Ada');
    await expect(page.getByText('1 of 8 required answers')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a submission is kept back and made later', async ({ page }) => {
    await giveAnswers(page, REQUIRED_LEAD);
    await field(page, 'companyName').press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    arrive();
    await expect(page.getByRole('alert')).toHaveText('Form submitted successfully!');
  });
});

test('before it is touched the page asks no other host and loads less than 5 kB of JavaScript', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openForm(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
  const files = requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname.slice(1));
  const inline = await page
    .locator('script:not([src]):not([type*=json]):not([type=speculationrules])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join('\n'));
  const bytes = files.map(transferSize).reduce((sum, size) => sum + size, brotliCompressSync(inline).length);
  test.info().annotations.push({ type: 'JavaScript before touching', description: `${bytes} bytes` });
  expect(bytes).toBeLessThan(5000);
  await field(page, 'firstName').focus();
  await expect.poll(() => requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(files.length);
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('the form has the room of its progress as well, which is not shown', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(/of 8 required answers/)).toBeHidden();
    const width = async () => (await field(page, 'role').boundingBox())?.width;
    // Seven of twelve columns of the page.
    await expect.poll(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.45);
  });
});
