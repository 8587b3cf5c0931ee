/** The rules of every page: each looks at a page that is open and lists its faults, a line for each. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export type Rule = (visit: { page: Page }) => Promise<string[]>;

/** Bytes after brotli. A script before intent is one that runs although nobody has touched the page. */
const BUDGETS = { script: 8_000, font: 60_000, 'first load': 130_000 };

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: {
    run: (
      context: Document,
      options: object,
    ) => Promise<{ violations: { id: string; help: string; nodes: { element: Element }[] }[] }>;
  };
}

/**
 * Runs axe by the browser's protocol: as an element of the page the security policy would rightly refuse it.
 * @param which rules; by default those of WCAG 2.2 A and AA, and of best practice
 */
async function axe(page: Page, which: object): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: await axeSource });
  await session.detach();
  return page.evaluate(async (rules) => {
    // What passes is looked at as it stays.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    // axe asks for the place of everything in a closed `details`: the browser lays it out anew for each answer.
    const closed = new CSSStyleSheet();
    closed.replaceSync('details:not([open])::details-content { display: none !important }');
    document.adoptedStyleSheets.push(closed);
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, {
      ...rules,
      resultTypes: ['violations'],
      elementRef: true,
      preload: { assets: ['media'] },
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== closed);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.element.outerHTML.slice(0, 160)}`,
    );
  }, which);
}

export const isAccessible: Rule = ({ page }) => axe(page, { rules: { 'target-size': { enabled: true } } });

/** Another page of the same design changes the answer of all rules but that of contrast, which takes most of the time. */
export const hasSoundWords: Rule = ({ page }) =>
  axe(page, { rules: { 'color-contrast': { enabled: false } } });

/** Another theme changes the answer of these rules only. */
export const hasContrast: Rule = ({ page }) =>
  axe(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });

export const hasOneHeading: Rule = async ({ page }) => {
  const shown = await page.locator('h1').filter({ visible: true }).count();
  return shown === 1 ? [] : [`${shown} headings of the first level are shown`];
};

/** @param responses all answers that the page has had */
export const asksNoOtherHost = (page: Page, responses: readonly Response[]) =>
  responses.map((response) => response.url()).filter((url) => new URL(url).host !== new URL(page.url()).host);

/** @param responses answers that the page had had when it was quiet for the first time */
export async function isLight(page: Page, responses: readonly Response[]): Promise<string[]> {
  const inView = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );
  const inline = await page
    .locator('script:not([src]):not([type*="json"]):not([type="speculationrules"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join('\n'));
  const costs = [{ kind: 'script', what: 'inline', bytes: brotliCompressSync(inline).length }];
  for (const response of responses) {
    const kind = response.request().resourceType();
    if (kind === 'image' && !inView.includes(response.url())) continue;
    const what = new URL(response.url()).pathname;
    costs.push({ kind, what, bytes: Number((await response.allHeaders())['content-length'] ?? 0) });
    const text = kind === 'stylesheet' ? await response.text() : '';
    for (const [, font = ''] of text.matchAll(/data:font\/woff2;base64,([\w+/=]+)/g))
      costs.push({ kind: 'font', what: `font in ${what}`, bytes: (font.length * 3) / 4 });
  }
  const isOf = (name: string) => (cost: (typeof costs)[number]) =>
    // A film that plays by itself is asked for when the page has loaded.
    name === 'first load' ? cost.kind !== 'media' && !cost.what.startsWith('font in ') : cost.kind === name;
  return Object.entries(BUDGETS).flatMap(([name, budget]) => {
    const counted = costs.filter(isOf(name));
    const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = counted.map(({ what, bytes }) => `${bytes} ${what}`).join(', ');
    return total > budget ? [`${total} bytes of ${name}, more than ${budget}: ${list}`] : [];
  });
}

export const isInsideWindow: Rule = ({ page }) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isClipped = (element: Element) => {
      for (let node = element.parentElement; node && node !== document.body; node = node.parentElement)
        if (getComputedStyle(node).overflowX !== 'visible') return true;
      return false;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());
    const outside = [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isClipped(element))
      .map(({ textContent }) => `outside the window: ${textContent?.slice(0, 60)}`);
    return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth}`, ...outside] : outside;
  });

/** Words in a drawing, which scale with it, are at least this high in the window. */
const LEAST_DRAWN_PX = 10.4;

export const hasLegibleDrawings: Rule = ({ page }) =>
  page.locator('svg text').evaluateAll(
    (texts, least) =>
      texts.flatMap((text) => {
        if (!(text instanceof SVGGraphicsElement) || !text.checkVisibility()) return [];
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1);
        return size < least ? [`${size.toFixed(1)} px in a drawing: ${text.textContent}`] : [];
      }),
    LEAST_DRAWN_PX,
  );

/** Characters from whose end an eye still finds the next line: of any text, and of a paragraph that is read (WCAG 1.4.8). */
const LONGEST_LINE = { any: 90, read: 80 };

export const hasShortLines: Rule = ({ page }) =>
  page.evaluate(async (longest) => {
    await document.fonts.ready;
    const range = document.createRange();
    const boxesOf = (node: Text, from: number, length: number) => {
      range.setStart(node, from);
      range.setEnd(node, from + length);
      return range.getClientRects();
    };
    /** Words, and letters of a word that is broken, such as an address. */
    const piecesOf = (node: Text) =>
      [...node.data.matchAll(/(\S+)\s*/g)].flatMap(({ 0: words, 1: word = '', index }) =>
        boxesOf(node, index, word.length).length > 1
          ? [...words].map((letter, at) => ({ words: letter, box: boxesOf(node, index + at, 1)[0] }))
          : [{ words, box: boxesOf(node, index, word.length)[0] }],
      );
    const blockOf = (node: Text) => {
      let block = node.parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display))
        block = block.parentElement;
      return block;
    };
    const isRunning = (block: Element) =>
      !block.closest('svg, script, style, select, textarea') &&
      !/^(nowrap|pre)$/.test(getComputedStyle(block).whiteSpace) &&
      block.checkVisibility();
    const nodes: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const blocks = Map.groupBy(
      nodes.filter(({ data }) => data.trim()),
      blockOf,
    );
    return [...blocks].flatMap(([block, texts]) => {
      if (!block || texts.map(({ data }) => data).join('').length <= longest.read || !isRunning(block))
        return [];
      const lines: { words: string; middle: number }[] = [];
      for (const { words, box } of texts.flatMap(piecesOf)) {
        const [line, middle] = [lines.at(-1), box ? box.top + box.height / 2 : Number.NaN];
        // A raised figure or a smaller size moves a word within its line.
        if (line && !(Math.abs(line.middle - middle) >= 10)) line.words += words;
        else lines.push({ words, middle });
      }
      const isRead = block.matches('main [data-part="text"] p:not(.caption, figure p, td p, aside p)');
      return lines
        .map(({ words }) => words.trim())
        .filter(({ length }) => length > (isRead ? longest.read : longest.any))
        .map((words) => `a line of ${words.length} characters: ${words}`);
    });
  }, LONGEST_LINE);

/** A picture whose attributes keep another shape free than its file has moves what is below it when it arrives. */
export const keepsRoomForPictures: Rule = ({ page }) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => getComputedStyle(image).objectFit === 'fill');
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures
      .filter((image) => {
        const kept = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return !(Math.abs(kept / (image.naturalWidth / image.naturalHeight) - 1) < 0.01);
      })
      .map((image) => `another shape than its file: ${image.outerHTML.slice(0, 160)}`);
  });

/** With wider letters a box grows with its words, or scrolls; only a title that is cut after two lines by design may cut. */
export const cutsNoText: Rule = ({ page }) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp, clipPath, position } = getComputedStyle(element);
      if (webkitLineClamp !== 'none' || (clipPath !== 'none' && position === 'absolute')) return false;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      return (
        (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
      );
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());
    const range = document.createRange();
    const wordsOf = (element: Element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    /** Items below one another of which the second begins before the first has ended. */
    const isOver = (one: DOMRect, next: DOMRect) =>
      Math.abs(one.left - next.left) < 2 && next.top < one.bottom - 1;
    const shown = [...document.querySelectorAll('main *, header *, footer *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return [
      ...shown
        .filter(
          (element) => hasText(element) && !element.closest('svg, [aria-hidden="true"]') && isCut(element),
        )
        .map((element) => `cut: ${element.outerHTML.slice(0, 120)}`),
      ...shown
        .filter((element) => element.matches('li') && element.nextElementSibling?.checkVisibility())
        .filter((item) => item.nextElementSibling && isOver(wordsOf(item), wordsOf(item.nextElementSibling)))
        .map(({ textContent }) => `lies on the next: ${textContent?.slice(0, 80)}`),
    ];
  });

/** A browser repeats fixed bars on every sheet, leaves grounds out, and opens nothing. */
export const isPrintable: Rule = ({ page }) =>
  page.evaluate(() => {
    const { backgroundColor: paper } = getComputedStyle(document.body);
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const faults = (what: string, isAtFault: (element: Element) => unknown) =>
      shown.filter(isAtFault).map((element) => `${what}: ${element.outerHTML.slice(0, 120)}`);
    return [
      ...(paper === 'rgb(255, 255, 255)' ? [] : [`the paper is ${paper}`]),
      ...faults('fixed', (element) => getComputedStyle(element).position === 'fixed'),
      ...faults('in the color of the paper', (element) =>
        element.matches('a, p, h1, h2, h3, li, span') && element.textContent
          ? getComputedStyle(element).color === paper
          : false,
      ),
      ...faults(
        'closed',
        (element) => element.matches('main details') && !element.lastElementChild?.checkVisibility(),
      ),
      ...faults('a control', (element) =>
        element.matches('button')
          ? /^(Copy|Pause|Play|Watch|See full|Share|Search)/.test(element.textContent ?? '')
          : element.matches('body > header a:not([aria-label])'),
      ),
    ];
  });

/** Without a script a button submits, opens what the browser itself opens, is a heading or a name of what is
 * shown anyway, or is not there. */
export const isReadable: Rule = ({ page }) =>
  page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.matches('[popovertarget], [commandfor], :disabled, form[action] button'))
      .filter((button) => !button.matches(':is(h2, h3, h4) button, [aria-controls], [aria-describedby]'))
      .map((button) => `does nothing: ${button.outerHTML.slice(0, 120)}`),
  );

export const isStill: Rule = ({ page }) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ outerHTML }) => `plays: ${outerHTML.slice(0, 120)}`),
  ]);

/** A page whose stops never end would be a trap. */
const MOST_STOPS = 400;

/** Each stop of the Tab key is in sight, under no bar, and has a ring of two pixels: its own, a part's, or its frame's. */
export const showsItsStops: Rule = async ({ page }) => {
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const label = focused.closest('label') ?? focused;
      const isSeen = [...label.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((share) =>
          label.contains(document.elementFromPoint(left + width * share, top + height * share)),
        ),
      );
      const drawers = [
        ...[focused, focused.parentElement, focused.parentElement?.parentElement],
        ...[focused.nextElementSibling, focused.closest('article, label'), label.firstElementChild],
      ];
      const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/^rgba\(.*, 0\)$/.test(outlineColor);
      const hasRing = drawers.some(
        (element) =>
          element &&
          ['', '::before', '::after'].some((part) => isRing(getComputedStyle(element, part || null))),
      );
      return { html: focused.outerHTML.slice(0, 120), isSeen, hasRing };
    });
    if (!stop) return stops > 5 ? faults : [...faults, `only ${stops} stops`];
    if (!stop.isSeen) faults.push(`out of sight: ${stop.html}`);
    if (!stop.hasRing && !(await changesWithFocus(page))) faults.push(`no ring: ${stop.html}`);
  }
  return [...faults, `more than ${MOST_STOPS} stops`];
};

/** Tells whether losing the focus changes the picture, for outlines no script can read, such as that of a slider's thumb. */
async function changesWithFocus(page: Page): Promise<boolean> {
  const focused = page.locator(':focus');
  const [element, box] = [await focused.elementHandle(), await focused.boundingBox()];
  if (!element || !box) return false;
  const [x, y] = [Math.max(0, box.x - 6), Math.max(0, box.y - 6)];
  const clip = { x, y, width: box.width + 12, height: box.height + 12 };
  const before = await page.screenshot({ clip });
  // The next Tab goes on from here all the same.
  await element.evaluate((node) => (node as HTMLElement).blur());
  return !before.equals(await page.screenshot({ clip }));
}

/** In a contrast theme of the system every word stands out from the ground that the theme gave it. */
export const isReadableInTheme: Rule = ({ page }) =>
  page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (!pen) return 0;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
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
    const groundOf = (node: Element | null): string => {
      if (!node) return canvas;
      const { backgroundColor } = getComputedStyle(node);
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? groundOf(node.parentElement) : backgroundColor;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());
    return (
      [...document.body.querySelectorAll('*')]
        .filter((element) => hasText(element) && element.checkVisibility({ opacityProperty: true }))
        // A word of a logotype lies on a shape of its own.
        .filter((element) => !(element instanceof SVGElement && element.previousElementSibling))
        .flatMap((element) => {
          const { color, fill } = getComputedStyle(element);
          const ink = luminance(element instanceof SVGElement ? fill : color);
          const ground = luminance(groundOf(element));
          const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
          return contrast < 4.5 ? [`${contrast.toFixed(1)} to 1: ${element.outerHTML.slice(0, 120)}`] : [];
        })
    );
  });

interface ShiftsWindow {
  shifts: string[];
}

/** Begins to note what the browser calls layout shifts. Call before the page is opened. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName,
        );
        shifts.push(`moved by ${entry.value}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself since {@link watchShifts}, or when somebody pressed: a shift is no better for being expected. */
export const movesNothing: Rule = ({ page }) =>
  page.evaluate(() => (window as unknown as ShiftsWindow).shifts);

/** Reads a window at a time, with frames between, so that everything that comes into view has been laid out. */
export const movesNothingWhileRead: Rule = async ({ page }) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 6; frames += 1) await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return movesNothing({ page });
};
