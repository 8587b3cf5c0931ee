/** A visitor finds the way: navigation bar, menu, footer, skip link, unknown addresses. */
import { join } from 'node:path';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { caseStudies } from '#model/facts/case-facts.ts';
import {
  callToActionLink,
  site as company,
  footerGroups,
  mainLinks,
  outsideLinks,
  sharedWords as words,
} from '#model/facts/site-facts.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';
import { turnWheel } from '../support/turn-wheel.ts';

/** A page like any other outside the documentation, but with little to lay out and nothing that moves by itself. */
const PLAIN = '/privacy';

const [post] = loadPosts(join(ROOT, 'content/blog'), { warn: () => {} });
if (!post) throw new Error('These journeys need a post in content/blog.');
const ARTICLE = postPath(post.id);
const CASE_STUDY = `/docs/case-studies/${Object.keys(caseStudies).at(-1)}`;

const LINKS = [...mainLinks, callToActionLink].map(({ label, href }) => [label, href] as const);

test('the bar is fixed, and holds every link from 768 px upward', async ({ page }) => {
  await page.goto(PLAIN);
  await test.step('the bar is fixed, 72 px high, and holds the logo, every link and Get Started', async () => {
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBe(72);
    await turnWheel(page, 2000);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    await expect(bar.getByRole('link', { name: `${company.name}, home` })).toHaveAttribute('href', '/');
    for (const [name, href] of LINKS) {
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });
  await test.step('the links show from 768 px upward and the menu button below', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const docs = page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true });
    await expect(docs).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(docs).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  });
});

test('each link leads to its page, at the top, and is marked there', async ({ page }) => {
  await page.goto('/contact');
  // The incubator has a bar of its own.
  for (const { label, href } of mainLinks.filter((link) => link.href !== '/incubator')) {
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
    await turnWheel(page, 900);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test.describe('the menu on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fills the screen, keeps the keyboard focus inside, is accessible, and closes when the window grows', async ({
    page,
  }) => {
    await page.goto(PLAIN);
    await test.step('keeps the keyboard focus inside, closes on Escape, and on its button gives the focus back', async () => {
      const opener = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await opener.press('Enter');
      await expect(menu).toBeVisible();
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => {
          const focused = document.activeElement;
          // Between the last and the first control the browser itself holds the focus for one step.
          return focused === document.body || focused?.closest('dialog') !== null;
        });
        expect(where).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();

      await opener.click();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('fills the screen, holds the same links and is accessible', async () => {
      const opener = page.getByRole('button', { name: 'Menu' });
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await opener.click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expect.poll(async () => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      for (const [name, href] of LINKS) {
        await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      await expect(page.locator('[aria-controls="menu"]')).toHaveAttribute('aria-expanded', 'true');
      expect(await axeViolationsEverywhere(page, [320])).toEqual([]);
    });
    await test.step('slides in from beside the window', async () => {
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toBeHidden();
      // Stopped where it begins: what is seen on its way would be a passing frame.
      const start = page.getByRole('button', { name: 'Menu' }).evaluate((opener) => {
        const dialog = document.querySelector('dialog#menu');
        (opener as HTMLButtonElement).click();
        for (const move of dialog?.getAnimations() ?? []) {
          move.pause();
          move.currentTime = 0;
        }
        return dialog?.getBoundingClientRect().left;
      });
      expect(await start).toBe(390);
      await menu.evaluate((dialog) => {
        for (const move of dialog.getAnimations()) move.play();
      });
      await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
    });
    await test.step('closes when the window grows until its links are in the bar', async () => {
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.setViewportSize({ width: 600, height: 844 });
      await expect(menu).toBeVisible();
      await page.setViewportSize({ width: 900, height: 844 });
      await expect(menu).toBeHidden();
    });
  });

  test('says that it is open when its script comes later, and closes on a chosen link, also when the visitor comes back', async ({
    page,
  }) => {
    const deliver = await holdBack(page, /navigation-menu\.behaviour/);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    deliver();
    await expect(page.locator('[aria-controls="menu"]')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ hasScripts: false });

    test('opens and closes without our script', async ({ page }) => {
      await page.goto(PLAIN);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    });
  });
});

test('the first Tab skips to the content, and the footer holds every link', async ({ page }) => {
  await page.goto('/about');
  await test.step('the first Tab reaches a link that skips to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about#main');
  });
  await test.step('the footer holds every link, and the outside ones open a new tab', async () => {
    const footer = page.getByRole('contentinfo');
    for (const { label, href } of footerGroups.flatMap(({ links }) => links)) {
      const isOurs = href.startsWith('/');
      const link = footer.getByRole('link', {
        name: isOurs ? label : `${label} (opens in a new tab)`,
        exact: true,
      });
      await expect(link).toHaveAttribute('href', href);
      if (!isOurs) await expect(link).toHaveAttribute('target', '_blank');
    }
    const webDeveloper = footer.getByRole('link', { name: /^Site by the web developer/ });
    await expect(webDeveloper).toHaveAttribute('href', outsideLinks.webDeveloper);
    await expect(webDeveloper).toHaveAttribute('target', '_blank');
    await expect(footer).toContainText(`© ${company.copyrightYear} ${company.name}`);
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with ways on, and with a broken thread that leads home once it is tied', async ({
    page,
  }) => {
    const response = await page.goto('/nothing/here');
    await test.step('answers 404 with the navigation and six ways on', async () => {
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: words.notFound.heading })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      const doors = page.getByRole('main').getByRole('list').getByRole('link');
      await expect(doors).toHaveText(['Home', 'Pricing', 'Case Studies', 'Docs', 'Articles', 'Contact']);
      await expect(page.getByRole('main').getByRole('status')).not.toContainText('Did you mean');
    });
    await test.step('its broken thread can be tied, with the keyboard too, and then leads home', async () => {
      const thread = page.getByRole('group').filter({ has: page.getByLabel('Tie the broken thread') });
      await expect(thread.getByRole('link', { name: 'home' })).toBeHidden();
      await thread.getByLabel('Tie the broken thread').press('Enter');
      await thread.getByRole('link', { name: 'home' }).click();
      await expect(page).toHaveURL('/');
    });
  });

  for (const [asked, meant] of [
    ['/prcing', '/pricing'],
    [CASE_STUDY.slice(0, -1).toLowerCase(), CASE_STUDY],
    [ARTICLE.slice(0, -1), ARTICLE],
  ] as const) {
    test(`${asked} is asked whether it meant ${meant}, and nothing moves`, async ({ page }) => {
      await watchShifts(page);
      await page.goto(asked);
      await expect(page.getByRole('status')).toHaveText(`Did you mean ${meant}?`);
      expect(await shiftsSeen(page)).toEqual([]);
      await page.getByRole('status').getByRole('link').click();
      await expect(page).toHaveURL(meant);
    });
  }
});
