import { expect, PHONE, section, test } from '../support/journey.ts';
import { company } from '../support/this-company.ts';

const { day, features, films, home, studentFilms, testimonials } = company;

test.use({ javaScriptEnabled: false });

test('home: film, examples, the whole testimonial and every answer are there', async ({ page }) => {
  await page.goto('/');
  if (films.promo)
    await expect(page.getByRole('link', { name: home.hero.watch })).toHaveAttribute(
      'href',
      /\.mp4$|^https:/,
    );
  await expect(page.locator('#features').getByRole('region')).toHaveCount(features.length);
  const quotes = page.locator('#results').getByRole('blockquote');
  await expect(quotes).toHaveCount(testimonials.length);
  for (const quote of await quotes.all())
    await expect(quote).not.toHaveText(/…”$/, { useInnerText: true });
  await expect(page.getByText(day.desk.still)).toBeVisible();
  const question = page.locator('#faq details').last();
  if (company.faq.length > 1) await question.locator('summary').click();
  await expect(question.getByRole('paragraph').first()).toBeVisible();
  await expect(page.locator('#faq details[open]'), 'one at a time').toHaveCount(1);
});

test('the example return, each student’s film and the policy’s day are shown', async ({ page }) => {
  if (company.pricing.returned) {
    await page.goto('/pricing');
    await expect(section(page, 'return').getByRole('status')).toContainText(/\d/);
  }
  if (!company.addresses.isOff('/incubator')) {
    await page.goto('/incubator');
    await expect(section(page, 'students').getByRole('link')).toHaveCount(studentFilms.length);
  }
  await page.goto('/privacy');
  await expect(page.getByText('Last updated')).toHaveText(/updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
});

test('documentation: groups and a linked question open, search and film work', async ({ page }) => {
  await page.goto('/docs/resources');
  const question = page.locator('main details:not([open]) h3').first();
  await page.goto(`/docs/resources#${await question.getAttribute('id')}`);
  const answer = page.locator('details:has(:target)').getByRole('paragraph').first();
  await expect(answer).toBeVisible();
  await page.goto('/docs/introduction');
  if (films.docsIntroduction)
    await expect(page.locator('figure video')).toHaveAttribute('controls');
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true });
  const group = sidebar.getByRole('group').first();
  await group.locator('summary').click();
  await expect(group.getByRole('link').last()).toBeVisible();
  await sidebar.getByRole('button', { name: 'Search docs' }).click();
  await expect(page).toHaveURL(/\/docs\/all\??$/);
});

test('on a phone menu, drawer and the contents of a page open and lead on', async ({ page }) => {
  await page.setViewportSize(PHONE);
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
