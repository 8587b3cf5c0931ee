/** A founder considers the incubator: its bar, sections, films, questions and the modal nothing opens. */
import { weeks } from '#content/data/incubator.ts';
import { axeViolations, expect, test } from '../support/site.ts';

const TITLE = 'Learn the agency model on a working loom';
const SECTIONS = [
  TITLE,
  'Verified partner of the automation platform we teach on',
  'A letter from the founder',
  'Eight months of recurring revenue',
  'Ten weeks of mentorship',
  'What You’ll Experience',
  'Why It’s Worth 10x the Investment',
  'The Opportunity',
  'From people who did the ten weeks',
  'Before you join the waitlist',
  'The next cohort is threading up.',
];

test('the sections stand in the order of the programme', async ({ page }) => {
  await page.goto('/incubator');
  const headings = page.getByRole('main').locator('h1, h2:not(dialog h2)');
  await expect(headings).toHaveText(SECTIONS);
});

test('the hero makes its claim, says applications are closed and puts the small print beside the claim', async ({
  page,
}) => {
  await page.goto('/incubator');
  const hero = page.getByRole('region', { name: TITLE });
  await expect(hero).toContainText('$100k/month in 8 months');
  await expect(
    hero.getByText('Applications for the founding cohort are now closed', { exact: true }),
  ).toBeVisible();
  await expect(hero).toContainText('not a forecast of yours');
  await expect(
    page.getByRole('region', { name: 'Verified partner of the automation platform' }),
  ).toContainText('Partner status is reviewed by the platform each year');
});

test('Log in and every Join the waitlist open a new tab; the logo leads home', async ({ page }) => {
  await page.goto('/incubator');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Loomwright, home' })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('link', { name: /^Log in/ })).toHaveAttribute('target', '_blank');
  const waitlist = page.getByRole('link', { name: /^Join the waitlist/ });
  await expect(waitlist).toHaveCount(4);
  for (const link of await waitlist.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('the bar stays at the top, hides going down beyond 100 px, returns going up, and is white past 10 px', async ({
  page,
}) => {
  await page.goto('/incubator');
  const bar = page.getByRole('banner');
  const top = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const scrollBy = async (distance: number) => {
    await page.mouse.wheel(0, distance);
    await page.waitForTimeout(500);
  };
  const position = () => page.evaluate(() => scrollY);

  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await scrollBy(8);
  expect(await position()).toBe(8);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await scrollBy(40);
  expect(await background()).toBe('rgb(255, 255, 255)');
  expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
  expect(await top()).toBe(0);
  await scrollBy(50);
  expect(await position()).toBe(98);
  expect(await top()).toBe(0);
  await scrollBy(400);
  expect(await top()).toBe(-72);
  await scrollBy(-60);
  expect(await top()).toBe(0);
  await scrollBy(300);
  expect(await top()).toBe(-72);
  await page.keyboard.press('Home');
  await expect.poll(position).toBe(0);
  await expect.poll(top).toBe(0);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
});

test('a bar that has gone comes back when the keyboard reaches it', async ({ page }) => {
  await page.goto('/incubator');
  await page.mouse.wheel(0, 1200);
  const bar = page.getByRole('banner');
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', { name: /^Log in/ }).focus();
  await expect(bar.getByRole('link', { name: /^Log in/ })).toBeInViewport();
});

test('the chart says its figures in words and in a table', async ({ page }) => {
  await page.goto('/incubator');
  const revenue = page.getByRole('region', { name: 'Eight months of recurring revenue' });
  await expect(revenue.getByRole('img', { name: /month 1 \$4k.*month 8 \$100k/ })).toBeVisible();
  await revenue.getByText('The same figures as a table').click();
  await expect(revenue.getByRole('row')).toHaveCount(9);
  await expect(revenue.getByRole('row').last()).toContainText('$100,000');
  await expect(revenue.getByRole('heading', { level: 3 })).toHaveText(['Months 1 to 4', 'Months 5+']);
});

test('ten weeks stand in order, with the hours they take', async ({ page }) => {
  await page.goto('/incubator');
  const section = page.getByRole('region', { name: 'Ten weeks of mentorship' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    weeks.map(({ topic }, index) => `Week ${index + 1}: ${topic}`),
  );
  await expect(section).toContainText('two to three hours');
  await expect(section).toContainText('one to two hours of core content, and one live call');
});

test('experience, worth and opportunity say what the programme gives', async ({ page }) => {
  await page.goto('/incubator');
  await expect(
    page.getByRole('region', { name: 'What You’ll Experience' }).getByRole('heading', { level: 3 }),
  ).toHaveText([
    'High-touch mentorship',
    'Peer pods',
    'Proven systems',
    'Direct team access',
    'Access to vetted leads',
  ]);
  const worth = page.getByRole('region', { name: 'Why It’s Worth 10x the Investment' });
  await expect(worth).toContainText('Lifetime access to every recording');
  await expect(worth).toContainText('6 months free access to the community');
  await expect(worth).toContainText('renewable every six months for a small alumni fee');
  const opportunity = page.getByRole('region', { name: 'The Opportunity' });
  await expect(opportunity).toContainText('Founding cohort');
  await expect(opportunity).toContainText('lifetime access at a price that will never be repeated');
});

test('the first of six films is selected; a thumbnail selects another and dims the rest', async ({
  page,
}) => {
  await page.goto('/incubator');
  const films = page.getByRole('region', { name: 'From people who did the ten weeks' });
  const thumbs = films.getByRole('tab');
  await expect(thumbs).toHaveCount(6);
  await expect(films.getByRole('tab', { selected: true })).toHaveAccessibleName(
    /From freelancer to four clients/,
  );

  await thumbs.nth(3).click();
  await expect(films.getByRole('tab', { selected: true })).toHaveAccessibleName(/Hiring engineer one/);
  await expect(films.getByRole('tabpanel')).toContainText('Hiring engineer one');
  await page.mouse.move(0, 0);
  const opacity = (index: number) =>
    thumbs
      .nth(index)
      .locator('img')
      .evaluate((image) => getComputedStyle(image).opacity);
  await expect.poll(() => opacity(3)).toBe('1');
  await expect.poll(() => opacity(0)).toBe('0.66');

  await page.keyboard.press('ArrowRight');
  await expect(films.getByRole('tab', { selected: true })).toHaveAccessibleName(/Making voice a product/);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(films.getByRole('tab', { selected: true })).toHaveAccessibleName(/From freelancer/);
});

test('seven questions: opening one closes the other, and the open one closes again', async ({ page }) => {
  await page.goto('/incubator');
  const questions = page.getByRole('region', { name: 'Before you join the waitlist' }).getByRole('group');
  await expect(questions).toHaveCount(7);
  const open = questions.and(page.locator('[open]'));
  await expect(open).toHaveCount(0);
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toContainText('Six months of modules and resources are guaranteed');
  await expect(open).toHaveCount(1);
  await questions.nth(4).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(4)).toHaveAttribute('open', '');
  await questions.nth(4).locator('summary').click();
  await expect(open).toHaveCount(0);
});

test.describe('the Coming Soon modal', () => {
  const openIt = () => document.querySelector<HTMLDialogElement>('#coming-soon')?.showModal();

  test('is opened by nothing on the page', async ({ page }) => {
    await page.goto('/incubator');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page.locator('[commandfor="coming-soon"], [popovertarget="coming-soon"], [href="#coming-soon"]'),
    ).toHaveCount(0);
  });

  test('takes the focus and is accessible', async ({ page }) => {
    await page.goto('/incubator');
    await page.evaluate(openIt);
    const modal = page.getByRole('dialog', { name: 'Coming Soon' });
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Got it' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const [way, close] of [
    ['its button', (page) => page.getByRole('button', { name: 'Got it' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the backdrop', (page) => page.mouse.click(20, 400)],
  ] satisfies [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
    test(`closes on ${way}`, async ({ page }) => {
      await page.goto('/incubator');
      await page.evaluate(openIt);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('heading', { name: 'Coming Soon' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('back to top goes to the top; the channels open new tabs', async ({ page }) => {
  await page.goto('/incubator');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Company website' })).toHaveAttribute('href', '/');
  for (const name of [/^Company video channel/, /^Dara’s channel/, /^Mateo’s channel/]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  await footer.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
