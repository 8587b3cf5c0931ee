/** Remembers, in the page, which elements axe has seen and how they looked, so that it sees each look of each once. */
import type { Page } from '@playwright/test';

/** Notes all that is shown now as seen. */
export async function noteLooks(page: Page): Promise<void> {
  await takeWhatDiffers(page, true);
}

/**
 * Sets aside in the page, as `axeParts`, what was not noted before: `parts` are shown for the first time, `looks` hold
 * text of another color, size class or ground.
 */
export function takeWhatDiffers(page: Page, afresh = false) {
  return page.evaluate((isAfresh) => {
    interface Seen {
      widths: Set<number>;
      shown: WeakSet<Element>;
      looks: WeakMap<Element, Set<string>>;
    }
    const host = window as unknown as { axeSeen?: Seen; axeParts: Record<string, Element[]> };
    if (isAfresh || !host.axeSeen)
      host.axeSeen = { widths: new Set(), shown: new WeakSet(), looks: new WeakMap() };
    const { widths, shown, looks } = host.axeSeen;
    const grounds = new Map<Element | null, string>();
    const newParts: Element[] = [];
    const newLooks: Element[] = [];

    const isInsideParent = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const parent = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return left >= parent.left && top >= parent.top && right <= parent.right && bottom <= parent.bottom;
    };
    /** What lies behind an element; one that is out of its parent's box can lie on anything else at each width. */
    const groundOf = (element: Element, style: CSSStyleDeclaration) => {
      const below = grounds.get(element.parentElement) ?? '';
      const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.mixBlendMode].join(' ');
      const isPlain = own === 'rgba(0, 0, 0, 0) none 1 normal';
      const isPlaced = style.position === 'absolute' || style.position === 'fixed';
      const isLoose = isPlaced && !isInsideParent(element);
      return below + (isPlain ? '' : `/${own}`) + (isLoose ? `/${innerWidth}` : '');
    };
    const lookOf = (element: Element, style: CSSStyleDeclaration) => {
      const size = Number.parseFloat(style.fontSize);
      // The bounds of large text in WCAG: 18 points, or 14 in bold.
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      return [grounds.get(element), style.color, style.textDecorationLine, isLarge].join('|');
    };
    const holdsText = (element: Element) =>
      element instanceof HTMLInputElement ||
      [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));

    for (const element of document.querySelectorAll('*:not(head, head *, svg *)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      grounds.set(element, groundOf(element, style));
      if (!shown.has(element)) newParts.push(element);
      shown.add(element);
      if (!holdsText(element)) continue;
      const known = looks.get(element) ?? new Set();
      const look = lookOf(element, style);
      if (!known.has(look)) newLooks.push(element);
      looks.set(element, known.add(look));
    }

    const isNewWidth = !widths.has(innerWidth);
    widths.add(innerWidth);
    /** Axe asks of each element in which of these it is: many small ones cost it more than the whole. */
    const rootsOf = (elements: Element[]) => {
      const all = new Set(elements);
      const hasOneAbove = ({ parentElement: above }: Element): boolean =>
        above !== null && (all.has(above) || hasOneAbove(above));
      const roots = elements.filter((element) => !hasOneAbove(element));
      return roots.length > 60 ? [document.documentElement] : roots;
    };
    host.axeParts = { parts: rootsOf(newParts), looks: rootsOf(newLooks) };
    return { isNewWidth, hasNewParts: newParts.length > 0, hasNewLooks: newLooks.length > 0 };
  }, afresh);
}
