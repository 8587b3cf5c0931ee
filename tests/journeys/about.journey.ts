/** A visitor wants to know who these people are. */
import { team } from '#content/data/team.ts';
import { columnCount, layoutShift } from '../support/layout.ts';
import { expect, test } from '../support/site.ts';

test('the team opens with the badge, shows 15 people, and each profile opens in a new tab', async ({
  page,
}) => {
  await page.goto('/about');
  const section = page.getByRole('region', { name: 'Meet Our Team', exact: true });
  await expect(section.getByText("We're hiring!", { exact: true })).toBeVisible();
  await expect(section.getByRole('list', { name: 'Founders' }).getByRole('listitem')).toHaveCount(3);
  await expect(section.getByRole('list', { name: 'Everyone else' }).getByRole('listitem')).toHaveCount(12);

  for (const { name, title, linkedinUrl } of team) {
    const person = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
    await expect(person.getByText(title, { exact: true })).toBeVisible();
    const link = person.getByRole('link', { name: `Profile of ${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', linkedinUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    const portrait = person.getByRole('img', { name: `Portrait of ${name}` });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a profile really opens beside the page', async ({ page, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'A profile' }));
  await page.goto('/about');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Profile of Dara Hollis' }).click();
  expect((await opened).url()).toBe('https://example.com/people/dara-hollis');
  await expect(page).toHaveURL('/about');
});

test('founders stand in three columns, the others in one, two or four', async ({ page }) => {
  await page.goto('/about');
  for (const [width, founders, members] of [
    [390, 1, 1],
    [640, 3, 2],
    [768, 3, 2],
    [900, 3, 4],
    [1440, 3, 4],
    [1920, 3, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnCount(page.getByRole('list', { name: 'Founders' })), `at ${width} px`).toBe(founders);
    expect(await columnCount(page.getByRole('list', { name: 'Everyone else' })), `at ${width} px`).toBe(
      members,
    );
  }
});

for (const width of [390, 1440]) {
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    expect(await layoutShift(page)).toBe(0);
  });
}

test('the page tells the three services, cites over 850 systems and ends in a letter signed by a co-founder', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are the people at the loom');
  await expect(page.getByText('over 850 of them')).toBeVisible();
  const services = page.getByRole('region', { name: 'Three things we do' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Custom AI agent engineering',
    'Fully managed automation',
    'AI partner',
  ]);
  await expect(services.getByText('We assess where')).toContainText('we support the people');
  const letter = page.getByRole('region', { name: 'We Help You Grow' });
  await expect(letter.getByText('Dara Hollis')).toBeVisible();
  await expect(letter.getByText('Co-founder, Chief Executive')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
