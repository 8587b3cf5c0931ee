/** The rules of every page: each lists the faults of a page that is open, a line for each. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page, Response } from '@playwright/test';
import type Axe from 'axe-core';

export type Rule = (page: Page) => Promise<string[]>;

/** Bytes after brotli before anybody has touched the page, and the kinds of answers that count. */
const BUDGETS: [name: string, bytes: number, counts: RegExp][] = [
  ['script', 8_000, /^script$/],
  ['font', 60_000, /^font/],
  // A film that plays by itself comes after the load; a font in a sheet comes with it.
  ['first load', 130_000, /^(?!media|font in)/],
];

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof Axe;
    /** What has moved by itself. */
    shifts?: string[];
  }
}

/** Elements that have words of their own. */
const WITH_WORDS = 'xpath=//body//*[text()[normalize-space()]]';

/**
 * Runs axe by the browser's protocol: the security policy would refuse it as an element.
 * @param rules more than those of WCAG 2.2 A and AA, and of best practice, or fewer
 */
async function axe(part: Locator, rules: Axe.RuleObject): Promise<string[]> {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: await axeSource });
    await session.detach();
  }
  return part.evaluate(async (element, wanted) => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish();
    // Otherwise the browser lays a closed `details` out anew for everything that axe asks about it.
    const closed = new CSSStyleSheet();
    closed.replaceSync('details:not([open])::details-content { display: none !important }');
    document.adoptedStyleSheets.push(closed);
    const found = await window.axe?.run(element, {
      rules: wanted,
      elementRef: true,
      preload: { assets: ['media'] },
      resultTypes: ['violations', 'incomplete'],
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== closed);
    if (!found) return ['axe did not run'];
    // axe is not sure of targets that touch one another; a finger is.
    const doubtful = found.incomplete.filter(({ id }) => id === 'target-size');
    return [...found.violations, ...doubtful].map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.element?.outerHTML}`,
    );
  }, rules);
}

/** What has just opened or changed; the rest of the page is in the table of pages. */
export const isAccessible = (part: Locator) => axe(part, { 'target-size': { enabled: true } });

/** Without the rule that takes axe most of its time: {@link hasContrast} holds it. */
export const hasSoundWords: Rule = (page) =>
  axe(page.locator('html'), {
    'target-size': { enabled: true },
    'color-contrast': { enabled: false },
  });

export const asksNoOtherHost = (page: Page, responses: readonly Response[]) =>
  responses
    .map((response) => response.url())
    .filter((url) => new URL(url).host !== new URL(page.url()).host);

/** @param responses answers that the page had had when it was quiet for the first time */
export async function isLight(page: Page, responses: readonly Response[]): Promise<string[]> {
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
    const kind = response.request().resourceType();
    if (kind === 'image' && !inView.includes(response.url())) continue;
    const what = new URL(response.url()).pathname;
    costs.push({ kind, what, bytes: Number(response.headers()['content-length'] ?? 0) });
  }
  return BUDGETS.flatMap(([name, budget, counts]) => {
    const counted = costs.filter(({ kind }) => counts.test(kind));
    const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = counted.map(({ what, bytes }) => `${bytes} ${what}`).join(', ');
    return total > budget ? [`${total} bytes of ${name}, more than ${budget}: ${list}`] : [];
  });
}

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

/** Of 12 px at least: words in a drawing scale with it. */
export const hasLegibleDrawings: Rule = (page) =>
  page.locator('svg text').evaluateAll((texts) =>
    texts.flatMap((text) => {
      if (!(text instanceof SVGGraphicsElement) || !text.checkVisibility()) return [];
      const size =
        Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1);
      return size < 12 ? [`${size.toFixed(1)} px in a drawing: ${text.textContent}`] : [];
    }),
  );

/** The longest line of a block holds its share of the characters that it has of the lengths. */
export const hasShortLines: Rule = (page) =>
  page.evaluate(() => {
    /** Characters: of any text, and of a paragraph that is read (WCAG 1.4.8). */
    const longest = { any: 90, read: 80 };
    const range = document.createRange();
    const boxesOf = (node: Text) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const blockOf = (node: Text) => {
      let block = node.parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      return block;
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return [...Map.groupBy(texts, blockOf)].flatMap(([block, nodes]) => {
      const words = nodes.map(({ data }) => data.replace(/\s+/g, ' ')).join('');
      if (!block?.checkVisibility() || words.length <= longest.read) return [];
      if (block.closest('svg, script, style, select, textarea')) return [];
      if (/^(nowrap|pre)$/.test(getComputedStyle(block).whiteSpace)) return [];
      const boxes = nodes.flatMap(boxesOf);
      const width =
        Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const length = (words.length * width) / boxes.reduce((sum, box) => sum + box.width, 0);
      const isRead = block.matches(
        'main [data-part="text"] p:not(.caption, figure p, td p, aside p)',
      );
      return length > (isRead ? longest.read : longest.any)
        ? [`a line of ${Math.round(length)} characters in: ${words.trim()}`]
        : [];
    });
  });

/** On a phone, and beside its cover. */
export const beginsInFirstWindow: Rule = (page) =>
  page.locator('[data-part="text"] > p:first-child').evaluateAll((all) =>
    all.flatMap((words) => {
      const top = words.getBoundingClientRect().top + scrollY;
      return top > (innerWidth < 900 ? 700 : 640) ? [`begins ${Math.round(top)} px down`] : [];
    }),
  );

export const showsWholeTitles: Rule = (page) =>
  page
    .locator('article :is(h2, h3)')
    .evaluateAll((titles) =>
      titles
        .filter((title) => title.scrollHeight > title.clientHeight + 1)
        .map(({ textContent }) => `a title is cut: ${textContent}`),
    );

/**
 * Price and button are in the first window, the capitals of headline, names and price keep away
 * from the lines around them, and rows beside one another are level.
 */
export const showsItsOffer: Rule = (page) =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const least = innerHeight < 700 ? 14 : 20;
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    const range = document.createRange();
    const lines = [...document.querySelectorAll('header, main div:has(> div > article)')].flatMap(
      (framed) => [framed.getBoundingClientRect().top, framed.getBoundingClientRect().bottom],
    );
    /** Of each line of an element's own words. */
    const capitalsOf = (element: Element) => {
      const { font, fontSize } = getComputedStyle(element);
      if (pen) pen.font = font;
      const capital = pen?.measureText('H');
      range.selectNodeContents(element);
      return [...range.getClientRects()].flatMap(({ top, height }) => {
        if (!capital || height < Number.parseFloat(fontSize)) return [];
        const base = top + capital.fontBoundingBoxAscent;
        return { top: base - capital.actualBoundingBoxAscent, base };
      });
    };
    const plans = [...document.querySelectorAll('main article')].slice(0, 2);
    const topOf = (part: Element) => part.getBoundingClientRect().top;
    const areBeside = new Set(plans.map(topOf)).size === 1;
    const [first = [], second = []] = plans.map((plan) =>
      [...plan.querySelectorAll('li')].map(topOf),
    );
    const words = [...document.querySelectorAll('main :is(h1, article h3, article > p)')];
    return [
      ...words.flatMap((element) =>
        capitalsOf(element).flatMap(({ top, base }) =>
          lines
            .map((line) => Math.max(top - line, line - base))
            .filter((distance) => distance < least)
            .map((distance) => `${distance.toFixed(1)} px to a line: ${element.textContent}`),
        ),
      ),
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

/**
 * A box grows with its words, or scrolls; only a title that is cut after two lines by design may
 * cut. No control's words run into the next.
 */
export const cutsNoText: Rule = (page) =>
  page.locator(WITH_WORDS).evaluateAll((worded) => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp, clipPath, position } =
        getComputedStyle(element);
      if (webkitLineClamp !== 'none' || (clipPath !== 'none' && position === 'absolute'))
        return false;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      return (
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
      );
    };
    const range = document.createRange();
    const wordsOf = (element: Element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const meets = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const controlOf = (label: Element) => label.closest('button, summary');
    const labels = [...document.querySelectorAll(':is(button, summary), :is(button, summary) *')]
      .filter((part) => part.matches('svg') || worded.some((one) => one === part))
      .filter((part) => isShown(part) && getComputedStyle(part).clipPath === 'none');
    /** The second of two items below one another begins before the first has ended. */
    const isOver = (one: DOMRect, next: DOMRect) =>
      Math.abs(one.left - next.left) < 2 && next.top < one.bottom - 1;
    return [
      ...worded
        .filter((element) => isShown(element) && isCut(element))
        .filter((element) => !element.closest('svg, [aria-hidden="true"]'))
        .map((element) => `cut: ${element.outerHTML}`),
      ...labels
        .filter((label, index) => {
          const next = labels[index + 1] ?? label;
          return controlOf(next) !== controlOf(label) && meets(wordsOf(label), wordsOf(next));
        })
        .map((label) => `runs into the next control: ${label.outerHTML}`),
      ...[...document.querySelectorAll(':is(main, header, footer) li:has(+ li)')]
        .filter((item) => isShown(item) && item.nextElementSibling?.checkVisibility())
        .filter((item) => isOver(wordsOf(item), wordsOf(item.nextElementSibling ?? item)))
        .map(({ textContent }) => `lies on the next: ${textContent}`),
    ];
  });

/** A browser repeats fixed bars on every sheet, leaves grounds out, and opens nothing. */
export const isPrintable: Rule = (page) =>
  page.evaluate(() => {
    const { backgroundColor: paper } = getComputedStyle(document.body);
    const shown = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility(),
    );
    const faults = (what: string, isAtFault: (element: Element) => unknown) =>
      shown.filter(isAtFault).map((element) => `${what}: ${element.outerHTML}`);
    const isLost = (selector: string) =>
      document.querySelector(selector) && !shown.some((element) => element.matches(selector));
    return [
      ...(paper === 'rgb(255, 255, 255)' ? [] : [`the paper is ${paper}`]),
      ...['header a[href="/"]', 'a[href^="mailto:"]']
        .filter(isLost)
        .map((selector) => `without ${selector}`),
      ...document
        .getAnimations()
        .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML}`),
      ...faults(
        'not on paper',
        (element) =>
          element.matches('main [aria-controls]') &&
          !element.ariaControlsElements?.[0]?.checkVisibility(),
      ),
      ...faults('fixed', (element) => getComputedStyle(element).position === 'fixed'),
      ...faults('in the color of the paper', (element) =>
        element.matches('a, p, h1, h2, h3, li, span') && element.textContent
          ? getComputedStyle(element).color === paper
          : false,
      ),
      ...faults(
        'closed',
        (element) =>
          element.matches('main details') && !element.lastElementChild?.checkVisibility(),
      ),
      ...faults('a control', (element) =>
        element.matches('button')
          ? /^(Copy|Pause|Play|Watch|See full|Share|Search)/.test(element.textContent ?? '')
          : element.matches('body > header a:not([aria-label]), [aria-labelledby="related-pages"]'),
      ),
    ];
  });

/** Without a script a control submits, opens what the browser itself opens, or is not there. */
export const isReadable: Rule = (page) =>
  page
    .locator(':is(button, input, textarea):visible')
    .and(page.locator(':not([popovertarget], [commandfor], :disabled, form[action] *)'))
    .evaluateAll((dead) => dead.map(({ outerHTML }) => `does nothing: ${outerHTML}`));

export const isStill: Rule = (page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML}`),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ outerHTML }) => `plays: ${outerHTML}`),
  ]);

/** Each stop of the keyboard is in sight, under no bar, with a ring on it, a part or its frame. */
export const showsItsStops: Rule = async (page) => {
  // What a script focuses after a key has a ring as if the key had led there.
  await page.keyboard.press('Tab');
  return page
    .locator('a[href], button, input, select, textarea, summary, video, iframe, [tabindex]')
    .evaluateAll((candidates) => {
      const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/^rgba\(.*, 0\)$/.test(outlineColor);
      const stops = candidates.filter((candidate) => {
        if (!(candidate instanceof HTMLElement) || candidate.tabIndex < 0) return false;
        candidate.focus();
        return document.activeElement === candidate;
      });
      return [
        ...(stops.length > 5 ? [] : [`only ${stops.length} stops`]),
        ...stops.flatMap((stop) => {
          (stop as HTMLElement).focus();
          const label = stop.closest('label') ?? stop;
          const isSeen = [...label.getClientRects()].some(({ left, top, width, height }) =>
            [0.1, 0.5, 0.9].some((share) =>
              label.contains(document.elementFromPoint(left + width * share, top + height * share)),
            ),
          );
          const drawers = [
            stop,
            stop.parentElement,
            stop.parentElement?.parentElement,
            stop.nextElementSibling,
            stop.closest('article, label'),
            label.firstElementChild,
          ];
          const hasRing = drawers.some(
            (drawer) =>
              drawer &&
              ['', '::before', '::after'].some((part) =>
                isRing(getComputedStyle(drawer, part || null)),
              ),
          );
          const html = stop.outerHTML;
          return [
            ...(isSeen ? [] : [`out of sight: ${html}`]),
            ...(hasRing ? [] : [`no ring: ${html}`]),
          ];
        }),
      ];
    });
};

/** Every word stands out from its ground (WCAG 1.4.3), in a contrast theme from the theme's. */
export const hasContrast: Rule = (page) =>
  page.locator(WITH_WORDS).evaluateAll((worded) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const isThemed = matchMedia('(forced-colors: active)').matches;
    /** Of colors laid over one another, the lowest first. */
    const luminance = (layers: readonly string[]) => {
      if (!pen) return 0;
      for (const color of layers) {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'Canvas';
    const { backgroundColor: canvas } = getComputedStyle(probe);
    probe.remove();
    /** Colors under an element, the lowest first; none where it stands on a picture. */
    const groundOf = (node: Element | null, above: readonly string[] = []): readonly string[] => {
      if (!node) return [canvas, ...above];
      const { backgroundColor, backgroundImage, position } = getComputedStyle(node);
      const isOnPicture =
        backgroundImage !== 'none' ||
        (position === 'absolute' &&
          node.parentElement?.querySelector(':scope > :is(svg, img, picture, video)'));
      if (isOnPicture && !isThemed) return [];
      const layers = [backgroundColor, ...above];
      return backgroundColor.startsWith('rgb(') ? layers : groundOf(node.parentElement, layers);
    };
    /** A word of a logotype lies on a shape of its own. */
    const isLeftOut = (element: Element) =>
      isThemed
        ? element instanceof SVGElement && element.previousElementSibling
        : element.matches('svg *, [aria-hidden="true"] *, :disabled, option');
    return worded.flatMap((element) => {
      if (isLeftOut(element) || !element.checkVisibility({ opacityProperty: true })) return [];
      const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
      const ground = groundOf(element);
      if (ground.length === 0) return [];
      const [dark = 0, light = 0] = [
        luminance(ground),
        luminance([...ground, element instanceof SVGElement ? fill : color]),
      ].sort((one, other) => one - other);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const contrast = (light + 0.05) / (dark + 0.05);
      return contrast < (isLarge && !isThemed ? 3 : 4.5)
        ? [`${contrast.toFixed(1)} to 1: ${element.outerHTML}`]
        : [];
    });
  });

/** Notes layout shifts. Call before the page is opened. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML : node?.nodeName,
        );
        shifts.push(`moved by ${entry.value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Since {@link watchShifts}; also what moved when somebody pressed. */
export const movesNothing: Rule = (page) =>
  page.evaluate(() => window.shifts ?? ['shifts were not watched']);

/** Reads a window at a time, with frames between in which what came into view is laid out. */
export const movesNothingWhileRead: Rule = async (page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return movesNothing(page);
};
