/** A founder considers the incubator: its bar, sections, films, questions and the modal nothing opens. */

import { studentFilms } from '#model/facts/film-facts.ts';
import {
  closing,
  comingSoon,
  experience,
  founderLetter,
  incubator,
  opportunity,
  partnerBadge,
  programme,
  questions,
  questionsSection,
  revenue,
  studentsSection,
  weeks,
  worth,
} from '#model/facts/incubator-facts.ts';
import { site } from '#model/facts/site-facts.ts';
import { incubatorChannels } from '#model/facts/team-facts.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { scrollBy } from '../support/scroll-by.ts';
import { turnWheel } from '../support/turn-wheel.ts';

const SECTIONS = [
  incubator.title,
  partnerBadge.claim.join(' '),
  founderLetter.heading,
  revenue.heading,
  programme.heading,
  experience.heading,
  worth.heading,
  opportunity.heading,
  studentsSection.heading,
  questionsSection.heading,
  closing.heading,
];

test('what the page says, and what answers when it is touched', async ({ page }) => {
  await page.goto('/incubator');
  await test.step('the sections come in their order; the hero makes its claim, and nothing opens the modal', async () => {
    const headings = page.getByRole('main').locator('h1, h2:not(dialog h2)');
    await expect(headings).toHaveText(SECTIONS);

    const hero = page.getByRole('region', { name: incubator.title });
    await expect(hero).toContainText(incubator.claim);
    await expect(hero.getByText(incubator.status, { exact: true })).toBeVisible();
    await expect(hero).toContainText(incubator.smallPrint);
    await expect(page.getByRole('region', { name: partnerBadge.claim.join(' ') })).toContainText(
      partnerBadge.note,
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page.locator('[commandfor="coming-soon"], [popovertarget="coming-soon"], [href="#coming-soon"]'),
    ).toHaveCount(0);
  });
  await test.step('there is no shared navigation', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });
  await test.step('the chart says its figures in words and in a table', async () => {
    const totals = revenue.months.map((month) => month.reduce((sum, [, thousands]) => sum + thousands, 0));
    const section = page.getByRole('region', { name: revenue.heading });
    await expect(
      section.getByRole('img', {
        name: new RegExp(totals.map((thousands, index) => `month ${index + 1} \\$${thousands}k`).join('.*')),
      }),
    ).toBeVisible();
    const month = section.getByRole('listitem').nth(4);
    const told = month.getByText(/^Month 5: .*clients/);
    await expect(told).toBeHidden();
    await month.locator('summary').press('Enter');
    await expect(told).toBeVisible();
    await expect(told).toContainText(`Month 5: $${totals[4]}k`);
    await month.locator('summary').press('Enter');
    await expect(told).toBeHidden();
    // The months have their script.
    const second = section.getByRole('listitem').nth(1);
    await expect(second.locator('summary')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(section.getByText(/^Month 6: .*clients/), 'the arrows lead to the next month').toBeVisible();
    await page.keyboard.press('Enter');
    await month.locator('summary').hover();
    await expect(told, 'a pointer needs no press').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(told, 'Escape gives the caption back').toBeHidden();
    await expect(section.getByText(revenue.note)).toBeVisible();
    await page.mouse.move(0, 0);
    await section.getByText('The same figures as a table').click();
    await expect(section.getByRole('row')).toHaveCount(totals.length + 1);
    await expect(section.getByRole('row').last()).toContainText(`$${totals.at(-1)},000`);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      revenue.stages.map(({ heading }) => heading),
    );
  });
  await test.step('the weeks come in order, with the hours they take, and what the programme gives', async () => {
    const section = page.getByRole('region', { name: programme.heading });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      weeks.map(({ topic }, index) => `Week ${index + 1}: ${topic}`),
    );
    await expect(section).toContainText(programme.text);

    await expect(
      page.getByRole('region', { name: experience.heading }).getByRole('heading', { level: 3 }),
    ).toHaveText(experience.parts.map(({ heading }) => heading));
    const reasons = page.getByRole('region', { name: worth.heading });
    await expect(reasons.getByRole('listitem')).toHaveText([...worth.reasons]);
    expect(worth.reasons.join(' '), 'what the programme promises').toMatch(
      /[Ll]ifetime access to every recording.*6 months free access to the community/,
    );
    const offer = page.getByRole('region', { name: opportunity.heading });
    await expect(offer).toContainText(opportunity.badge.join(' '));
    await expect(offer).toContainText(opportunity.text);
  });
  await test.step('the first film is selected; a thumbnail selects another and dims the rest', async () => {
    const films = page.getByRole('region', { name: studentsSection.heading });
    const thumbs = films.getByRole('tab');
    await expect(thumbs).toHaveCount(studentFilms.length);
    const selected = films.getByRole('tab', { selected: true });
    await expect(selected).toContainText(studentFilms[0]?.title ?? '');

    await thumbs.nth(3).click();
    await expect(selected).toContainText(studentFilms[3]?.title ?? '');
    await expect(films.getByRole('tabpanel')).toContainText(studentFilms[3]?.title ?? '');
    await expect(films.getByRole('tabpanel').locator('blockquote')).toContainText(
      studentFilms[3]?.says[0] ?? '',
    );
    await expect(films.getByRole('tabpanel')).toContainText(studentFilms[3]?.figure.join(' ') ?? '');
    await page.mouse.move(0, 0);
    const dimming = (index: number) =>
      thumbs
        .nth(index)
        .locator('img')
        .evaluate((image) => getComputedStyle(image).filter);
    await expect.poll(() => dimming(3)).toBe('none');
    await expect.poll(() => dimming(0)).toBe('brightness(0.66)');

    await page.keyboard.press('ArrowRight');
    await expect(selected).toContainText(studentFilms[4]?.title ?? '');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(selected).toContainText(studentFilms[0]?.title ?? '');
  });
  await test.step('a question that opens closes the other, and the open one closes again', async () => {
    const items = page.getByRole('region', { name: questionsSection.heading }).getByRole('group');
    await expect(items).toHaveCount(questions.length);
    const open = items.and(page.locator('[open]'));
    await expect(open).toHaveCount(0);
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toContainText(questions[1]?.answer ?? '');
    await expect(open).toHaveCount(1);
    await items.nth(4).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(items.nth(4)).toHaveAttribute('open', '');
    await items.nth(4).locator('summary').click();
    await expect(open).toHaveCount(0);
  });
  await test.step('Log in and every Join the waitlist open a new tab; the logo leads home, and back to top goes up', async () => {
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: `${site.name}, home` })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: /^Log in/ })).toHaveAttribute('target', '_blank');
    const waitlist = page.getByRole('link', { name: new RegExp(`^${incubator.waitlist.label}`) });
    await expect(waitlist).toHaveCount(4);
    for (const link of await waitlist.all()) await expect(link).toHaveAttribute('target', '_blank');

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Company website' })).toHaveAttribute('href', '/');
    for (const { label } of incubatorChannels) {
      await expect(footer.getByRole('link', { name: label })).toHaveAttribute('target', '_blank');
    }
    await footer.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the bar makes way for who reads and comes back', async ({ page }) => {
  await page.goto('/incubator', { waitUntil: 'networkidle' });
  await test.step('the bar stays at the top, hides going down beyond 100 px, returns going up, and is white past 10 px', async () => {
    const bar = page.getByRole('banner');
    const top = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    const scroll = async (distance: number) => {
      await scrollBy(page, distance);
      // The bar reacts in the next frame, and then moves for a while.
      await bar.evaluate(async (element) => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        const moves = element.getAnimations({ subtree: true }).map(({ finished }) => finished);
        // One that a later one has taken over ends as an error.
        await Promise.allSettled(moves);
      });
    };
    const position = () => page.evaluate(() => scrollY);

    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await scroll(8);
    expect(await position()).toBe(8);
    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await scroll(40);
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    expect(await bar.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
    await expect.poll(top).toBe(0);
    await scroll(50);
    expect(await position()).toBe(98);
    await expect.poll(top).toBe(0);
    await scroll(400);
    await expect.poll(top).toBe(-72);
    await scroll(-60);
    await expect.poll(top).toBe(0);
    await scroll(300);
    await expect.poll(top).toBe(-72);
    await page.keyboard.press('Home');
    await expect.poll(position).toBe(0);
    await expect.poll(top).toBe(0);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('a bar that has gone comes back when the keyboard reaches it', async () => {
    await turnWheel(page, 1200);
    const bar = page.getByRole('banner');
    await expect(bar).not.toBeInViewport();
    await bar.getByRole('link', { name: /^Log in/ }).focus();
    await expect(bar.getByRole('link', { name: /^Log in/ })).toBeInViewport();
  });
  await test.step('a bar of which a link was pressed goes as any other', async () => {
    await turnWheel(page, -3000);
    const bar = page.getByRole('banner');
    const login = bar.getByRole('link', { name: /^Log in/ });
    await expect(login).toBeInViewport();
    await login.blur();
    await page.context().route(`${await login.getAttribute('href')}`, (route) => route.fulfill({ body: '' }));
    const [opened] = await Promise.all([page.waitForEvent('popup'), login.click()]);
    await opened.close();
    await expect(login).toBeFocused();
    await turnWheel(page, 1200);
    await expect(bar).not.toBeInViewport();
  });
});

test.describe('the Coming Soon modal', () => {
  const openIt = () => document.querySelector<HTMLDialogElement>('#coming-soon')?.showModal();

  test('takes the focus and is accessible; its button, Escape and the backdrop close it', async ({
    page,
  }) => {
    await page.goto('/incubator');
    const modal = page.getByRole('dialog', { name: comingSoon.heading });
    const ways = [
      () => page.getByRole('button', { name: comingSoon.close }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 400),
    ];
    for (const close of ways) {
      await page.evaluate(openIt);
      await expect(modal).toBeVisible();
      await expect(modal.getByRole('button', { name: comingSoon.close })).toBeFocused();
      await page.getByRole('heading', { name: comingSoon.heading }).click();
      await expect(modal).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.evaluate(openIt);
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});
