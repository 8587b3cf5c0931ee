/** A visitor is faster than the page, whose machine or line is slow: what comes late takes back nothing that was done since. */
import type { Page } from '@playwright/test';
import { processSection } from '#model/facts/home-facts.ts';
import { allocation } from '#model/facts/pricing-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { behavioursAtWork } from '../support/at-work.ts';
import { builtDirectory } from '../support/built-directory.ts';
import { holdBack, holdScript } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';
import { pressToCopy } from '../support/press-to-copy.ts';
import { turnWheel } from '../support/turn-wheel.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TOOLS = '/docs/technology-stack';
const TEMPLATE = '/docs/agents/templates/newsletter';

/** Position of the page, once it has stopped. */
const place = async (page: Page) => (await atRest(page.getByRole('main'))).y;

/** Things in closed groups that an address can name: page, script, and id. */
const NAMED = [
  ['a group of tools', TOOLS, 'tool-directory.behaviour', builtDirectory.categories.at(-1)?.id],
  ['a question', '/docs/resources', 'questions.behaviour', undefined],
] as const;

/** The group of an id, which is its own or that of its heading. */
const groupOf = (page: Page, id: string) => page.locator(`details:is(#${id}, :has(> summary #${id}))`);

for (const [what, path, script, known] of NAMED) {
  test(`${what} that the address names is opened by whoever presses it before the script`, async ({
    page,
  }) => {
    const id = known ?? (await lastQuestion(page, path));
    const deliver = await holdScript(page, script);
    await page.goto(`${path}#${id}`);
    const group = groupOf(page, id);
    await group.locator('summary').click();
    await deliver();
    await expect(group).toHaveJSProperty('open', true);
  });

  test(`${what} that the address names does not fetch back whoever has gone on before the script`, async ({
    page,
  }) => {
    const id = known ?? (await lastQuestion(page, path));
    const deliver = await holdScript(page, script);
    await page.goto(`${path}#${id}`);
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    const before = await place(page);
    await deliver();
    expect(await place(page)).toBe(before);
  });
}

/** Id of a question that is closed and far down. */
async function lastQuestion(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const id = await page.getByRole('main').locator('summary [id]').last().getAttribute('id');
  // The address alone would be another place on the page that is open.
  await page.goto('about:blank');
  return id ?? '';
}

test('an entry of the contents chosen again while the page is busy stays chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  const deliver = await holdBack(page, /follow-reading/);
  const script = page.waitForResponse(/follow-reading/);
  await page.goto('/docs/process');
  await behavioursAtWork(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const chosen = await contents.evaluate((list) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    /** Height of a part in the window when the page is at its end. */
    const lowest = ({ hash }: HTMLAnchorElement) => {
      const { top = 0 } = document.getElementById(hash.slice(1))?.getBoundingClientRect() ?? {};
      return top + scrollY - (scrollHeight - clientHeight);
    };
    // Nothing but the choice marks a part that cannot get to the top of the window.
    const link = [...list.querySelectorAll('a')].slice(0, -1).find((each) => lowest(each) > 200);
    if (!link) throw new Error('The page has no such part.');
    // Chosen a second time, it is no change of the address.
    location.hash = link.hash;
    return link.textContent;
  });
  await turnWheel(page, -500);
  await keepTimers(page);
  deliver();
  await contents.evaluate(
    async (list, { file, text }) => {
      await import(file);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.documentElement.style.setProperty('scroll-behavior', 'smooth', 'important');
      [...list.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.click();
      // As on a busy machine: the script looks whether the page rests before the page has begun to glide.
      (window as unknown as { runTimers: () => void }).runTimers();
    },
    { file: (await script).url(), text: chosen },
  );
  await place(page);
  await expect(contents.locator('[aria-current]')).toHaveText(chosen);
});

/** Lets no timer run until `runTimers` is called in the page. */
async function keepTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      setTimeout: (run: () => void) => waiting.push(run) - 1,
      clearTimeout: (id: number) => delete waiting[id],
      runTimers: () => {
        for (const run of waiting.splice(0)) run?.();
      },
    });
  });
}

test('a step of the process pressed while the page glides stays chosen on a busy machine', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const section = page.getByRole('region', { name: processSection.heading });
  await section.getByRole('button').first().scrollIntoViewIfNeeded();
  await place(page);
  // In one task: the browser reports the glide only after it.
  await section.evaluate((region) => {
    const [first, , third] = region.querySelectorAll('button');
    if (!first || !third) throw new Error('The process has no three steps.');
    scrollBy({ top: third.getBoundingClientRect().top - 100, behavior: 'instant' });
    first.click();
    const end = performance.now() + 1100;
    while (performance.now() < end);
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(section.locator('[aria-current="step"]')).toHaveText(/Step 1/);
});

test('a menu that the window outgrew before its script arrived is closed by it', async ({ page }) => {
  const deliver = await holdScript(page, 'navigation-menu.behaviour');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await deliver();
  await expect(menu).toBeHidden();
});

test('a row of links stays one stop of the Tab key for whoever is in it before the script', async ({
  page,
}) => {
  const deliver = await holdScript(page, 'arrow-keys.behaviour');
  await page.goto('/about');
  const link = page.locator('[data-behaviour="arrow-keys"]').getByRole('link').nth(2);
  await link.focus();
  await deliver();
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
});

test('what was copied last is in the clipboard, when a text asked for before arrives after it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const deliver = await holdBack(page, /newsletter\.md$/);
  await page.goto(TEMPLATE);
  await behavioursAtWork(page);
  const asked = page.waitForRequest(/newsletter\.md$/);
  const early = page.getByRole('button', { name: 'Copy page as Markdown' });
  await early.click();
  await asked;
  await pressToCopy(page, () =>
    page
      .getByRole('link', { name: /^Link to / })
      .first()
      .click(),
  );
  const inClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copied = await inClipboard();
  expect(copied).toContain(`${TEMPLATE}#`);
  // It says for two seconds how it ended, less than a busy machine may look away.
  const ended = page.waitForFunction(() => document.querySelector('[data-copy-file$=".md"][data-copied]'));
  deliver();
  await ended;
  expect(await inClipboard()).toBe(copied);
});

test('a divider of the month that was moved after a month was chosen stays where it was moved', async ({
  page,
}) => {
  const deliver = await holdBack(page, /allocation-section/);
  await page.goto('/pricing');
  const section = page.getByRole('region', { name: allocation.heading });
  const months = section.getByRole('button', { pressed: false });
  const divider = section.getByRole('slider').first();
  await months.first().click();
  await divider.press('ArrowRight');
  const moved = await divider.inputValue();
  const untouched = await section.getByRole('slider').last().inputValue();
  deliver();
  await expect(divider).toHaveAttribute('aria-valuetext', new RegExp(` ${moved} %`));
  await expect(divider).toHaveValue(moved);
  await expect(section.getByRole('slider').last(), 'the month was chosen').not.toHaveValue(untouched);
});
