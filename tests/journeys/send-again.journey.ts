import {
  expect,
  FAILED,
  holdBack,
  REQUIRED_LEAD,
  SENT,
  test,
} from '../support/fill-contact-form.ts';

const INTAKE = '**/api/contact';

test.use({ expectedErrors: [/Failed to load resource/] });

test('nothing is lost, a retry is the same lead, also after a reload', async ({ page, form }) => {
  const keys: (string | undefined)[] = [];
  await page.route(INTAKE, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 500, json: { message: 'The oven is cold.' } });
  });
  const expectFailures = async (count: number) => {
    await expect.poll(() => keys.length).toBe(count);
    await form.expectAnswer(FAILED);
  };
  await form.open();
  await form.send();
  await expectFailures(1);
  await expect(page.getByText('The oven is cold.')).toHaveCount(0);
  await expect(form.field('howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expectFailures(2);
  await page.reload();
  await expect(form.field('howCanWeHelp')).toHaveValue(REQUIRED_LEAD.howCanWeHelp);
  await form.submit.click();
  await expectFailures(3);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
  await form.field('role').fill('Engineer');
  await form.submit.click();
  await expectFailures(4);
  expect(keys[3], 'another answer is another lead').not.toBe(keys[0]);

  await page.unroute(INTAKE);
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.url().endsWith('/api/contact'))));
  const deliver = await holdBack(page, INTAKE);
  const submit = () =>
    form.submit.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
  await Promise.all([submit(), submit()]);
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  await expect(button, 'whoever pressed it is still there').toBeFocused();
  await expect(form.field('firstName')).toBeDisabled();
  await page.keyboard.press('Enter');
  await button.dispatchEvent('click');
  await submit();
  deliver();
  await form.expectAnswer(SENT);
  expect(posts).toBe(1);
});
