import { bandsOf, LEAD_FIELDS, type Lead } from '#leads/lead-fields.ts';
import { atRest, test as base, company, expect, type Page } from './journey.ts';

export * from './journey.ts';

export const SENT = 'Form submitted successfully!';
export const FIX = 'Please fix the errors before submitting.';
export const FAILED = 'There was an error submitting the form. Please try again.';

/** As this company's price has them. */
const bands = <Options>(field: { options: Options } & Parameters<typeof bandsOf>[0]) =>
  bandsOf(field, company.contactForm.zeros) as Options;

export const REQUIRED_LEAD = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  role: 'Analyst',
  companyName: 'Engines Ltd',
  companySize: '1-10',
  projectBudget: bands(LEAD_FIELDS.projectBudget)[0],
  howCanWeHelp: 'Weave numbers.',
} as const;

export const FULL_LEAD = {
  ...REQUIRED_LEAD,
  companyName: 'Engines & Söhne',
  website: 'https://engines.example/a?b=c',
  phoneNumber: '+1 555 0142',
  annualRevenue: bands(LEAD_FIELDS.annualRevenue)[0],
  howCanWeHelp: 'Sixty supplier quotes a week.\nRetyped "by hand" into the ERP.',
  emailOptIn: true,
  smsOptIn: true,
} as const satisfies Lead;

type Field = keyof typeof FULL_LEAD;
type Answers = Partial<Record<Field, string | boolean>>;

export type ContactForm = ReturnType<typeof contactForm>;

export const test = base.extend<{ form: ContactForm }>({
  form: async ({ page }, use) => {
    const form = contactForm(page);
    await form.drawRevenue('optional');
    await use(form);
  },
});

function contactForm(page: Page) {
  const alert = page.getByRole('alert');
  const submit = page.getByRole('button', { name: /^Submit/ });
  const field = (name: Field) => page.locator(`[name="${name}"]`);
  /** Chance decides whether a page load requires it. */
  const drawRevenue = (draw: 'required' | 'optional') =>
    page.addInitScript(`Math.random = () => ${draw === 'required' ? 0.1 : 0.9}`);
  async function give(answers: Answers) {
    for (const [name, answer] of Object.entries(answers)) {
      const control = field(name as Field);
      if (typeof answer === 'boolean') await control.setChecked(answer);
      else if ((await control.count()) > 1)
        await control.and(page.locator(`[value="${answer}"]`)).check();
      else await control.fill(answer);
    }
  }
  return {
    alert,
    field,
    drawRevenue,
    submit,
    give,

    async send(answers: Answers = REQUIRED_LEAD) {
      await give(answers);
      await submit.click();
    },

    open: () => page.goto('/contact'),

    /** Until the page rests the button glides away from under the pointer. */
    async expectAnswer(sentence: string) {
      await expect(alert).toHaveText(sentence);
      await expect(page.getByRole('group', { name: 'Form result' })).toBeFocused();
      await expect(alert).toBeInViewport();
      await atRest(alert);
    },
  };
}
