/** A visitor looks something up in the documentation. */
import type { Page } from '@playwright/test';
import { table } from '#content/data/integrations/crm-and-sales.ts';
import { expect, test } from '../support/journey.ts';
import { wordsInARow } from '../support/queries-of-the-index.ts';
import { dialog, field, open, options, search, status } from '../support/search-the-docs.ts';

// Motion does not matter to these journeys.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const INDEX = '**/docs/search-index.json';

const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

/** Texts the page marks through the Highlight API. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('docs-search') ?? [])].map((range) => range.toString()));

test('results are at most five, say where they lead, and know a tool by another name', async ({ page }) => {
  await page.goto('/docs');
  await test.step('at most five results, in any case of letters; none for spaces; “No results found” for what is nowhere', async () => {
    await search(page, 'AGENT');
    await expect(options(page)).toHaveCount(5);
    await expect(status(page)).toHaveText('5 results, at most 5 shown');
    await expect(page.getByText('No results found')).toBeHidden();

    await field(page).fill('   ');
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText('No results found')).toBeHidden();

    await field(page).fill('zzxqj');
    await expect(page.getByText('No results found')).toBeVisible();
    await expect(status(page)).toHaveText('No results');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
  });
  await test.step('a result shows page, section, paragraph, the excerpt with the match marked, and the path with its anchor', async () => {
    await search(page, 'security & comp');
    const first = options(page).first();
    await expect(first).toContainText('Our Process');
    await expect(first).toContainText('Security & Compliance');
    await expect(first).toContainText('paragraph 1');
    await expect(first).toContainText('/docs/process#security--compliance');
    await expect(first.locator('mark').first()).toHaveText('Security & Comp');
    const words = await wordsInARow();
    await field(page).fill(words);
    await expect(options(page).first().locator('mark').first()).toHaveText(words, { ignoreCase: true });
    await page.keyboard.press('Escape');
  });
  await test.step('a tool of the directory is a result of its own, found by another name as well', async () => {
    const tool = table.rows.find(({ aliases = [] }) => aliases.length > 0);
    if (!tool) throw new Error('No tool of this category has another name.');
    for (const name of [tool.name, tool.aliases?.[0] ?? '']) {
      await search(page, name);
      await expect(options(page).first()).toHaveAccessibleName(
        new RegExp(`^Technology Stack, ${tool.name} .*${table.category}`),
      );
      await expect(options(page).first()).toContainText(/\/docs\/technology-stack#.+, paragraph\s1$/);
      await page.keyboard.press('Escape');
    }
  });
});

test('arrows move, Home and End are for the words, Enter opens; the match is marked where it leads', async ({
  page,
}) => {
  await page.goto('/docs');
  await search(page, 'agent');
  await expect(options(page)).toHaveCount(5);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-hit-0');
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['Home', 1],
    ['End', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 4],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', `search-hit-${place}`);
    await expect(active(page)).toHaveAttribute('id', `search-hit-${place}`);
    await expect(active(page)).toBeInViewport();
  }
  const caret = () => field(page).evaluate((input: HTMLInputElement) => input.selectionStart);
  await page.keyboard.press('Home');
  expect(await caret()).toBe(0);
  await page.keyboard.press('End');
  expect(await caret()).toBe('agent'.length);
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
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await open(page);
  const again = dialog(page).getByRole('button', { name: 'glossary' });
  await expect(again).toBeVisible();
  // The arrow leads from the field to the links below it.
  await page.keyboard.press('ArrowDown');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('glossary');
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('');
  await dialog(page).getByRole('button', { name: 'Forget these' }).click();
  await expect(dialog(page).getByText('Recent searches')).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBe('[]');
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
  await page.route(INDEX, (route) =>
    route.fulfill({ json: { docs: index, tools: { path: '', categories: [] }, outside: [] } }),
  );
  await page.goto('/docs');
  await open(page);
  await expect(status(page)).toHaveText('Type to search every page and section');
  // Nothing waits for a pause in typing.
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
