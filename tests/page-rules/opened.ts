/** Each rule lists the faults of a part that is open, a line for each. */
import type { Locator } from '@playwright/test';

interface Opened {
  part: Locator;
  opener?: Locator | undefined;
}

type OpenRule = (opened: Opened) => Promise<string[]>;

/** What is in its middle is of it. */
export const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Each control is whole in the window and under nothing, if need be after a scroll. */
export const showsItsControls: OpenRule = ({ part }) =>
  part.evaluate((whole) => {
    const isLocked = getComputedStyle(document.body).overflowY === 'hidden';
    const start = scrollY;
    const outerOf = ({ parentElement: outer }: Element): Element[] =>
      outer && outer !== document.documentElement ? [outer, ...outerOf(outer)] : [];
    /** A script scrolls what `overflow: hidden` cuts off; nobody else does. */
    const isCutOff = (element: Element) =>
      (isLocked && scrollY !== start) ||
      outerOf(element).some((outer) => {
        const { overflowX, overflowY } = getComputedStyle(outer);
        return (
          (overflowX === 'hidden' && outer.scrollLeft > 0) ||
          (overflowY === 'hidden' && outer.scrollTop > 0)
        );
      });
    /** One that is taller than half a window is read, and pressed, a part at a time. */
    const isInWindow = ({ left, right, top, bottom, height }: DOMRect) =>
      left > -1 &&
      right < document.documentElement.clientWidth + 1 &&
      (height > innerHeight / 2 || (top > -1 && bottom < innerHeight + 1));
    const isHit = (element: Element) =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((share) => {
          const hit = document.elementFromPoint(left + width / 2, top + height * share);
          return hit?.closest('label') === element || element.contains(hit);
        }),
      );
    const controls = [...whole.querySelectorAll('a[href], button, input, textarea, summary')]
      .map((control) => control.closest('label') ?? control)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[aria-hidden="true"]'));
    // There and back: what stays at the top lies over what comes from above.
    const faults = [...controls, ...controls.toReversed()].filter((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return isCutOff(control) || !isInWindow(control.getBoundingClientRect()) || !isHit(control);
    });
    scrollTo({ top: start, behavior: 'instant' });
    return [...new Set(faults)].map(({ outerHTML }) => `out of reach: ${outerHTML}`);
  });

/** A dialog or popover is closed by a control of it, or by its opener in sight. */
export const hasWayOut: OpenRule = async ({ part, opener }) => {
  const isAbovePage = await part.evaluate((element) => element.matches(':modal, :popover-open'));
  const closes = part.locator(
    ':is([command="close"], [popovertargetaction="hide"], form[method="dialog"] button):visible',
  );
  if (!isAbovePage || (await closes.count()) > 0) return [];
  return opener && (await isOnTop(opener)) ? [] : ['has no way out'];
};

/** Pressed twice, a control opens and closes, unless what opened fills the window. */
export const leavesItsOpener: OpenRule = async ({ part, opener }) => {
  const isAlone = await part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.matches(':modal') || (top <= 0 && bottom >= innerHeight);
  });
  return !opener || isAlone || (await isOnTop(opener)) ? [] : ['lies over what opened it'];
};

/** Nothing scrolls sideways but a table and code. */
export const staysInItsWidth: OpenRule = ({ part }) =>
  part.evaluate((whole) => {
    const frames = '[data-part="table"], [data-behaviour="scroll-frame"], pre';
    const inner = [...whole.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).overflowX === 'auto')
      .filter((element) => !element.closest(frames));
    return [document.documentElement, whole, ...inner]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(
        ({ scrollWidth, clientWidth, outerHTML }) =>
          `scrolls sideways, ${scrollWidth} px in ${clientWidth}: ${outerHTML}`,
      );
  });

/**
 * No word ends at an edge, or goes on in the next line. A long one may where the browser may put a
 * hyphen: one that has no dictionary does not.
 */
export const keepsItsWordsWhole: OpenRule = ({ part }) =>
  part.evaluate((whole) => {
    const range = document.createRange();
    const texts = [whole, ...whole.querySelectorAll('*')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text);
    /** What cuts off, and neither scrolls nor says so with three dots. */
    const edgeOf = (element: Element | null): Pick<DOMRect, 'left' | 'right'> => {
      if (!element || element === document.body)
        return { left: 0, right: document.documentElement.clientWidth };
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      // The window alone cuts what is on top.
      const outer = element.matches(':popover-open, :modal') ? null : element.parentElement;
      if (overflowX === 'visible') return edgeOf(outer);
      const isEdge = overflowX !== 'auto' && textOverflow === 'clip' && webkitLineClamp === 'none';
      return isEdge ? element.getBoundingClientRect() : { left: -Infinity, right: Infinity };
    };
    const isShown = ({ parentElement: element }: Text) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('svg, code, pre, [translate="no"], [aria-hidden="true"], .visually-hidden');
    return texts.filter(isShown).flatMap((text) => {
      const edge = edgeOf(text.parentElement);
      const longest =
        getComputedStyle(text.parentElement ?? whole).hyphens === 'auto' ? 9 : Infinity;
      // An address may break.
      return [...text.data.matchAll(/\S+@\S+|[\p{L}\p{N}’']+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        const isCut = lines.some(
          ({ left, right }) => right > edge.right + 1 || left < edge.left - 1,
        );
        const isBroken =
          word.length <= longest &&
          !word.includes('@') &&
          new Set(lines.map(({ top }) => Math.round(top))).size > 1;
        return isCut || isBroken ? [`${isCut ? 'cut' : 'broken'}: ${word} in ${text.data}`] : [];
      });
    });
  });
