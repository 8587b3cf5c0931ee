import {
  expect,
  holdBack,
  REQUIRED_LEAD,
  SENT,
  test,
  visit,
} from '../support/fill-contact-form.ts';

test.use({
  expectedErrors: [
    /Failed to load resource|Error hydrating|ViewTransition opt-in disabled|status of 422/,
  ],
});

test('what is typed before the script is heard, and outlives a reload', async ({ page, form }) => {
  const deliver = await holdBack(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await form.give({ firstName: 'Ada', email: 'ada@' });
  await form.field('email').fill('');
  deliver();
  await form.field('lastName').focus();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(form.field('firstName')).toHaveValue('Ada');
  await form.give({ companySize: '501+', howCanWeHelp: 'Looms.', smsOptIn: true });
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept, 'a turn later').toContain('Looms.');
  await form.drawRevenue('required');
  const deliverAgain = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await form.give({ emailOptIn: true });
  deliverAgain();
  await expect(form.field('firstName')).toHaveValue('Ada');
  await expect(form.field('emailOptIn'), 'ticked before the script').toBeChecked();
  await expect(page.getByRole('radio', { name: '501+' })).toBeChecked();
  await expect(form.field('smsOptIn')).toBeChecked();
  await expect(form.field('smsOptIn')).toHaveAccessibleDescription(/^Phone number is required/);
  await expect(page.getByText(/^3 of \d required answers/)).toBeVisible();
  await page.goto('/contact?utm=a&page=/docs#why');
  await expect(page, 'what others need stays').toHaveURL('/contact?utm=a#why');
  await expect(form.field('howCanWeHelp'), 'the visitor’s words win').toHaveValue('Looms.');
});

test('a form sent while its script is on the way is sent later', async ({ page, form }) => {
  await visit(page, '/contact');
  const deliver = await holdBack(page);
  await form.give(REQUIRED_LEAD);
  await form.field('companyName').press('Enter');
  await expect(form.alert).toHaveCount(0);
  deliver();
  await expect(form.alert).toHaveText(SENT);
});

test('without the script of the form the browser posts it', async ({ page, site, form }) => {
  await visit(page, '/contact');
  await page.route('**/_assets/*.js', (route) => route.abort());
  await form.send();
  await expect(page).toHaveURL(`${site.url}/contact/received`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form arrives, or says what to mend and keeps it', async ({ page, site, form }) => {
    await page.goto('/contact');
    await form.submit.click();
    expect(page.url(), 'the browser itself guards required fields').toBe(`${site.url}/contact`);
    await form.send({ ...REQUIRED_LEAD, smsOptIn: true });
    await expect(form.alert).toHaveText('Please provide a phone number to opt into SMS messages.');
    await page.goBack();
    await expect(form.field('howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
    await form.field('smsOptIn').uncheck();
    await form.submit.click();
    await expect(page).toHaveURL(`${site.url}/contact/received`);
    await expect(form.alert).toHaveText(SENT);
  });
});
