/** A visitor opens the search of the documentation, and closes it: what it loads, and when that does not come. */

import { behavioursAtWork } from '../support/at-work.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/journey.ts';
import { box, dialog, field, open, options, search, status } from '../support/search-the-docs.ts';

// Motion does not matter to these journeys.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const INDEX = '**/docs/search-index.json';

test('the box and the keys open the dialog; Escape, a click outside, its button and choosing close it', async ({
  page,
}) => {
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await test.step('the box opens the dialog, and so do Control+K and Command+K; typing goes straight into it', async () => {
    await box(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
    for (const keys of ['Control+k', 'Meta+k']) {
      await open(page, keys);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });
  await test.step('Escape, a click outside, the close button and choosing close it; closing clears the query', async () => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(30, 800),
      () => dialog(page).getByRole('button', { name: 'Close search' }).click(),
    ];
    for (const close of ways) {
      await search(page, 'agent');
      await expect(options(page).first()).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await open(page);
      await expect(field(page)).toHaveValue('');
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await search(page, 'agent');
    await options(page).nth(1).click();
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await expect(field(page)).toHaveValue('');
  });
});

test('what is typed into a dialog that was opened again at once stays there, and finds', async ({ page }) => {
  await page.goto('/docs');
  await search(page, 'agent');
  await expect(options(page)).toHaveCount(5);
  // All in one task, as on a busy machine: the browser reports the closing after it.
  await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('#docs-search');
    const input = dialog?.querySelector('input');
    if (!dialog || !input) throw new Error('There is no search.');
    dialog.close();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    input.value += 'glossary';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise((resolve) => dialog.addEventListener('close', () => setTimeout(resolve)));
  });
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue('glossary');
  await expect(options(page).first().locator('mark').first()).toHaveText(/^glossary$/i);
});

test('the field is there and focused within a frame, with nothing loaded', async ({ page }) => {
  // The search's own files never arrive.
  await page.route(/search-(index|island.*js)/, () => undefined);
  await page.goto('/docs');
  await behavioursAtWork(page);
  const shown = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
        requestAnimationFrame(() => {
          const input = document.querySelector<HTMLInputElement>('#docs-search input');
          resolve(document.activeElement === input && (input?.getBoundingClientRect().height ?? 0) > 40);
        });
      }),
  );
  expect(shown).toBe(true);
});

test('the index is asked for when the visitor points at the box, focuses it or presses the keys; not before', async ({
  page,
}) => {
  const intents = [() => box(page).hover(), () => box(page).focus(), () => open(page)];
  for (const act of intents) {
    let asked = 0;
    await page.route(INDEX, (route) => {
      asked += 1;
      return route.continue();
    });
    // Before the page is opened: a pointer that rests on the box is one that points at it.
    await page.mouse.move(700, 500);
    await page.goto('/docs', { waitUntil: 'networkidle' });
    await behavioursAtWork(page);
    expect(asked).toBe(0);
    await act();
    await expect.poll(() => asked).toBe(1);
    await page.unroute(INDEX);
  }
});

test('what is typed and unticked before the search has arrived holds when it has', async ({ page }) => {
  const deliver = await holdBack(page, /search-island.*js/);
  await page.goto('/docs');
  await search(page, 'agent');
  await expect(field(page)).toHaveValue('agent');
  await expect(options(page)).toHaveCount(0);
  const slash = dialog(page).getByRole('checkbox', { name: 'The slash key opens search' });
  await slash.uncheck();
  await field(page).focus();
  deliver();
  await expect(options(page)).toHaveCount(5);
  await expect(field(page)).toHaveValue('agent');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('agents');
  await expect(options(page).first().locator('mark').first()).toHaveText(/^agents$/i);
  await expect(slash).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test.describe('when the index does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the dialog says so, offers the list of all pages, and tries again the next time', async ({
    page,
  }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto('/docs');
    await open(page);
    await expect(status(page)).toContainText('The search index did not load.');
    await expect(dialog(page).getByRole('link', { name: 'See all pages' })).toHaveAttribute(
      'href',
      '/docs/all',
    );
    // Done before the dialog closes: the focus that returns to the box is an intent, and requests the index again.
    await page.unroute(INDEX);
    await page.keyboard.press('Escape');
    await search(page, 'agent');
    await expect(options(page)).toHaveCount(5);
  });
});

test('an index that is not one counts as not loaded, and is asked for again with the next letter', async ({
  page,
}) => {
  const wrong = [
    { json: [{ title: 'A page without sections' }] },
    // A network that asks for a sign-in answers everything with its page.
    { contentType: 'text/html', headers: { 'Cache-Control': 'max-age=600' }, body: '<p>Sign in' },
  ];
  for (const answer of wrong) {
    await page.route(INDEX, (route) => route.fulfill(answer));
    await page.goto('/docs');
    await open(page);
    await expect(status(page)).toContainText('The search index did not load.');
    await page.unroute(INDEX);
    await page.keyboard.type('agent');
    await expect(options(page)).toHaveCount(5);
  }
});

test('the open dialog has no accessibility violation, whatever the width and the theme', async ({ page }) => {
  await page.goto('/docs');
  await open(page);
  await expect(status(page)).toHaveText('Type to search every page and section');
  expect(await axeViolationsEverywhere(page)).toEqual([]);
  await field(page).fill('agent');
  await expect(options(page)).toHaveCount(5);
  expect(await axeViolationsEverywhere(page)).toEqual([]);
  await field(page).fill('webhok signatre');
  await expect(status(page)).toHaveText(/^No results, \d close to that$/);
  expect(await axeViolationsEverywhere(page)).toEqual([]);
});

test('on a phone the dialog is the screen, opened from the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/process');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await field(page).fill('agent');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/.*#/);
});
