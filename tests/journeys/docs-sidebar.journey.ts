/** A visitor finds the way through the documentation: the sidebar, on a narrow screen its drawer, and without a script. */
import type { Page } from '@playwright/test';
import { OVERVIEW_LABEL } from '#model/facts/docs-facts.ts';
import { companyPageLink, videoChannelLink } from '#model/facts/site-facts.ts';
import { behavioursAtWork } from '../support/at-work.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { groups, leadsToAllPages, pagesAlone } from '../support/docs-order.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { holdBack } from '../support/hold-back.ts';
import { inPieces } from '../support/in-pieces.ts';
import { expect, test } from '../support/journey.ts';

/** Widths at which the sidebar is a drawer. */
const NARROW = [320, 768];

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation', exact: true });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

/** Refuses storage as a private window or a strict setting does. */
const refuseStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Storage is refused.', 'SecurityError');
    },
  });

test('the sidebar is 16 rem wide, 3 rem when closed, and keeps as it was left', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  const toggle = sidebar(page).getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await widthOf(page)).toBe(256);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(page)).toBe(48);
  await expect(sidebar(page).getByRole('link')).toHaveCount(0);
  await expect(sidebar(page).getByRole('button', { name: 'Search docs' })).toBeVisible();
  expect(await axeViolationsEverywhere(page)).toEqual([]);

  await page.goto('/docs/resources', { waitUntil: 'networkidle' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect.poll(() => widthOf(page)).toBe(256);
  await page.reload();
  expect(await widthOf(page)).toBe(256);
});

test.describe('before any file of ours has run', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a closed sidebar is closed on the next page already: nothing moves', async ({ page }) => {
    await page.goto('/docs/process', { waitUntil: 'networkidle' });
    await sidebar(page).getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect.poll(() => widthOf(page)).toBe(48);
    await page.route('**/_assets/*.js', (route) => route.abort());
    await page.goto('/docs/resources');
    expect(await widthOf(page)).toBe(48);
  });

  test('a group that was left open is open on the next page already, and one that was closed is not', async ({
    page,
  }) => {
    const [agents, showcase] = groups.map(({ heading = '' }) => heading);
    const openGroups = () =>
      sidebar(page)
        .getByRole('group')
        .evaluateAll((groups) => groups.map((group) => (group as HTMLDetailsElement).open));
    await page.goto('/docs/process', { waitUntil: 'networkidle' });
    for (const heading of [agents, showcase, agents]) {
      await sidebar(page)
        .getByText(heading ?? '', { exact: true })
        .click();
    }
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-sidebar-groups')))
      .toBe(groups[1]?.name);
    await page.route('**/_assets/*.js', (route) => route.abort());
    await page.goto('/docs/resources');
    expect(await openGroups()).toEqual([false, true]);
  });
});

/** Cuts a page behind the last group of the sidebar, so that the groups are painted before the rest has come. */
function afterGroups(html: string): number[] {
  const end = '</details>';
  return [html.lastIndexOf(end, html.indexOf('<main')) + end.length];
}

/** Paints what has come at once, as browsers do that do not know links which hold up the first paint. */
const expectNothing = () =>
  new MutationObserver(() => document.querySelector('link[rel="expect"]')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

test('a group that was left open is painted open, also when the page comes in pieces', async ({
  page,
  site,
}) => {
  const [first] = groups;
  const line = await inPieces(site.url, afterGroups);
  await page.addInitScript((name) => localStorage.setItem('docs-sidebar-groups', name), first?.name ?? '');
  await page.addInitScript(expectNothing);
  await watchShifts(page);
  await page.goto(`${line.url}/docs/resources`);
  const firstGroup = sidebar(page).getByRole('group').first();
  await expect(firstGroup.getByRole('link').first()).toBeVisible();
  expect(await shiftsSeen(page)).toEqual([]);
  await line.close();
});

test('a press that comes before its script does what it says once the script is there', async ({ page }) => {
  const file = /sidebar\.behaviour/;
  const deliver = await holdBack(page, file);
  const request = page.waitForRequest(file);
  await page.goto('/docs/process');
  await request;
  const toggle = sidebar(page).getByRole('button', { name: 'Toggle sidebar' });
  await toggle.click();
  deliver();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar works when storage refuses', async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await sidebar(page).getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBe(48);
});

test('a page that the sidebar does not list has its group open, with the overview marked as the page above', async ({
  page,
}) => {
  const group = groups.find(({ unlisted = [] }) => unlisted.length > 0);
  await page.goto(`/docs/${group?.unlisted?.[0]}`);
  const current = sidebar(page).locator('[aria-current]');
  await expect(current).toHaveText([OVERVIEW_LABEL]);
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('aria-current', 'true');
  await test.step('the wheel scrolls the page also over the sidebar', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.mouse.move(120, 400);
    // A list of many pages is higher than the window, and goes to its own end first.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }).toPass();
  });
});

test('the sidebar leads to every page, and to those who answer', async ({ page }) => {
  await page.goto('/docs/introduction');
  await test.step('the visitor connects: video channel and network page in new tabs, a call by the form', async () => {
    const list = sidebar(page).getByRole('list', { name: 'Connect With Us' });
    for (const { label: name } of [videoChannelLink, companyPageLink]) {
      await expect(list.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      await expect(list.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
    }
    await expect(list.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/contact');
  });
  await test.step('the sidebar lists pages and groups in their order, and the group of the page is open', async () => {
    const links = sidebar(page).getByRole('list').first().getByRole('link');
    await expect(links).toHaveCount(pagesAlone.length + Number(leadsToAllPages));
    for (const [place, id] of pagesAlone.entries()) {
      await expect(links.nth(place)).toHaveAttribute('href', `/docs/${id}`);
    }
    await expect(links.first()).toHaveAttribute('aria-current', 'page');

    for (const { heading = '', pages } of groups) {
      const group = sidebar(page).getByRole('group').filter({ hasText: heading });
      await group.getByText(heading, { exact: true }).click();
      await expect(group.getByRole('link')).toHaveCount(pages.length);
      await expect(group.getByRole('link').first()).toHaveText(OVERVIEW_LABEL);
      for (const [place, id] of pages.entries()) {
        await expect(group.getByRole('link').nth(place)).toHaveAttribute('href', `/docs/${id}`);
      }
      await group.getByText(heading, { exact: true }).click();
      await expect(group.getByRole('link')).toHaveCount(0);
    }

    const [agents, showcase] = groups;
    const hrefs = () =>
      sidebar(page)
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    await page.goto(`/docs/${showcase?.pages.at(-1)}`);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `/docs/${showcase?.pages.at(-1)}`,
    );
    expect(await hrefs()).not.toContain(`/docs/${agents?.pages.at(-1)}`);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar is a drawer that opens, closes on Escape and leads on, by keyboard alone', async ({
    page,
  }) => {
    await page.goto('/docs/process');
    await behavioursAtWork(page);
    const opener = page.getByRole('button', { name: 'Pages' });
    await expect(sidebar(page)).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeVisible();
    expect(await axeViolationsEverywhere(page, NARROW)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(opener).toBeFocused();

    // The page behind it is not reached while it is open: it closes when focus goes there.
    await page.keyboard.press('Enter');
    await sidebar(page).getByRole('button', { name: 'Dark mode' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'On this page' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sidebar(page)).toBeHidden();

    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('link', { name: 'Introduction' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/introduction');
    await expect(sidebar(page)).toBeHidden();
  });

  test('what the keyboard moves to is never under the two bars, forwards or back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/docs/all');
    const links = page.getByRole('main').getByRole('link');
    await links.nth(40).focus();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = () =>
        page.evaluate(() => {
          const { left, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          const seen = document.elementFromPoint(left + 2, (top + bottom) / 2);
          return seen?.closest('a') === document.activeElement ? '' : document.activeElement?.outerHTML;
        });
      await expect.poll(hidden).toBe('');
    }
    await page.emulateMedia({ reducedMotion: null });
  });

  test('the bars and the drawer follow the size of the window', async ({ page }) => {
    await page.goto('/docs/agents');
    await test.step('in a low window, as at 400 %, the bars go with the page', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(page.getByRole('button', { name: 'Pages' })).not.toBeInViewport();
    });
    await test.step('the drawer closes when the window grows until the sidebar is a column', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Pages' }).click();
      await expect(sidebar(page)).toBeVisible();
      await test.step('every target of the open drawer is at least 24 px', () => expectTargets(page));
      await page.setViewportSize({ width: 1200, height: 844 });
      await expect
        .poll(() => sidebar(page).evaluate((drawer) => drawer.matches(':popover-open')))
        .toBe(false);
    });
  });

  async function expectTargets(page: Page): Promise<void> {
    const targets = await sidebar(page).locator('a:visible, button:visible, summary:visible').all();
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(
        24,
      );
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('groups open, the search box leads to the list of all pages, and dead controls are not shown', async ({
    page,
  }) => {
    await page.goto('/docs/process');
    await sidebar(page).getByText('AI Agents', { exact: true }).click();
    await expect(sidebar(page).getByRole('link', { name: 'RAG Pipeline' })).toBeVisible();
    await expect(sidebar(page).getByRole('button', { name: 'Toggle sidebar' })).toBeHidden();
    await expect(sidebar(page).getByRole('button', { name: 'Dark mode' })).toBeHidden();
    await sidebar(page).getByRole('button', { name: 'Search docs' }).click();
    await expect(page).toHaveURL(/\/docs\/all\??$/);
    await page.getByRole('main').getByRole('link', { name: 'Security & Compliance' }).click();
    await expect(page).toHaveURL('/docs/process#security--compliance');
  });

  test('the drawer of a narrow screen opens all the same', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/process');
    await page.getByRole('button', { name: 'Pages' }).click();
    await sidebar(page).getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL('/docs/resources');
  });
});
