/** A visitor leaves the form and comes back, or is faster than its script, or has none: nothing typed is lost. */
import {
  drawRevenue,
  expectKept,
  field,
  giveAnswers,
  REQUIRED_LEAD,
  submitButton,
} from '../support/fill-contact-form.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';

const SENT = 'Form submitted successfully!';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('unsent answers survive a reload; an old consent or broken draft does not', async ({ page }) => {
  await drawRevenue(page, 'optional');
  await page.goto('/contact');
  await giveAnswers(page, { firstName: 'Ada', companySize: '501+', howCanWeHelp: 'Looms.', smsOptIn: true });
  await expectKept(page, 'Looms.');
  await page.reload();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await expect(page.getByRole('radio', { name: '501+' })).toBeChecked();
  await expect(field(page, 'smsOptIn')).toBeChecked();
  await page.evaluate(() => {
    const key =
      Object.keys(sessionStorage).find((name) => sessionStorage.getItem(name)?.includes('Ada')) ?? '';
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.setItem(key, JSON.stringify({ ...draft, consent: 'before' }));
  });
  await page.reload();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await expect(field(page, 'smsOptIn'), 'ticked beside another sentence').not.toBeChecked();
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"firstName":7}');
  });
  await page.goto('/contact');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await expect(field(page, 'firstName')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('what is typed before the script has come is heard once it is there', async ({ page }) => {
  const deliver = await holdBack(page, '**/_assets/*.js');
  await drawRevenue(page, 'optional');
  await page.goto('/contact', { waitUntil: 'commit' });
  await giveAnswers(page, { firstName: 'Ada', email: 'ada@' });
  await field(page, 'email').fill('');
  deliver();
  await field(page, 'lastName').focus();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a form sent while its own script is on the way is kept back and sent later', async ({ page }) => {
  await drawRevenue(page, 'optional');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const deliver = await holdBack(page, '**/_assets/*.js');
  await giveAnswers(page, REQUIRED_LEAD);
  await field(page, 'companyName').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  deliver();
  await expect(page.getByRole('alert')).toHaveText(SENT);
});

test.describe('when the script of the form cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|Error hydrating|ViewTransition opt-in disabled/] });

  test('the browser checks the form and posts it', async ({ page, site }) => {
    await drawRevenue(page, 'optional');
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.route('**/_assets/*.js', (route) => route.abort());
    await giveAnswers(page, REQUIRED_LEAD);
    await submitButton(page).click();
    await expect(page).toHaveURL(`${site.url}/contact/received`);
  });
});

test.describe('without JavaScript', () => {
  // Chromium itself prints this about an answer that refuses.
  test.use({ hasScripts: false, expectedErrors: [/status of 422/] });

  test('the same form arrives and ends on a page that says so', async ({ page, site }) => {
    await page.goto('/contact');
    await expect(page.getByRole('radiogroup', { name: 'Annual revenue (Optional)' })).toBeVisible();
    await submitButton(page).click();
    expect(page.url(), 'the browser itself guards required fields').toBe(`${site.url}/contact`);
    await giveAnswers(page, REQUIRED_LEAD);
    await submitButton(page).click();
    await expect(page).toHaveURL(`${site.url}/contact/received`);
    await expect(page.getByRole('alert')).toHaveText(SENT);
  });

  test('a form that is refused says what to mend; going back keeps the answers', async ({ page }) => {
    await page.goto('/contact');
    await giveAnswers(page, { ...REQUIRED_LEAD, smsOptIn: true });
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please fix the errors before submitting.');
    const way = page.getByRole('link', { name: 'Phone number is required when opting into SMS' });
    await expect(way).toHaveAttribute('href', '/contact#phoneNumber');
    await page.goBack();
    await expect(field(page, 'howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
  });
});
