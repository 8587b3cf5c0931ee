import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { HAS_RARER_LETTERS } from './rule.ts';

/** Beside the budget of the others where the company's own letters ask for them. */
const RARER_LETTERS = /-(rest|extended)\.[\w-]+\.woff2$/;

/** Bytes after brotli before anybody has touched the page, and the kinds of answers that count. */
const BUDGETS: [name: string, bytes: number, counts: RegExp][] = [
  ['script', 8_000, /^script$/],
  ['font', 60_000, /^font(?! of a name)/],
  // A film that plays by itself comes after the load; a font in a sheet comes with it.
  ['first load', 130_000, /^(?!media|font in)/],
];

export const asksNoOtherHost = (page: Page, responses: readonly Response[]) =>
  responses
    .map((response) => response.url())
    .filter((url) => new URL(url).host !== new URL(page.url()).host);

/** @param responses answers that the page had had when it was quiet for the first time */
export async function isLight(page: Page, responses: readonly Response[]) {
  const { inView, inline, fonts } = await page.evaluate(() => ({
    inView: [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
    inline: [...document.scripts]
      .filter(({ src, type }) => !src && !/json|speculationrules/.test(type))
      .map(({ textContent }) => textContent),
    fonts: [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap(({ cssText }) => /^@font-face.*base64,([\w+/=]+)/s.exec(cssText)?.[1]?.length ?? []),
  }));
  const costs = [
    { kind: 'script', what: 'inline', bytes: brotliCompressSync(inline.join('\n')).length },
    ...fonts.map((length) => ({ kind: 'font in a sheet', what: '', bytes: (length * 3) / 4 })),
  ];
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === 'image' && !inView.includes(response.url())) continue;
    const what = new URL(response.url()).pathname;
    const kind = HAS_RARER_LETTERS && RARER_LETTERS.test(what) ? 'font of a name' : type;
    costs.push({ kind, what, bytes: Number(response.headers()['content-length'] ?? 0) });
  }
  const cookies = await page.context().cookies();
  const heavy = BUDGETS.flatMap(([name, budget, counts]) => {
    const counted = costs.filter(({ kind }) => counts.test(kind));
    const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = counted.map(({ what, bytes }) => `${bytes} ${what}`).join(', ');
    return total > budget ? [`${total} bytes of ${name}, more than ${budget}: ${list}`] : [];
  });
  return [...heavy, ...cookies.map(({ name }) => `sets a cookie: ${name}`)];
}
