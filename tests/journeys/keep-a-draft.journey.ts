/** A visitor leaves the form and comes back, or is faster than its script, or has none: nothing typed is lost. */
import {
  drawRevenue,
  expectKept,
  FIX,
  field,
  giveAnswers,
  openForm,
  REQUIRED_LEAD,
  SENT,
  submitButton,
} from '../support/fill-contact-form.ts';
import { expect, holdBack, test } from '../support/journey.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Those of scripts that a test refuses; and Chromium's own about an answer that refuses.
  expectedErrors: [/Failed to load resource|Error hydrating|ViewTransition opt-in disabled|status of 422/],
});

test('what is typed before the script has come is heard once it is there; unsent answers survive a reload', async ({
  page,
}) => {
  const deliver = await holdBack(page, '**/_assets/*.js');
  await drawRevenue(page, 'optional');
  await page.goto('/contact', { waitUntil: 'commit' });
  await giveAnswers(page, { firstName: 'Ada', email: 'ada@' });
  await field(page, 'email').fill('');
  deliver();
  await field(page, 'lastName').focus();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await giveAnswers(page, { companySize: '501+', howCanWeHelp: 'Looms.', smsOptIn: true });
  await expectKept(page, 'Looms.');
  await page.unrouteAll();
  await page.reload();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await expect(page.getByRole('radio', { name: '501+' })).toBeChecked();
  await expect(field(page, 'smsOptIn')).toBeChecked();
});

test('a form sent while its own script is on the way is kept back and sent later', async ({ page }) => {
  await openForm(page);
  await page.waitForLoadState('networkidle');
  const deliver = await holdBack(page, '**/_assets/*.js');
  await giveAnswers(page, REQUIRED_LEAD);
  await field(page, 'companyName').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  deliver();
  await expect(page.getByRole('alert')).toHaveText(SENT);
});

test('when the script of the form cannot be loaded the browser posts it', async ({ page, site }) => {
  await openForm(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/_assets/*.js', (route) => route.abort());
  await giveAnswers(page, REQUIRED_LEAD);
  await submitButton(page).click();
  await expect(page).toHaveURL(`${site.url}/contact/received`);
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('the same form arrives; one that is refused says what to mend, and keeps the answers', async ({
    page,
    site,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('radiogroup', { name: 'Annual revenue (Optional)' })).toBeVisible();
    await submitButton(page).click();
    expect(page.url(), 'the browser itself guards required fields').toBe(`${site.url}/contact`);
    await giveAnswers(page, { ...REQUIRED_LEAD, smsOptIn: true });
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(FIX);
    const way = page.getByRole('link', { name: 'Phone number is required when opting into SMS' });
    await expect(way).toHaveAttribute('href', '/contact#phoneNumber');
    await page.goBack();
    await expect(field(page, 'howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
    await field(page, 'smsOptIn').uncheck();
    await submitButton(page).click();
    await expect(page).toHaveURL(`${site.url}/contact/received`);
    await expect(page.getByRole('alert')).toHaveText(SENT);
  });
});
