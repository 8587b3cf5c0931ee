/** Checks a page on paper: its text is there, and nothing that only a screen has. */
import { expect, type Page } from '@playwright/test';
import { sharedWords as words } from '#model/facts/site-facts.ts';

/** Lists elements a browser repeats on every sheet, over its text. */
function fixedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

/** A printer leaves grounds out, and with them words in the paper's own colour. */
function wordsInPaperColour(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paper = getComputedStyle(document.body).backgroundColor;
    return [...document.body.querySelectorAll<HTMLElement>('a, p, h1, h2, h3, li, span')]
      .filter((element) => element.checkVisibility() && element.textContent)
      .filter((element) => getComputedStyle(element).color === paper)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Lists closed parts, such as answers, which cannot be opened on paper. */
function closedAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main details')]
      .filter((answer) => !answer.lastElementChild?.checkVisibility())
      .map((answer) => answer.querySelector('summary')?.textContent ?? ''),
  );
}

/** Prints the page as it is, without fixed bars and without a call to action. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  try {
    expect(await fixedElements(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeHidden();
    expect(await wordsInPaperColour(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: words.banner.heading })).toBeHidden();
    expect(await closedAnswers(page)).toEqual([]);
  } finally {
    await page.emulateMedia({ media: null });
  }
}
