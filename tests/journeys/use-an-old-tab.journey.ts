import { company, expect, type Page, test, visit } from '../support/journey.ts';

test.use({ expectedErrors: [/status of 404|Error hydrating|ERR_FAILED/] });

/** The search wakes by a key, other islands by a touch. */
type Use = (page: Page) => Promise<unknown>;
const PARTS: [name: string, route: string, use: Use, answer: string][] = [
  ['search', '/docs', (page) => page.keyboard.press('Control+k'), '[role=option]'],
  [
    'tool finder',
    '/docs/technology-stack',
    (page) => page.locator('main astro-island input').fill('slack'),
    '[data-finding]',
  ],
];

for (const [name, route, use, answer] of PARTS)
  test(`the ${name} says that it did not load, and works once it can`, async ({ page }) => {
    let isGone = false;
    await page.route('**/_assets/*.js*', (to) =>
      isGone ? to.fulfill({ status: 404 }) : to.continue(),
    );
    await visit(page, route);
    isGone = true;
    const lost = page.getByText(company.navigation.notLoaded.sentence).last();
    await expect(lost).toBeHidden();
    await use(page);
    await expect(lost).toBeInViewport();
    await expect(lost.getByRole('link')).toHaveAttribute('href', '');
    isGone = false;
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

test('the worker of a former site takes itself away, and the site is there', async ({ page }) => {
  await page.route('**/former', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Old' }),
  );
  for (const name of ['sw', 'service-worker']) {
    await page.goto('/former');
    await page.evaluate((file) => navigator.serviceWorker.register(file).then(), `/${name}.js`);
    const left = () =>
      page
        .evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))
        .catch(() => 'it is loaded again');
    await expect.poll(left).toBe(0);
  }
  await visit(page, '/about');
});
