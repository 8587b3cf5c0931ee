/** A visitor looks something up in the documentation. */
import type { Page } from '@playwright/test';
import { axeViolations, expect, test } from '../support/site.ts';

const INDEX = '**/docs/search-index.json';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const box = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('button', { name: 'Search docs' });
const status = (page: Page) => dialog(page).getByRole('status');

/** What the page marks, as the Highlight API has it. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('docs-search') ?? [])].map((range) => range.toString()));

/** Pressed again when the page was not listening yet: the machine may be busy. */
async function open(page: Page, keys = 'Control+k') {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

async function search(page: Page, query: string) {
  await open(page);
  await field(page).pressSequentially(query);
}

test('the box opens the dialog, and so do Control+K and Command+K; typing goes straight into it', async ({
  page,
}) => {
  await page.goto('/docs', { waitUntil: 'networkidle' });
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

test('the field is there and focused within a frame, with nothing loaded', async ({ page }) => {
  // What search loads never arrives.
  await page.route(/search-(index|island.*js)/, () => undefined);
  await page.goto('/docs', { waitUntil: 'networkidle' });
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

test('Escape, a click outside, the close button and choosing close it; closing clears the query', async ({
  page,
}) => {
  await page.goto('/docs');
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

test('at most five results, in any case of letters; none for spaces; “No results found” for what is nowhere', async ({
  page,
}) => {
  await page.goto('/docs');
  await search(page, 'AGENT');
  await expect(options(page)).toHaveCount(5);
  await expect(status(page)).toHaveText('5 results, at most 5 shown');
  await expect(page.getByText('No results found')).toBeHidden();

  await field(page).fill('   ');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByText('No results found')).toBeHidden();

  await field(page).fill('zzxqj');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a result shows page, section, paragraph, the excerpt with the match marked, and the path with its anchor', async ({
  page,
}) => {
  await page.goto('/docs');
  await search(page, 'security & comp');
  const first = options(page).first();
  await expect(first).toContainText('Our Process');
  await expect(first).toContainText('Security & Compliance, paragraph 1');
  await expect(first).toContainText('/docs/process#security--compliance');
  await expect(first.locator('mark').first()).toHaveText('Security & Comp');
  await field(page).fill('partnership plan');
  await expect(options(page).first().locator('mark').first()).toHaveText(/partnership plan/i);
});

test('arrows, Home and End move, Enter opens; the match is marked where it leads', async ({ page }) => {
  await page.goto('/docs');
  await search(page, 'agent');
  await expect(options(page)).toHaveCount(5);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-hit-0');
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['End', 4],
    ['ArrowDown', 0],
    ['ArrowUp', 4],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', `search-hit-${place}`);
    await expect(active(page)).toHaveAttribute('id', `search-hit-${place}`);
    await expect(active(page)).toBeInViewport();
  }
  const href = (await active(page).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0);
  for (const text of await marked(page)) expect(text.toLowerCase()).toBe('agent');
});

test('a result on the page one is reading marks it there, each time', async ({ page }) => {
  await page.goto('/docs/process');
  for (const query of ['security & compliance', 'rity & comp']) {
    await search(page, query);
    await expect(options(page).first()).toContainText('Our Process');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/docs/process#security--compliance');
    await expect.poll(async () => (await marked(page))[0]?.toLowerCase()).toBe(query);
    await expect(page.getByRole('heading', { name: 'Security & Compliance' })).toBeInViewport();
  }
});

test('recent searches are offered, can be taken up again and forgotten', async ({ page }) => {
  await page.goto('/docs');
  await search(page, 'glossary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await open(page);
  await dialog(page).getByRole('button', { name: 'glossary' }).click();
  await expect(field(page)).toHaveValue('glossary');
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('');
  await dialog(page).getByRole('button', { name: 'Forget these' }).click();
  await expect(dialog(page).getByText('Recent searches')).toBeHidden();
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBe('[]');
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
    await page.goto('/docs');
    await page.mouse.move(700, 500);
    await page.waitForLoadState('networkidle');
    expect(asked).toBe(0);
    await act();
    await expect.poll(() => asked).toBe(1);
    await page.unroute(INDEX);
  }
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
    await page.keyboard.press('Escape');
    await page.unroute(INDEX);
    await search(page, 'agent');
    await expect(options(page)).toHaveCount(5);
  });
});

test('what is typed before the search has arrived is searched for when it has', async ({ page }) => {
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/search-island.*js/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/docs');
  await search(page, 'agent');
  await expect(field(page)).toHaveValue('agent');
  await expect(options(page)).toHaveCount(0);
  deliver();
  await expect(options(page)).toHaveCount(5);
  await expect(field(page)).toHaveValue('agent');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('agents');
  await expect(options(page).first().locator('mark').first()).toHaveText(/^agents$/i);
});

test('an index that is not one counts as not loaded', async ({ page }) => {
  await page.route(INDEX, (route) => route.fulfill({ json: [{ title: 'A page without sections' }] }));
  await page.goto('/docs');
  await open(page);
  await expect(status(page)).toContainText('The search index did not load.');
});

test('with 2,000 sections the results are there in the frame after the key', async ({ page }) => {
  const text = 'An agent reads, decides, acts and writes down what it did, step by step. '.repeat(12);
  const index = Array.from({ length: 100 }, (_, place) => ({
    title: `Page ${place}`,
    path: `/docs/page-${place}`,
    sections: Array.from({ length: 20 }, (_, part) => ({
      heading: `Part ${part}`,
      anchor: `p${part}`,
      content: `${text}\n${text} needle ${place}`,
    })),
  }));
  await page.route(INDEX, (route) => route.fulfill({ json: index }));
  await page.goto('/docs');
  await open(page);
  await expect(status(page)).toHaveText('Type to search every page and section');
  // Nothing waits for a pause in typing. How long the frame takes is for bench/docs-search to say.
  const shown = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('#docs-search input');
    const counts: number[] = [];
    for (const query of ['n', 'needle 7', 'needle 77', 'no such thing']) {
      if (input) input.value = query;
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      counts.push(document.querySelectorAll('#docs-search [role="option"]').length);
    }
    return counts;
  });
  expect(shown).toEqual([5, 5, 5, 0]);
});

for (const theme of ['light', 'dark']) {
  test(`the open dialog has no accessibility violation in the ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto('/docs');
    await open(page);
    await expect(status(page)).toHaveText('Type to search every page and section');
    expect(await axeViolations(page)).toEqual([]);
    await field(page).fill('agent');
    await expect(options(page)).toHaveCount(5);
    expect(await axeViolations(page)).toEqual([]);
    await field(page).fill('zzxqj');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('on a phone the dialog is the screen, opened from the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/process');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await field(page).fill('agent');
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/.*#/);
});
