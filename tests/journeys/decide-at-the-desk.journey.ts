import {
  atRest,
  company,
  expect,
  type Locator,
  type Page,
  PHONE,
  test,
} from '../support/journey.ts';

const { asks, desk: DESK } = company.day;
type Ask = (typeof asks)[number];
const [first, second, third] = asks as [Ask, Ask, Ask];
const again = asks[0]?.again ?? '';
/** After how many answers. */
const END = DESK.end.split('{things}').at(-1) ?? '';
const counted = (decided: number) => `${decided} of ${asks.length} decided`;

test.use({ hasTouch: true });
test.skip(asks.length !== 3 || !again, 'the company’s day asks otherwise');

async function open(page: Page) {
  await page.goto('/');
  const desk = page.locator('[data-said]');
  const buttons = desk.getByRole('button');
  const [yes, no] = [buttons.first(), buttons.last()];
  const asked = desk.getByRole('status');
  const expectSaid = (said: string | RegExp) => expect(desk).toHaveAttribute('data-said', said);
  return {
    desk,
    yes,
    no,
    asked,
    expectSaid,
    decide: ({ row }: { row: number }) =>
      page.locator(`[data-ask="${row}"]`).getByRole('link', { name: 'Decide' }),
    /** Nothing at the desk moves meanwhile. */
    signFrom: async (link: Locator, press: 'tap' | 'click') => {
      const places = () => Promise.all([desk, yes, no].map(atRest));
      await link[press]();
      await expect(yes).toBeFocused();
      const before = await places();
      await yes[press]();
      await expect(yes).toHaveText(again);
      expect(await places()).toEqual(before);
      await yes[press]();
      await expect(asked).toContainText(first.done);
      expect(await places()).toEqual(before);
    },
    /** How much of the last thread of the quote is shown, from 0 to 1. */
    thrown: () =>
      page
        .locator('[data-row="1"] [data-last="true"]')
        .evaluate((pick) => new DOMMatrix(getComputedStyle(pick).transform).a),
    /** Without an answer. */
    wake: async () => {
      await yes.focus();
      await expect(page.locator('astro-island', { has: desk })).not.toHaveAttribute('ssr');
    },
  };
}

test('nobody decides: the desk waits, for however long', async ({ page }) => {
  await page.clock.install();
  const { asked, yes, thrown, wake } = await open(page);
  await wake();
  const first = await asked.innerText();
  expect(first).toMatch(new RegExp(`^${DESK.name}\\s+${counted(0)}\\s+${DESK.hint}\\s`));
  await page.clock.runFor('02:00:00');
  await expect(asked).toHaveText(first, { useInnerText: true });
  expect(await thrown()).toBe(0);
  // On a phone nothing is hovered or focused, and the threads say how long.
  await yes.blur();
  const filled = () =>
    yes.evaluate((one) => new DOMMatrix(getComputedStyle(one, '::before').transform).e);
  await expect.poll(filled).toBeLessThan(0);
  await page.clock.pauseAt(Date.now() + 9_000_000);
  await yes.dispatchEvent('pointerdown');
  await expect.poll(filled).toBe(0);
});

test('by keys: let go early nothing is signed, a key held down signs once', async ({ page }) => {
  const { desk, asked, no, yes, decide, expectSaid, thrown, wake } = await open(page);
  await wake();
  await yes.dispatchEvent('pointerdown', { button: 2 });
  await expectSaid('');
  await page.keyboard.down('Enter');
  await expectSaid(/held/);
  await expect(asked).toContainText(counted(0));
  await no.focus();
  await expectSaid('');
  await page.keyboard.up('Enter');
  await yes.focus();
  await expect.poll(thrown).toBe(0);
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await expectSaid('1yes');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('figure').getByText(first.done)).toBeVisible();
  await expect.poll(thrown).toBe(1);
  await expect(asked).toContainText(counted(1));
  await expect(asked).toContainText(second.question);
  await expect(decide(second)).toBeVisible();
  await expect(yes).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('figure').getByText(second.undone)).toBeVisible();
  await expect(asked).toContainText(counted(2));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('figure').getByText(`Now, ${third.time}`)).toBeVisible();
  await expect(decide(third)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(asked).toContainText(`three things${END}`);
  await expect(asked).toContainText(counted(3));
  await expect(asked).not.toContainText(DESK.hint);
  await expect(desk.getByRole('link', { name: DESK.next })).toBeFocused();
  await expect(decide(third)).toBeHidden();
  await expect(page.locator('[data-day] a').first()).toHaveCSS('background-color', /, 0\)/);
  await page.reload();
  await wake();
  await page.keyboard.press('Enter');
  await expect(yes).toHaveText(again);
  await page.keyboard.press('Enter');
  await expectSaid('1yes');
});

test('by pointer: the waking press is held, and sending back throws nothing', async ({ page }) => {
  const { no, yes, desk, expectSaid, thrown, wake } = await open(page);
  await desk.scrollIntoViewIfNeeded();
  const { x, y } = await atRest(yes);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await expectSaid('1yes');
  await page.mouse.up();
  // Letting go answers nothing.
  await expectSaid('1yes');
  await page.keyboard.press('Enter');
  await expectSaid('1yes 2yes');

  await page.reload();
  await wake();
  await yes.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  // As long as it takes to sign.
  await page.waitForTimeout(700);
  await expectSaid('');
  for (const said of ['1no', '1no 2no', '1no 2no 3no']) {
    // The second press comes before anybody has read what it would answer.
    await no.dblclick();
    await expectSaid(said);
    await page.waitForTimeout(400);
  }
  expect(await thrown()).toBe(0);
});

test('by speech, a switch or with less motion: a press arms, the next signs', async ({ page }) => {
  const { yes, expectSaid, thrown } = await open(page);
  const say = () => yes.evaluate((button) => (button as HTMLButtonElement).click());
  for (const press of [() => yes.click(), say]) {
    await press();
    await expect(yes).toHaveText(again);
    await page.waitForTimeout(700);
    await expectSaid('');
    await press();
    await expectSaid('1yes');
    await expect.poll(thrown).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
  }
});

test('on a phone the first window says what agents may do, and what waits', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { yes, signFrom } = await open(page);
  const waiting = page.getByRole('link', { name: first.text }).first();
  const { y, height } = await atRest(waiting);
  expect(y + height).toBeLessThanOrEqual(844);
  await expect(page.getByRole('main').locator('svg:visible').nth(1)).toBeInViewport({ ratio: 1 });
  await signFrom(waiting, 'tap');
  await expect(waiting).toBeHidden();
  const cut = page.locator('.narrow');
  await expect(cut.getByText(first.done)).toBeVisible();
  for (const { text } of [second, third]) {
    await expect(cut.getByRole('link', { name: text })).toBeInViewport({ ratio: 1 });
    await page.waitForTimeout(400);
    await yes.tap();
  }
  await expect(cut.getByText(third.done).first()).toBeVisible();
  for (const pick of await cut.locator('[data-last]').all())
    await expect(pick).toHaveCSS('transform', 'none');
});

test('the first window has the first press, or leads to it where it is small', async ({ page }) => {
  const { yes, decide, desk, signFrom } = await open(page);
  await expect(desk).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(desk).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(decide(first)).toBeInViewport({ ratio: 0.99 });
  await signFrom(decide(first), 'click');
  await expect(yes).toBeInViewport({ ratio: 1 });
  await expect(decide(second)).toBeVisible();
});
