import { movesNothing } from '../page-rules/motion.ts';
import {
  atRest,
  expect,
  FIX,
  type Page,
  REQUIRED_LEAD,
  SENT,
  test,
  visit,
} from '../support/fill-contact-form.ts';

const row = (page: Page, name: string) => page.getByRole('radiogroup', { name });

test('Submit names every missing answer and leads to each', async ({ page, form }) => {
  await form.open();
  await form.submit.click();
  await form.expectAnswer(FIX);
  const box = page.getByRole('group', { name: 'Form result' });
  const spoken = page
    .locator('[role="alert"], [role="status"], [aria-live="polite"]')
    .filter({ hasText: /./, visible: true });
  await expect(spoken, 'it is said once').toHaveText([FIX]);
  await expect(box, 'in the order of the form').toContainText(
    /How can we help, project budget, .* first name, .* and role need another look/,
  );
  await expect(form.field('email')).toHaveAccessibleDescription('Email is required');
  await box.getByRole('link', { name: 'role' }).click();
  await expect(form.field('role')).toBeFocused();
  await atRest(box);
  await box.getByRole('link', { name: 'company size' }).click();
  await expect(row(page, 'Company size').getByRole('radio').first()).toBeFocused();
  await form.field('firstName').fill('Ada');
  await expect(page.getByText('First name is required')).toHaveCount(0);
  const polite = page.locator('[aria-live="polite"]').filter({ hasText: /./ });
  await expect(polite, 'nor as others are mended').toHaveCount(0);
  await form.give(REQUIRED_LEAD);
  await expect(page.getByText(/ is required$/)).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(form.alert, 'it complains of nothing that was mended').not.toHaveText(FIX);
});

test('revenue that chance requires is labeled so, still, and judged', async ({ page, form }) => {
  await form.drawRevenue('required');
  await visit(page, '/contact');
  await expect(page.locator('#annualRevenue-label')).toHaveText('Annual revenue*');
  await form.field('emailOptIn').check();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  expect(await movesNothing(page)).toEqual([]);
  await form.submit.click();
  await form.expectAnswer(FIX);
  await expect(page.getByText('Annual revenue is required')).toBeVisible();
});

test('the form is filled, changed and sent by keyboard', async ({ page, form }) => {
  await form.open();
  const clear = (name: string) => row(page, name).getByRole('button', { name: 'Clear' });
  await form.field('annualRevenue').nth(1).check();
  await clear('Annual revenue').click();
  await expect(row(page, 'Annual revenue').locator(':checked')).toHaveCount(0);
  await expect(form.field('annualRevenue').first(), 'the button is gone').toBeFocused();
  await expect(clear('Company size'), 'a required answer can only be changed').toHaveCount(0);
  const { keyboard } = page;
  const reach = async (name: string) => {
    const isThere = async () => (await page.locator(':focus').getAttribute('name')) === name;
    while (!(await isThere())) await keyboard.press('Tab');
  };
  const { firstName, lastName, email, role, companyName } = REQUIRED_LEAD;
  await form.field('howCanWeHelp').focus();
  const { y: before } = await atRest(row(page, 'Project budget'));
  await keyboard.type('Our team retypes invoices from the inbox.');
  const read = page.getByRole('status').filter({ hasText: 'Sounds like:' });
  await expect(read).toHaveText('Sounds like: Documents, Email');
  expect((await atRest(row(page, 'Project budget'))).y, 'nothing moves').toBe(before);
  await reach('projectBudget');
  await keyboard.press('Space');
  await reach('companyName');
  await keyboard.type(companyName);
  await reach('companySize');
  for (const key of ['Space', 'ArrowRight']) await keyboard.press(key);
  await expect(page.getByRole('radio', { name: '11-50' })).toBeChecked();
  for (const [name, text] of Object.entries({ firstName, lastName, email, role })) {
    await reach(name);
    await keyboard.type(text);
  }
  await reach('emailOptIn');
  await keyboard.press('Space');
  await expect(form.field('emailOptIn')).toBeChecked();
  await form.submit.press('Enter');
  await expect(form.alert).toHaveText(SENT);
});
