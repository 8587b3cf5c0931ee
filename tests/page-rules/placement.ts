import { type Rule, WITH_WORDS } from './rule.ts';

export const isInsideWindow: Rule = (page) =>
  page.locator(WITH_WORDS).evaluateAll((elements) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isClipped = ({ parentElement: outer }: Element): boolean =>
      outer !== null &&
      outer !== document.body &&
      (getComputedStyle(outer).overflowX !== 'visible' || isClipped(outer));
    const outside = elements
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !isClipped(element),
      )
      .map(({ textContent }) => `outside the window: ${textContent}`);
    return scrollWidth > clientWidth
      ? [`${scrollWidth} px in ${clientWidth}`, ...outside]
      : outside;
  });

/** An article on a phone, and beside its cover; the first story below its picture. */
const FIRST_WORDS = '[data-part="text"] > p:first-child, section > div > article h2';

export const beginsInFirstWindow: Rule = (page) =>
  page.locator(FIRST_WORDS).evaluateAll((all) =>
    all.flatMap((words) => {
      const top = words.getBoundingClientRect().top;
      return top > (innerWidth < 900 ? 700 : 640) ? [`begins ${Math.round(top)} px down`] : [];
    }),
  );

/**
 * Price and button are in the first window, the capitals of headline, names and price keep away
 * from the lines around them, and rows beside one another are level.
 */
export const showsItsOffer: Rule = (page) =>
  page.evaluate(() => {
    const least = innerHeight < 700 ? 14 : 20;
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const range = document.createRange();
    const lines = [...document.querySelectorAll('header, main div:has(> div > article)')]
      .map((framed) => framed.getBoundingClientRect())
      .flatMap(({ top, bottom }) => [top, bottom]);
    /** From each line of an element's own words to a line around it. */
    const isNear = (element: Element) => {
      pen.font = getComputedStyle(element).font;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText('H');
      range.selectNodeContents(element);
      return [...range.getClientRects()].some(({ top }) => {
        const base = top + fontBoundingBoxAscent;
        const edge = base - actualBoundingBoxAscent;
        return lines.some((line) => Math.max(edge - line, line - base) < least);
      });
    };
    const plans = [...document.querySelectorAll('main article')].slice(0, 2);
    const topOf = (part: Element) => part.getBoundingClientRect().top;
    const areBeside = plans.length > 1 && new Set(plans.map(topOf)).size === 1;
    const [first = [], second = []] = plans.map((plan) =>
      [...plan.querySelectorAll('li')].map(topOf),
    );
    return [
      ...[...document.querySelectorAll('main :is(h1, article h3, article > p)')]
        .filter(isNear)
        .map(({ textContent }) => `capitals nearer to a line than ${least} px: ${textContent}`),
      ...['p', 'a[href]'].flatMap((part) => {
        const bottom = plans[0]?.querySelector(part)?.getBoundingClientRect().bottom ?? Infinity;
        return bottom > innerHeight ? [`below the first window: ${part} ends at ${bottom}`] : [];
      }),
      ...(areBeside ? first : [])
        .filter((top, row) => top !== second[row])
        .map((top) => `a row at ${top} is not level with that beside it`),
    ];
  });

/** Attributes of another shape than the file's move what is below when the file arrives. */
export const keepsRoomForPictures: Rule = (page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter(
      (image) => getComputedStyle(image).objectFit === 'fill',
    );
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures
      .filter((image) => {
        const kept = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return !(Math.abs(kept / (image.naturalWidth / image.naturalHeight) - 1) < 0.01);
      })
      .map((image) => `another shape than its file: ${image.outerHTML}`);
  });
