import { brotliCompressSync } from 'node:zlib';
import { HAS_RARER_LETTERS, type Rule } from './rule.ts';

/** What the company's own letters ask for is beside the budgets. */
const BESIDE = HAS_RARER_LETTERS ? /-(rest|extended)\.[\w-]+\.woff2$/ : /^$/;

/** Bytes after brotli before anybody has touched the page, and the files that count. */
const BUDGETS: [name: string, bytes: number, counts: RegExp][] = [
  ['script', 8_000, /js$/],
  // A film that plays by itself comes after the load.
  ['first load', 87_000, /(?<!mp4|webm)$/],
];
/** With pictures. */
const REQUESTS = 11;

export const asksNoOtherHost: Rule = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).host !== location.host)
      .map(({ name }) => name),
  );

/** When it is quiet for the first time. */
export const isLight: Rule = async (page) => {
  const { asked, inline } = await page.evaluate(() => {
    const unseen = [...document.images].filter(
      (image) => !image.checkVisibility() || image.getBoundingClientRect().top >= innerHeight,
    );
    return {
      asked: performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => !unseen.some(({ currentSrc }) => currentSrc === name))
        .map(({ name, encodedBodySize }) => ({ what: name, bytes: encodedBodySize })),
      inline: [...document.scripts]
        .filter(({ src, type }) => !src && !/json|speculationrules/.test(type))
        .map(({ textContent }) => textContent),
    };
  });
  const costs = [
    ...asked.filter(({ what }) => !BESIDE.test(what)),
    { what: 'inline.js', bytes: brotliCompressSync(inline.join('\n')).length },
  ];
  const many = asked.length > REQUESTS ? [`${asked.length} requests`] : [];
  const cookies = await page.context().cookies();
  const heavy = BUDGETS.flatMap(([name, budget, counts]) => {
    const counted = costs.filter(({ what }) => counts.test(what));
    const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = counted.map(({ what, bytes }) => `${bytes} ${what}`).join(', ');
    return total > budget ? [`${total} bytes of ${name}, more than ${budget}: ${list}`] : [];
  });
  return [...heavy, ...many, ...cookies.map(({ name }) => `sets a cookie: ${name}`)];
};
