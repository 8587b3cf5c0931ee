/** A visitor who needs larger text, wider letters or a window at 400 % reads all of it, and nothing overlaps. */
import type { Locator, Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { setTextSize } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';
import { brokenLines } from '../support/text-lines.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ROUTES = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/incubator',
  '/blog',
  '/docs',
  '/docs/agents/templates/ultimate-assistant',
  '/docs/technology-stack',
  '/docs/all',
];

/** 500 %, as far as every browser goes. */
const LARGEST_ZOOM = 5;

/** The text spacing that WCAG 1.4.12 names. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Constructed rather than added as an element, which the content security policy would rightly refuse. */
async function widenLetters(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
}

async function expectNothingBeside(page: Page, what: string): Promise<void> {
  await atRest(page.locator('body'));
  const found = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isClipped = (element: Element) => {
      for (let node = element.parentElement; node; node = node.parentElement) {
        if (node !== document.body && getComputedStyle(node).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const outside = [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => isText(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isClipped(element) && element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.textContent?.slice(0, 40)} to ${element.getBoundingClientRect().right}`);
    return [...(scrollWidth > clientWidth ? [`the page, ${scrollWidth} of ${clientWidth}`] : []), ...outside];
  });
  expect(found, `outside the window: ${what}`).toEqual([]);
}

/** Pairs of neighbours of which the second begins before the first has ended. */
async function overlapping(items: Locator): Promise<string[]> {
  await atRest(items.first());
  const boxes = await items.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom, words: element.textContent ?? '' };
    }),
  );
  return boxes.flatMap(({ top, words }, index) => {
    const before = boxes[index - 1];
    return before && top < before.bottom - 1 ? [`${before.words} | ${words}`] : [];
  });
}

test('every kind of page keeps inside its window with larger text and wider letters', async ({ page }, {
  timeout,
}) => {
  test.setTimeout(timeout * ROUTES.length);
  for (const route of ROUTES)
    await test.step(`${route} keeps inside a phone's window with text at 200 %, and with wider letters inside 320 and 1440 px`, () =>
      expectInside(page, route));
});

async function expectInside(page: Page, route: string): Promise<void> {
  await setTextSize(page, 32);
  await page.goto(route);
  await test.step('with text at 200 %', async () => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingBeside(page, `200 %, ${width} px`);
    }
    await setTextSize(page, 16);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
  });
  await test.step('keeps inside a window of 320 and 1440 with wider letters', async () => {
    await widenLetters(page);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingBeside(page, `${width} px`);
    }
  });
}

test('with text at 200 % the controls of the documentation’s bar stand in one line', async ({ page }) => {
  await setTextSize(page, 32);
  await page.goto('/docs/process');
  const middles: number[] = [];
  for (const name of ['Pages', 'On this page', 'Search']) {
    const { y, height } = await atRest(page.getByRole('button', { name, exact: true }).first());
    middles.push(y + height / 2);
  }
  // The one with the contents is as high as its letters, which is a little more than the two others.
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
});

test('the headline of the home page grows with zoom, and the captions of figure 1 keep apart with wider letters', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('zoom doubles the headline of the home page, whose size follows the window', async () => {
    const sizeAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    };
    for (const width of [1280, 1440, 1920]) {
      const zoomed = LARGEST_ZOOM * (await sizeAt(Math.round(width / LARGEST_ZOOM)));
      expect(zoomed, `${width} px`).toBeGreaterThan(2 * (await sizeAt(width)) - 1);
    }
  });
  await test.step('on the phones of most visitors no word of the headline stands alone in a line', async () => {
    const headline = page.getByRole('heading', { level: 1 });
    await headline.evaluate((heading) => {
      heading.textContent = 'We build intelligent AI Solutions designed for business growth';
    });
    for (const width of [360, 375, 390, 393, 412, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await brokenLines(headline);
      expect(
        lines.filter((line) => !line.includes(' ')),
        `${width} px`,
      ).toEqual([]);
    }
  });
  await test.step('with wider letters no caption of figure 1 lies on another, however narrow the window', async () => {
    const lists = page.getByRole('figure').filter({ hasText: 'Fig. 1' }).getByRole('list');
    const captions = lists.last().getByRole('listitem');
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlapping(captions), `${width}`).toEqual([]);
    }
    await widenLetters(page);
    expect(await overlapping(captions), '320, wider letters').toEqual([]);
  });
});

test('with wider letters the mark of the logo keeps its size, and the keys of the search stay in their box', async ({
  page,
}) => {
  await page.goto('/docs/technology-stack');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  const search = sidebar.getByRole('button', { name: 'Search docs' });
  const mark = page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .locator('svg');
  const { width: size } = await atRest(mark);
  expect(size).toBeGreaterThan(24);
  await widenLetters(page);

  await test.step('the words and the keys of the search', async () => {
    for (const width of [1440, 900]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await atRest(search);
      for (const part of [search.getByText('Search docs'), search.getByText(/K$/)]) {
        const { x, y, width: wide, height } = await atRest(part);
        const sides = [x - box.x, y - box.y, box.x + box.width - x - wide, box.y + box.height - y - height];
        expect(Math.min(...sides), `${await part.textContent()}, ${width} px`).toBeGreaterThanOrEqual(0);
      }
    }
  });
  await test.step('the mark of the logo, down to 320 px', async () => {
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await atRest(mark);
      expect([box.width, box.height], `${width} px`).toEqual([size, size]);
    }
  });
});

for (const template of ['ultimate-assistant', 'newsletter']) {
  test(`with wider letters the steps of ${template} do not overlap`, async ({ page }) => {
    await page.goto(`/docs/agents/templates/${template}`);
    await widenLetters(page);
    const steps = page
      .getByRole('main')
      .getByRole('figure')
      .first()
      .getByRole('list')
      .first()
      .locator('> li');
    expect(await steps.count()).toBeGreaterThan(2);
    expect(await overlapping(steps)).toEqual([]);
  });
}
