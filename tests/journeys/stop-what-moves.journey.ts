import { atRest, company, expect, type Locator, section, test } from '../support/journey.ts';

const { clients } = company;
/** Of what goes on for ever below an element. */
const states = (loop: Locator) =>
  loop.evaluate((element) => {
    const loops = element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
    return [...new Set(loops.map(({ playState }) => playState))];
  });

test('each loop has a control, and stops when pointed at, focused or unseen', async ({ page }) => {
  await page.goto('/');
  const loops: Record<string, Locator> = {
    'the shuttle of figure 1': page.getByRole('main').getByRole('figure').first(),
    'the two columns of tools': section(page, 'integrations'),
  };
  if (clients.length > 1) loops['the client names'] = section(page, 'clients');
  for (const [what, loop] of Object.entries(loops)) {
    const control = page.getByRole('button', { name: new RegExp(`^(Pause|Play) ${what}$`) });
    const is = (state: string, why = 'alone') =>
      expect.poll(() => states(loop), `${what}, ${why}`).toEqual([state]);
    await expect(control).toHaveCount(1);
    await control.scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await is('running');
    await loop.locator('[data-loop-view]').hover();
    await is('paused', 'under the pointer');
    await control.click();
    await page.mouse.move(2, 2);
    await expect(control).toHaveAccessibleName(`Play ${what}`);
    await is('paused', 'pressed');
    await control.click();
    // Focus stops it; pressed twice it goes on although the focus is still there.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await is('paused', 'focused');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await is('running');
    await control.blur();
    await page.locator('#faq').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await is('paused', 'out of view');
  }

  if (clients.length > 1) {
    const strip = await atRest(section(page, 'clients').locator('[data-loop-view]'));
    const pause = await atRest(page.getByRole('button', { name: /the client names$/ }));
    expect(pause.x).toBeGreaterThanOrEqual(strip.x + strip.width);
    expect(Math.abs(pause.y - strip.y), 'level with the strip').toBeLessThan(strip.height);
  }

  const directions = await section(page, 'integrations').evaluate((tools) =>
    tools.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().direction),
  );
  expect(directions, 'the columns pass one another').toEqual(['normal', 'reverse']);
});

test('with less motion everything is in view or answers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const inside = await section(page, 'clients')
    .getByRole('img')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right <= innerWidth));
  expect(inside).toHaveLength(clients.length);
  const figure = page.getByRole('main').getByRole('figure').first();
  const button = figure.getByRole('button').first();
  const shown = () => figure.locator('[data-may]').filter({ visible: true }).count();
  await expect.poll(shown).toBe(0);
  await button.focus();
  await expect.poll(shown, 'before it is pressed').toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe(0);
});
