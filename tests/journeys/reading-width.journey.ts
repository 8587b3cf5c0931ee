/** A visitor reads at any width: lines of a good length, a bar that stays where it is, tables that keep their names whole. */
import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { PAGES } from '../support/built-site.ts';
import { expect, test } from '../support/journey.ts';
import { brokenLines } from '../support/text-lines.ts';

const WIDTHS = [2560, 1920, 1440, 1024, 768, 390];
/** A paragraph in the open column of a page: not one in a card, a table or a drawing. */
const PARAGRAPHS = 'main [data-part="text"] p:not(.caption, figure p, td p, aside p)';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const READ = ['/docs/process', '/docs/introduction', '/docs/resources', '/privacy'];

test('lines are of a good length at every width', async ({ page }, { timeout }) => {
  test.setTimeout(timeout * READ.length);
  for (const route of READ)
    await test.step(`${route} has lines of at most 78 characters, and of 60 and more where the window allows`, () =>
      expectGoodLines(page, route));
});

async function expectGoodLines(page: Page, route: string): Promise<void> {
  await page.goto(route);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await brokenLines(page.locator(PARAGRAPHS));
    expect(
      lines.filter(({ length }) => length > 78),
      `${width} px`,
    ).toEqual([]);
    const typical = lines.map(({ length }) => length).sort((a, b) => a - b)[Math.floor(lines.length / 2)];
    if (width >= 768) expect(typical, `the middle line at ${width} px`).toBeGreaterThanOrEqual(60);
  }
}

const leftOfLogo = async (page: Page) =>
  (await atRest(page.getByRole('banner').getByRole('link', { name: /home$/ }).first())).x;

test('the logo is at the same place in every area, the documentation ends where the bar does, and breaks no short name', async ({
  page,
}) => {
  const widths = [390, 1024, 1440, 2560];
  const placesOn = async (route: string) => {
    await page.goto(route);
    const places: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      places.push(await leftOfLogo(page));
    }
    return places;
  };
  const onHomePage = await placesOn('/');
  for (const route of ['/blog', '/incubator', '/docs/process'])
    expect(await placesOn(route), `${route} at ${widths.join(', ')} px`).toEqual(onHomePage);
  const right = async (name: 'navigation' | 'complementary') => {
    const area =
      name === 'navigation'
        ? page.getByRole('banner').getByRole('link', { name: 'Get Started' })
        : page.getByRole('complementary', { name: 'About this page' });
    const { x, width } = await atRest(area);
    return Math.round(x + width);
  };
  expect(await right('complementary')).toBe(await right('navigation'));

  await test.step('a short name at the head of a row is never broken', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const names = page.locator('main [data-short-names] tbody tr > :first-child');
      expect(await names.count()).toBeGreaterThan(0);
      expect(await brokenLines(names), `${width} px`).toEqual([]);
    }
  });
});

/** Pages with a table whose words need more room than a phone has. */
const CROWDED = PAGES.filter(({ html }) => html.includes('data-crowded')).map(
  ({ file }) => `/${file.replace(/(?:index)?\.html$/, '')}`,
);

test('on a phone a table of many words scrolls, and no cell is a tower of them', async ({ page }) => {
  expect(CROWDED).not.toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of CROWDED) {
    await page.goto(route);
    const tables = page.locator('main [data-crowded]');
    await atRest(tables.first());
    const towers = await tables.locator('td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const lineHeight = Number.parseFloat(getComputedStyle(cell).lineHeight);
        const words = document.createRange();
        words.selectNodeContents(cell);
        const lines = Math.round(words.getBoundingClientRect().height / lineHeight);
        return lines > 7 ? [`${lines} lines: ${cell.textContent}`] : [];
      }),
    );
    expect(towers, route).toEqual([]);
  }
});

/** A page for each way of writing a table: one written in Markdown, whose long names may be broken, and one that a part draws. */
const ROWS_OF_CODE = ['<wbr>', '<th scope="row"><code>[^<]*</code></th>'].flatMap((pattern) => {
  const page = PAGES.find(({ html }) => new RegExp(pattern).test(html));
  return page ? [`/${page.file.replace(/(?:index)?\.html$/, '')}`] : [];
});

test('a name in code at the head of a row is broken after an underscore only', async ({ page }) => {
  expect(ROWS_OF_CODE).not.toEqual([]);
  for (const route of new Set(ROWS_OF_CODE)) {
    await page.goto(route);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const names = page.locator('main tbody th code');
      await atRest(names.first());
      const broken = await names.evaluateAll((codes) => {
        const range = document.createRange();
        const isBroken = (words: Node) => {
          range.selectNodeContents(words);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        };
        return codes.flatMap(({ childNodes }) =>
          [...childNodes]
            .filter((node) => node instanceof Text && isBroken(node))
            .map((node) => node.textContent),
        );
      });
      expect(broken, `${route} at ${width} px`).toEqual([]);
    }
  }
});
