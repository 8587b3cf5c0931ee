import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

test.use({ expectedErrors: [/status of 404|Error hydrating|ERR_FAILED/] });

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** The search wakes by a key, other islands by a touch, and a behaviour is none. */
const PARTS: [
  name: string,
  route: string,
  use: (page: Page) => Promise<unknown>,
  answer: string,
  /** Of a company that has it. */
  isThere?: boolean,
][] = [
  ['search', '/docs', (page) => page.keyboard.press('Control+k'), '[role=option]'],
  [
    'features',
    '/',
    press('#features button >> nth=3'),
    '#features button:nth-of-type(4)[aria-expanded=true]',
    company.features.length > 3,
  ],
  ['copying', '/docs/process', press('button[data-behaviour=copy-button]'), '[data-copied]'],
];

for (const [name, route, use, answer, isThere = true] of PARTS)
  test(`the ${name} says that it did not load, and works with the next touch once it can`, async ({
    page,
    context,
  }) => {
    test.skip(!isThere, `the company has no such ${name}`);
    await context.grantPermissions(['clipboard-write']);
    let gone = /\.behaviour\./;
    await page.route('**/_assets/*.js*', (to) =>
      gone.test(to.request().url()) ? to.fulfill({ status: 404 }) : to.continue(),
    );
    await page.goto(route, { waitUntil: 'networkidle' });
    gone = /./;
    const lost = page.getByText(company.navigation.notLoaded.sentence).last();
    await expect(lost).toBeHidden();
    await use(page);
    await expect(lost).toBeInViewport();
    await expect(lost.getByRole('link')).toHaveAttribute('href', '');
    gone = /$./;
    await use(page);
    if (name === 'search') await page.keyboard.type('sprint');
    await expect(page.locator(answer).first()).toBeVisible();
    await expect(lost).toBeHidden();
  });

test('a page whose own script did not come says so at once', async ({ page }) => {
  await page.route('**/_assets/document*.js', (to) => to.abort());
  await page.goto('/docs');
  await expect(page.locator('body > .not-loaded')).toBeInViewport();
});
