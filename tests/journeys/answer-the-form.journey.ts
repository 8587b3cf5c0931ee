import { expect, FIX, REQUIRED_LEAD, test } from '../support/fill-contact-form.ts';

test('each field is judged in its time, and texts need a number', async ({ page, form }) => {
  await page.clock.install();
  await form.open();
  const [missing, invalid] = ['Email is required', 'Please enter a valid email address'];
  const email = form.field('email');
  await email.focus();
  await email.blur();
  await expect(page.getByText(missing)).toHaveCount(0);
  await email.fill('ana@ruiz');
  await expect(email).toHaveAccessibleDescription(invalid);
  await email.fill('');
  await expect(email).toHaveAccessibleDescription(missing);
  const announced = page.locator('[aria-live="polite"]').filter({ hasText: missing });
  await expect(announced, 'what is wrong is announced as it appears').toHaveText(missing);
  await announced.evaluate((region) => region.remove());
  await email.fill('ana');
  // Another program has removed the region of what is said.
  await expect(page.getByRole('alert').filter({ hasText: invalid })).toBeVisible();
  await expect(email).toHaveAccessibleDescription(invalid);
  await email.fill('ana@ruiz.example');
  await expect(page.getByRole('alert').filter({ hasText: 'email' })).toHaveCount(0);

  const message = page.getByText('Phone number is required when opting into SMS');
  await form.give({ smsOptIn: true });
  await expect(message).toBeVisible();
  await expect(form.field('smsOptIn')).toHaveAccessibleDescription(/^Phone number is required/);
  for (const answers of [
    { phoneNumber: '+1 555 0100' },
    { phoneNumber: '' },
    { smsOptIn: false },
  ]) {
    await form.give(answers);
    await expect(message).toBeVisible({ visible: answers.phoneNumber === '' });
  }

  const atAddress = page.getByText(
    'Please enter a full web address, for example https://example.com',
  );
  await form.field('firstName').focus();
  await form.field('website').pressSequentially('engines.example');
  // Longer than any pause after which the form checks an answer.
  await page.clock.runFor(5000);
  await expect(atAddress).toHaveCount(0);
  await expect(page.getByText('First name is required'), 'left as it was').toHaveCount(0);
  await form.submit.hover();
  await page.mouse.down();
  await page.clock.runFor(100);
  await page.mouse.up();
  await expect(form.alert).toHaveText(FIX);
  await expect(atAddress).toBeVisible();
  await form.field('website').fill('https://engines.example');
  await expect(atAddress).toHaveCount(0);
  await form.send({ ...REQUIRED_LEAD, smsOptIn: true });
  await form.expectAnswer('Please provide a phone number to opt into SMS messages.');
});
