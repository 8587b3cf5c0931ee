/** A visitor wants to know who these people are. */

import { aboutHero, letter, pillarsHeading, teamFigure } from '#model/facts/about-facts.ts';
import { assignments, pillars, team } from '#model/facts/team-facts.ts';
import { columnCount, shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';

test('the page says who these people are, and a profile opens in a tab of its own', async ({ page }) => {
  await page.goto('/about');
  await test.step('the team opens with the badge, shows everybody, and each profile opens in a new tab', async () => {
    const founders = team.filter(({ isFounder }) => isFounder);
    const section = page.getByRole('region', { name: 'Meet Our Team', exact: true });
    await expect(section.getByText("We're hiring!", { exact: true })).toBeVisible();
    await expect(section.getByRole('list', { name: 'Founders' }).getByRole('listitem')).toHaveCount(
      founders.length,
    );
    await expect(section.getByRole('list', { name: 'Everyone else' }).getByRole('listitem')).toHaveCount(
      team.length - founders.length,
    );

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
  await test.step('the page names the three services, cites how many systems and ends in a letter signed by a co-founder', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutHero.heading);
    await expect(page.getByText(aboutHero.text)).toBeVisible();
    const services = page.getByRole('region', { name: pillarsHeading });
    await expect(services.getByRole('heading', { level: 3 })).toHaveText(pillars.map(({ name }) => name));
    for (const { text } of pillars) await expect(services.getByText(text)).toBeVisible();
    const signer = team.find(({ seat }) => seat === letter.signedBy);
    const signed = page.getByRole('region', { name: 'We Help You Grow' });
    await expect(signed.getByText(signer?.name ?? '')).toBeVisible();
    await expect(signed).toContainText(signer?.title ?? '');
    expect(signer?.isFounder).toBe(true);
    await expect(signed.getByRole('heading', { name: letter.refusals.heading })).toBeVisible();
    await expect(signed.getByRole('listitem')).toHaveText(
      letter.refusals.items.map((item) => item.join(' ')),
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
  await test.step('founders are in three columns, the others in one, two or four', async () => {
    for (const [width, founders, members] of [
      [390, 1, 1],
      [640, 3, 2],
      [768, 3, 2],
      [900, 3, 4],
      [1440, 3, 4],
      [1920, 3, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columnCount(page.getByRole('list', { name: 'Founders' })), `at ${width} px`).toBe(
        founders,
      );
      expect(await columnCount(page.getByRole('list', { name: 'Everyone else' })), `at ${width} px`).toBe(
        members,
      );
    }
  });
});

test('a profile really opens in its own tab', async ({ page, context }) => {
  const [person] = team;
  await context.route(person?.linkedinUrl ?? '', (route) => route.fulfill({ body: 'A profile' }));
  await page.goto('/about');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `Profile of ${person?.name}` }).click();
  await expect(await opened).toHaveURL(person?.linkedinUrl ?? '');
  await expect(page).toHaveURL('/about');
});

for (const width of [390, 1440]) {
  test(`nothing moves while the page loads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(await shiftsSeen(page)).toEqual([]);
  });
}

test.describe('the drawing of everybody', () => {
  const [first, second] = team;
  const last = team.at(-1);

  test('the drawing of everybody, and each of them, says who is pointed at', async ({ page }) => {
    await page.goto('/about');
    await test.step('a person says what they work on where it is pointed at', async () => {
      const person = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: first?.name ?? '' }) });
      const on = person.getByText(`On: ${assignments.people[first?.id ?? '']?.on}`);
      const seen = () => on.evaluate((line) => getComputedStyle(line).opacity);
      expect(await seen()).toBe('0');
      await person.hover();
      await expect.poll(seen).toBe('1');
      await page.keyboard.press('Escape');
      await expect.poll(seen, 'Escape gives the title back').toBe('0');
    });
    await test.step('names who a thread is when it is pointed at or reached, is one stop of the Tab key, and leads to the person', async () => {
      const threads = page.getByRole('list', { name: teamFigure.label });
      await expect(threads.getByRole('link')).toHaveCount(team.length);
      // The arrows have their script.
      await expect(threads.getByRole('link').last()).toHaveAttribute('tabindex', '-1');
      const card = (name = '') => threads.getByText(name, { exact: true });
      await expect(card(second?.name)).toBeHidden();
      await threads.getByRole('link').nth(1).hover();
      await expect(card(second?.name)).toBeVisible();
      await expect(threads.getByText(second?.title ?? '', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card(second?.name), 'Escape gives the caption back').toBeHidden();
      await expect(page.getByText(teamFigure.title, { exact: true })).toBeVisible();
      await page.mouse.move(0, 0);

      await page.getByRole('banner').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(card(first?.name)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card(first?.name)).toBeHidden();
      await page.keyboard.press('ArrowLeft');
      await expect(card(last?.name)).toBeVisible();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(card(second?.name)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(threads.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/about#${second?.id}`);
      await expect(page.getByRole('img', { name: `Portrait of ${second?.name}` })).toBeInViewport();
    });
  });
});

test('a portrait is bare threads until it is seen, and woven then', async ({ page }) => {
  await page.goto('/about');
  const portrait = page.getByRole('img', { name: `Portrait of ${team.at(-1)?.name}` });
  /** The share of the portrait that bare threads cover: the vertical scale of the cover. */
  const covered = () =>
    portrait.evaluate((image) => {
      const frame = image.closest('div');
      return frame && new DOMMatrix(getComputedStyle(frame, '::before').transform).d;
    });
  // The effect follows the scroll from the first frame on.
  await expect.poll(covered).toBe(1);
  await portrait.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(covered).toBe(0);
});
