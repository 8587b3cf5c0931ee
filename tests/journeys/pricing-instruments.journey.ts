/** A buyer divides a month and does the sum with numbers of their own. */
import type { Page } from '@playwright/test';
import { returnedBy } from '#model/engagement-sums.ts';
import { allocation, ownReturn, returnExample } from '#model/facts/pricing-facts.ts';
import { exampleMonth, type MonthShares, monthLine } from '#model/month-shares.ts';
import { describeOwnReturn, ownReturnCurve } from '#model/return-of-numbers.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { expectKept, field } from '../support/fill-contact-form.ts';
import { expect, test } from '../support/journey.ts';

const month = (page: Page) => page.getByRole('region', { name: allocation.heading });
const shares = async (page: Page) =>
  (await month(page).getByRole('listitem').allInnerTexts()).map((text) => Number.parseInt(text, 10));
const startWith = (page: Page) => month(page).getByRole('link', { name: allocation.link });
const address = (of: MonthShares) => `/contact?month=${of.join('-')}`;

test('a month is divided with the keyboard, always whole, and taken along to the form', async ({ page }) => {
  await page.goto('/pricing');
  const dividers = month(page).getByRole('slider');
  await expect(dividers).toHaveCount(allocation.areas.length - 1);
  expect(await shares(page)).toEqual(exampleMonth);
  const [first = 0, second = 0, ...rest] = exampleMonth;
  await dividers.first().press('ArrowRight');
  await expect.poll(() => shares(page)).toEqual([first + 1, second - 1, ...rest]);
  await expect(dividers.first()).toHaveAttribute(
    'aria-valuetext',
    `${allocation.areas[0]?.label} ${first + 1} %, ${allocation.areas[1]?.label} ${second - 1} %`,
  );
  await dividers.first().press('End');
  const { least } = allocation;
  await expect.poll(() => shares(page)).toEqual([first + second - least, least, ...rest]);
  await expect(page.getByText(allocation.caption)).toHaveCount(0);

  const [launch] = allocation.months.others;
  if (!launch) throw new Error('There is no month to begin with.');
  const button = month(page).getByRole('button', { name: launch.name });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shares(page)).toEqual([...launch.percents]);
  await expect(month(page).getByRole('status')).toContainText(`${launch.name}: ${launch.percents[0]} %`);
  await dividers.nth(1).press('ArrowLeft');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const mine = await shares(page);
  expect(mine.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(await axeViolationsEverywhere(page)).toEqual([]);

  await startWith(page).press('Enter');
  const line = monthLine(address(mine).slice('/contact'.length));
  expect(line).not.toBe('');
  await expect(field(page, 'howCanWeHelp')).toHaveValue(line);
  await expect(page).toHaveURL('/contact');
  await field(page, 'howCanWeHelp').fill('Sixty quotes a week.');
  await expectKept(page, 'Sixty quotes a week.');
  await page.reload();
  await expect(field(page, 'howCanWeHelp')).toHaveValue('Sixty quotes a week.');

  await page.goto(address(exampleMonth));
  const other = monthLine(address(exampleMonth).slice('/contact'.length));
  await expect(field(page, 'howCanWeHelp')).toHaveValue(`${other}\nSixty quotes a week.`);
  await expectKept(page, other);
  await page.goto('/contact?month=<b>-1-1-1-1');
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'howCanWeHelp')).toHaveValue(`${other}\nSixty quotes a week.`);
});

for (const width of [390, 1440]) {
  test(`at ${width} px a divider is dragged, and its grip is large enough and where the areas meet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pricing');
    const divider = month(page).getByRole('slider').first();
    await divider.scrollIntoViewIfNeeded();
    await atRest(divider);
    const grip = await gripOf(page);
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x - 30, grip.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await shares(page))[0]).toBeLessThan(exampleMonth[0] ?? 0);
    const moved = await shares(page);
    expect(moved.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(moved.slice(2)).toEqual(exampleMonth.slice(2));

    // A press without dragging, for people who cannot drag.
    await atRest(divider);
    const now = await gripOf(page);
    await page.mouse.click(now.x - 60, now.y);
    await expect.poll(async () => (await shares(page))[0]).toBeLessThan(moved[0] ?? 0);
  });
}

/** The middle of the first grip: as far along its range as its value is. */
async function gripOf(page: Page) {
  return month(page)
    .getByRole('slider')
    .first()
    .evaluate((range: HTMLInputElement) => {
      const { x, y, width, height } = range.getBoundingClientRect();
      const size = 44;
      const part = (range.valueAsNumber - Number(range.min)) / (Number(range.max) - Number(range.min));
      return { x: x + size / 2 + (width - size) * part, y: y + height / 2 };
    });
}

test('the return of own numbers says not yet, or on which day, and answers what is no number', async ({
  page,
}) => {
  await page.goto('/pricing');
  const section = page.getByRole('region', { name: returnExample.heading });
  const result = section.getByRole('status');
  const answer = (name: keyof typeof ownReturn.fields) => section.getByLabel(ownReturn.fields[name].label);
  await expect(result).toContainText(ownReturn.example);
  await expect(result).toContainText(describeOwnReturn(returnedBy));

  await answer('hours').focus();
  for (const text of ['7.5', '4', '$60']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  const modest = { hours: 7.5, people: 4, hourly: 60 };
  await expect(result).toContainText(describeOwnReturn(ownReturnCurve(modest)));
  await expect(result).toContainText('Not yet');
  await answer('people').fill('100,000');
  await expect(result).toContainText(describeOwnReturn(ownReturnCurve({ ...modest, people: 100_000 })));
  await expect(result).toContainText('Back on day');
  expect(await axeViolationsEverywhere(page)).toEqual([]);

  for (const wrong of ['many', '0', '-4', '99999999']) {
    await answer('people').fill(wrong);
    await expect(answer('people')).toHaveAttribute('aria-invalid', 'true');
    await expect(section.getByText('Fill in a number from 1 to 100,000.')).toBeVisible();
    await expect(result).toContainText(ownReturn.example);
  }
  await expect(section).not.toContainText('NaN');
  await answer('people').fill('');
  await expect(section.getByText('Fill in a number')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('the example month and the example return are shown, and no control', async ({ page }) => {
    await page.goto('/pricing');
    expect(await shares(page)).toEqual(exampleMonth);
    await expect(page.getByText(allocation.caption)).toBeVisible();
    await expect(month(page).getByRole('slider')).toHaveCount(0);
    await expect(month(page).getByRole('button')).toHaveCount(0);
    const section = page.getByRole('region', { name: returnExample.heading });
    await expect(section.getByRole('textbox')).toHaveCount(0);
    await expect(section.getByText(describeOwnReturn(returnedBy))).toBeVisible();
    await startWith(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
