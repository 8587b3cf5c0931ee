import { brotliCompressSync } from 'node:zlib';
import { HAS_RARER_LETTERS, type Rule } from './rule.ts';

/** What the company's own letters ask for is beside the budgets. */
const BESIDE = HAS_RARER_LETTERS ? /-(rest|extended)\.[\w-]+\.woff2$/ : /^$/;

/** Bytes after brotli before anybody has touched the page, and the files that count. */
const BUDGETS: [name: string, bytes: number, counts: RegExp][] = [
  ['script', 8_000, /js$/],
  ['font', 30_000, /woff2$/],
  ['rules with type, and script', 39_000, /(css|(?<!inline\.)js)$/],
  // A film that plays by itself comes after the load; a font in a sheet comes with it.
  ['first load', 90_000, /(?<!mp4|webm|sheet\.woff2)$/],
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
  const { asked, inline, fonts } = await page.evaluate(() => {
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
      fonts: [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap(
          ({ cssText }) => /^@font-face.*base64,([\w+/=]+)/s.exec(cssText)?.[1]?.length ?? [],
        ),
    };
  });
  const costs = [
    ...asked.filter(({ what }) => !BESIDE.test(what)),
    { what: 'inline.js', bytes: brotliCompressSync(inline.join('\n')).length },
    ...fonts.map((length) => ({ what: 'in a sheet.woff2', bytes: (length * 3) / 4 })),
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
