import { type Rule, WITH_WORDS } from './rule.ts';

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

/** The longest line of a block has as much of its characters as of its lengths. */
export const hasShortLines: Rule = (page) =>
  page.locator(WITH_WORDS).evaluateAll((worded) => {
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
    const texts = worded
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text);
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

/** A card cuts a title after two lines: one of up to 60 characters is whole. */
export const showsWholeTitles: Rule = (page) =>
  page.locator('article :is(h2, h3)').evaluateAll((titles) =>
    titles
      .filter(({ textContent }) => textContent.trim().length <= 60)
      .filter((title) => title.scrollHeight > title.clientHeight + 1)
      .map(({ textContent }) => `a title is cut: ${textContent}`),
  );

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

/** In a contrast theme, words that the browser leaves alone are in its color for text. */
export const followsTheme: Rule = (page) =>
  page.locator(WITH_WORDS).evaluateAll((worded) => {
    const ink = getComputedStyle(document.body).color;
    return worded.flatMap((element) => {
      const { color, fill, forcedColorAdjust } = getComputedStyle(element);
      const own = element instanceof SVGElement ? fill : color;
      // A word of a logotype lies on a shape of its own.
      const isOnShape = element instanceof SVGElement && element.previousElementSibling;
      const isLeftOut = forcedColorAdjust === 'auto' || isOnShape || !element.checkVisibility();
      return isLeftOut || own === ink ? [] : [`${own} on the theme: ${element.outerHTML}`];
    });
  });
