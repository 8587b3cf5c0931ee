/** A visitor who does not know the right words is led on: what is close, where to begin, whom to ask. */
import { categoryCards } from '#content/data/docs-cards.ts';
import { expect, test } from '../support/journey.ts';
import { misspeltHeading, rareWord } from '../support/queries-of-the-index.ts';
import { dialog, field, open, options, search, status } from '../support/search-the-docs.ts';

// Motion does not matter to these journeys.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('below an empty result are links close to it, all pages and a person; the arrows lead into them and back', async ({
  page,
}) => {
  const slip = await misspeltHeading();
  await page.goto('/docs');
  await search(page, slip.query);
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  const close = dialog(page).getByRole('list', { name: 'Close to that' }).getByRole('link');
  await expect(close.first()).toContainText(slip.path);
  await expect(close.first().locator('mark').first()).toHaveText(new RegExp(slip.words.join('|'), 'i'));
  const count = await close.count();
  expect(count).toBeLessThanOrEqual(5);
  await expect(status(page)).toHaveText(`No results, ${count} close to that`);
  await expect(dialog(page).getByRole('link', { name: 'See all pages' })).toHaveAttribute(
    'href',
    '/docs/all',
  );
  const ask = dialog(page).getByRole('link', { name: 'Ask us' });
  await expect(ask).toHaveAttribute('href', '/contact');

  await page.keyboard.press('ArrowUp');
  await expect(ask).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(close.first()).toBeFocused();
  // A letter goes into the field, and the list follows it.
  await page.keyboard.press('s');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`${slip.query}s`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  await expect(close.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(slip.path);

  // The search is remembered, though it had no result.
  await open(page);
  await expect(dialog(page).getByRole('button', { name: slip.query })).toBeVisible();
});

test('what is close follows few results without repeating them, from outside the documentation too', async ({
  page,
}) => {
  await page.goto('/docs');
  await test.step('few results are followed by what is close, which repeats none of them', async () => {
    const { query, firstClose } = await rareWord();
    await search(page, query);
    const close = dialog(page).getByRole('list', { name: 'Close to that' }).getByRole('link');
    await expect(close.first()).toContainText(firstClose);
    const found = await options(page).allTextContents();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(3);
    const offered = await close.allTextContents();
    expect(offered.filter((text) => found.includes(text))).toEqual([]);
    expect(found.length + offered.length).toBeLessThanOrEqual(5);
    await expect(status(page)).toHaveText(`${found.length} results, ${offered.length} close to that`);
    await expect(page.getByText('No results found')).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step('pages outside the documentation are offered where they answer', async () => {
    await search(page, 'speak to a person of yours about prices');
    const close = dialog(page).getByRole('list', { name: 'Close to that' });
    await expect(close.locator('a[href^="/contact"], a[href^="/pricing"]').first()).toBeVisible();
  });
});

test('an empty field offers the six parts of the documentation, by arrow', async ({ page }) => {
  await page.goto('/docs/process');
  await open(page);
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  const doors = dialog(page).getByRole('list', { name: 'Start here' }).getByRole('link');
  await expect(doors).toHaveCount(categoryCards.length);
  await expect(status(page)).toHaveText('Type to search every page and section');
  await page.keyboard.press('ArrowDown');
  await expect(doors.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(doors.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(categoryCards[1]?.path ?? '');
});

test('a slash opens the search, is a letter in a field, and can be switched off', async ({ page }) => {
  await page.goto('/docs');
  await open(page, '/');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
  const slash = dialog(page).getByRole('checkbox', { name: 'The slash key opens search' });
  await expect(status(page)).not.toBeEmpty();
  await slash.uncheck();
  await page.reload();
  await open(page);
  await expect(slash).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test('the address of a question opens its answer', async ({ page }) => {
  await page.goto('/docs/resources');
  const closed = page.getByRole('main').locator('details:not([open])').last();
  const id = await closed.getByRole('heading', { level: 3 }).getAttribute('id');
  await page.goto('/docs');
  await page.goto(`/docs/resources#${id}`);
  const question = page.locator(`details:has(#${id})`);
  await expect(question).toHaveAttribute('open');
  await expect(question.getByRole('paragraph').first()).toBeInViewport();
});
