/** A visitor asks the first drawing who may do what: with the pointer, the keyboard or a finger. */
import type { Locator, Page } from '@playwright/test';
import { systems } from '#components/ordinary-day.ts';
import { dayAgents } from '#model/facts/home-facts.ts';
import { atRest } from '../support/at-rest.ts';
import { expect, test } from '../support/journey.ts';

const figure = (page: Page) => page.getByRole('figure').filter({ hasText: 'Fig. 1' });
const captions = (page: Page) => figure(page).getByRole('list').last().getByRole('listitem');
const head = (page: Page, name: string) => figure(page).getByRole('button', { name, exact: true });

/** Access of an agent to a system, in the words of the key. */
function access({ acts, reads }: (typeof dayAgents)[number], system: string) {
  if (acts.includes(system)) return { label: 'May act', phrase: 'may act' };
  if (reads.includes(system)) return { label: 'May only read', phrase: 'may only read' };
  return { label: 'No access', phrase: 'has no access' };
}

async function expectToldOf(page: Page, system: string) {
  for (const [row, agent] of dayAgents.entries())
    await expect(captions(page).nth(row)).toContainText(access(agent, system).label, { useInnerText: true });
}

/** Visible words of a caption. */
const words = (caption: Locator) => caption.innerText();

test('a system says beside every agent what it may do there, and an agent stands out, at 1440, 390 and 320 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await atRest(figure(page));
    for (const label of ['May act', 'May only read', 'No access'])
      for (const caption of await captions(page).all()) expect(await words(caption)).not.toContain(label);

    const [first, second] = [systems[0]?.name ?? '', systems[1]?.name ?? ''];
    await head(page, first).focus();
    await expectToldOf(page, first);
    await page.keyboard.press('Tab');
    await expect(head(page, second)).toBeFocused();
    await expectToldOf(page, second);
    await expect(head(page, second)).toHaveAccessibleDescription(
      new RegExp(dayAgents.map((agent) => `${agent.who} ${access(agent, second).phrase}`).join('(, | and )')),
    );
    await head(page, second).blur();
    await head(page, first).hover();
    await expectToldOf(page, first);
    expect(await atRest(figure(page)), 'nothing below moves').toEqual(before);

    const bands = figure(page).getByRole('img').locator('[data-row]');
    const opacities = () => bands.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).opacity));
    await page.mouse.move(2, 2);
    await captions(page).nth(1).getByRole('link').focus();
    await expect.poll(opacities).toEqual(dayAgents.map((_, row) => (row === 1 ? '1' : '0.25')));
    await expect(captions(page).nth(1).getByRole('link')).toHaveAttribute(
      'href',
      `#feature-${dayAgents[1]?.channel}`,
    );
    await captions(page).nth(1).getByRole('link').blur();
    await expect.poll(opacities).toEqual(dayAgents.map(() => '1'));
  }
});

test('the day is laid in its order, and then only the last agent is at work', async ({ page }) => {
  await page.goto('/');
  await expect(captions(page).last()).toBeVisible();
  const moving = () =>
    figure(page).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-row], li'))
        .every((part) => part?.matches('[data-row="3"], li:last-child')),
    );
  expect(await moving()).toBe(true);
  const passing = () =>
    figure(page).evaluate(
      (element) =>
        element
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect?.getComputedTiming().iterations === 1).length,
    );
  await atRest(figure(page));
  await expect.poll(passing, 'what comes once is over').toBe(0);
  const times = await captions(page).locator('time:visible').allTextContents();
  expect(times).toEqual(times.toSorted());
});
