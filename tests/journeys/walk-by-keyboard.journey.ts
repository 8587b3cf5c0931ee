/** Somebody without a pointer goes through a whole page. */
import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of ['/pricing', '/docs/process'])
  test(`${route} is walked by Tab in the order it is read, to its end, and left`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      const walked: Element[] = [];
      document.addEventListener('focusin', ({ target }) => walked.push(target as Element));
      Object.assign(window, { walked });
    });
    for (let presses = 0; presses < 400; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
    }
    const found = await page.evaluate(() => {
      const { walked } = window as unknown as { walked: Element[] };
      const links = [...document.querySelectorAll('a[href]')].filter((link) => link.checkVisibility());
      const isBefore = (one: Element, next: Element) =>
        Boolean(one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
      return {
        isLeft: document.activeElement === document.body,
        unwalked: links
          .filter((link) => !walked.includes(link))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        outOfOrder: walked
          .filter((stop, index) => walked[index + 1] && !isBefore(stop, walked[index + 1] as Element))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    });
    expect(found).toEqual({ isLeft: true, unwalked: [], outOfOrder: [] });
  });
