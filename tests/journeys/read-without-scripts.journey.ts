import { expect, section, test } from '../support/journey.ts';

test.use({ hasScripts: false });

test('home: film, examples, the whole testimonial and every answer are there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Watch the/ })).toHaveAttribute('href', /\.mp4$/);
  const examples = page.locator('#features').getByRole('region');
  await expect(examples).toHaveCount(5);
  const tops = await examples.evaluateAll((all) =>
    all.map((example) => example.getBoundingClientRect().top),
  );
  expect(tops, 'below one another').toEqual([...new Set(tops)].sort((one, other) => one - other));
  expect(await page.locator('#results').getByRole('blockquote').first().innerText()).not.toMatch(
    /…”$/,
  );
  await expect(page.getByText('Quote 2291 waits for a person.')).toBeVisible();
  const question = page.locator('#faq details').nth(1);
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph').first()).toBeVisible();
});

test('the example return is shown, each of the six films, and the policy has a day', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(section(page, 'return').getByRole('status')).toContainText(/day \d+/);
  await page.goto('/incubator');
  await expect(section(page, 'students').getByRole('link')).toHaveCount(6);
  await page.goto('/privacy');
  await expect(page.getByText('Last updated')).toHaveText(/updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
});

test('documentation: groups and an addressed question open, and search and film are of use', async ({
  page,
}) => {
  await page.goto('/docs/resources');
  const question = page.locator('main details:not([open]) h3').first();
  await page.goto(`/docs/resources#${await question.getAttribute('id')}`);
  const answer = page.locator('details:has(:target)').getByRole('paragraph').first();
  await expect(answer).toBeVisible();
  await page.goto('/docs/introduction');
  await expect(page.locator('figure video')).toHaveAttribute('controls');
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true });
  await sidebar.getByText('AI Agents', { exact: true }).click();
  await expect(sidebar.locator('a[href="/docs/agents/templates/rag-pipeline"]')).toBeVisible();
  await sidebar.getByRole('button', { name: 'Search docs' }).click();
  await expect(page).toHaveURL(/\/docs\/all\??$/);
});

test('on a phone menu, drawer and the contents of a page open and lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  for (const [route, name] of [
    ['/privacy', 'Sections'],
    ['/docs/process', 'On this page'],
  ] as const) {
    await page.goto(route);
    const contents = page.getByRole('navigation', { name, includeHidden: true });
    await expect(contents).toBeHidden();
    await page.getByRole('button', { name }).click();
    const link = contents.getByRole('link').nth(2);
    const words = (await link.innerText()).trim();
    await link.click();
    const heading = page.getByRole('main').getByRole('heading', { name: words, exact: true });
    await expect(heading).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Pages' }).click();
  await page.locator('nav[aria-label="Documentation"] a[href="/docs/resources"]').click();
  await expect(page).toHaveURL('/docs/resources');
});
