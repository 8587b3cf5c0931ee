/** Remembers which elements axe has seen and how they looked, so that it sees each look of each part of a page once. */
import type { Page } from '@playwright/test';
import { isFlawless, learnFlawless } from './flawless-looks.ts';

export interface Difference {
  isNewWidth: boolean;
  hasNewParts: boolean;
  /** Looks that appear on this page for the first time. */
  newLooks: string[];
}

/**
 * Sets aside in the page, as `axeParts`, what was not noted before: `parts` are shown for the first time, with all that
 * is in them; `looks` hold text of another color, size class or ground; `known` look as something did in which axe found
 * no fault.
 * @param afresh forgets what this page has shown before
 */
export async function takeWhatDiffers(page: Page, afresh = false): Promise<Difference> {
  const { looks, ...difference } = await takeLooks(page, afresh);
  learnFlawless();
  const known = looks.filter(isFlawless);
  await page.evaluate((keys) => {
    const { axeParts, axeLooks } = window as unknown as LooksWindow;
    const elements = keys.flatMap((key) => axeLooks.get(key) ?? []);
    axeParts.known = new Set(elements);
    for (const element of elements) axeParts.looks.delete(element);
  }, known);
  return { ...difference, newLooks: looks.filter((look) => !isFlawless(look)) };
}

export interface LooksWindow {
  axeParts: Record<'parts' | 'looks' | 'known', Set<Element>>;
  /** Elements that are new in their look, by the look. */
  axeLooks: Map<string, Element[]>;
}

function takeLooks(page: Page, afresh: boolean) {
  return page.evaluate((isAfresh) => {
    interface Seen {
      widths: Set<number>;
      shown: WeakSet<Element>;
      looks: WeakMap<Element, Set<string>>;
    }
    const host = window as unknown as LooksWindow & { axeSeen?: Seen };
    if (isAfresh || !host.axeSeen)
      host.axeSeen = { widths: new Set(), shown: new WeakSet(), looks: new WeakMap() };
    const { widths, shown, looks } = host.axeSeen;
    const grounds = new Map<Element | null, string>();
    const places = new Map<Element | null, string>();
    const newParts: Element[] = [];
    host.axeLooks = new Map();

    const isInsideParent = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const parent = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return left >= parent.left && top >= parent.top && right <= parent.right && bottom <= parent.bottom;
    };
    /** Ground of an element; outside its parent's box it can have any other element behind it, at each width another. */
    const groundOf = (element: Element, style: CSSStyleDeclaration) => {
      const below = grounds.get(element.parentElement) ?? '';
      const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.mixBlendMode].join(' ');
      const isPlain = own === 'rgba(0, 0, 0, 0) none 1 normal';
      const isPlaced = style.position === 'absolute' || style.position === 'fixed';
      const hasOwnGround = /^rgb\(.* 1 normal$/.test(own);
      const isLoose = isPlaced && !hasOwnGround && !isInsideParent(element);
      return below + (isPlain ? '' : `/${own}`) + (isLoose ? `/loose ${innerWidth}` : '');
    };
    /** Place of an element in the interface: its own classes and states, and those of its ancestors. */
    const placeOf = (element: Element) => {
      const ofContent =
        /^(id|href|src|srcset|alt|for|name|value|title|datetime|aria-(label|.*by|controls|owns))$/;
      const own = [...element.attributes].filter(({ name }) => !ofContent.test(name));
      const states = own.map(({ name, value }) => `${name}=${value}`).join(' ');
      return hashOf(`${places.get(element.parentElement) ?? ''}>${element.localName} ${states}`);
    };
    /** Short, because thousands of looks go from process to process; 64 bits, so that no two come to the same. */
    const hashOf = (text: string) => {
      let [left, right] = [0x811c9dc5, 0x01000193];
      for (let index = 0; index < text.length; index += 1) {
        left = Math.imul(left ^ text.charCodeAt(index), 0x01000193);
        right = Math.imul(right ^ text.charCodeAt(index), 0x85ebca6b);
      }
      return (left >>> 0).toString(36) + (right >>> 0).toString(36);
    };
    /** Elements with a ground that may be behind a text they do not contain: `groundOf` reads only a text's ancestors. */
    const painted: { element: Element; box: DOMRect; ground: string }[] = [];
    const notePainted = (element: Element, style: CSSStyleDeclaration) => {
      const ground = `${style.backgroundColor} ${style.backgroundImage}`;
      if (ground === 'rgba(0, 0, 0, 0) none' && !element.matches('img, video, canvas, svg')) return;
      const layer = [style.opacity, style.mixBlendMode, style.zIndex].join(' ');
      painted.push({
        element,
        box: element.getBoundingClientRect(),
        ground: `${element.localName} ${ground} ${layer}`,
      });
    };
    const besideOrBehind = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const holds = (box: DOMRect) =>
        box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom;
      // Boxes that only touch share a rounded pixel.
      const meets = (box: DOMRect) =>
        box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
      const others = painted.filter(
        ({ element: other, box }) => meets(box) && !other.contains(element) && !element.contains(other),
      );
      // In the order of the document, in which the later lies over the earlier.
      return [...new Set(others.map(({ ground, box }) => `${ground} ${holds(box)}`))].join('/');
    };
    const lookOf = (element: Element, style: CSSStyleDeclaration) => {
      const size = Number.parseFloat(style.fontSize);
      // The bounds of large text in WCAG: 18 points, or 14 in bold.
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const ground = [grounds.get(element), besideOrBehind(element)];
      return [...ground, style.color, style.textDecorationLine, isLarge].join('|');
    };
    const keyOf = (element: Element, look: string) => hashOf(`${places.get(element)}|${look}`);
    const holdsText = (element: Element) =>
      element instanceof HTMLInputElement ||
      [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));

    const visible = [...document.querySelectorAll('*:not(head, head *, svg *)')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    for (const element of visible) notePainted(element, getComputedStyle(element));
    for (const element of visible) {
      const style = getComputedStyle(element);
      grounds.set(element, groundOf(element, style));
      places.set(element, placeOf(element));
      if (!shown.has(element)) newParts.push(element);
      shown.add(element);
      if (!holdsText(element)) continue;
      const known = looks.get(element) ?? new Set();
      const look = lookOf(element, style);
      const key = keyOf(element, look);
      if (!known.has(look)) host.axeLooks.set(key, [...(host.axeLooks.get(key) ?? []), element]);
      looks.set(element, known.add(look));
    }

    const isNewWidth = !widths.has(innerWidth);
    widths.add(innerWidth);
    const withAllInside = (elements: Element[]) =>
      new Set(elements.flatMap((element) => [element, ...element.querySelectorAll('*')]));
    const newLooks = [...host.axeLooks.values()].flat();
    host.axeParts = {
      parts: withAllInside(newParts),
      looks: withAllInside(newLooks),
      known: new Set(),
    };
    return { isNewWidth, hasNewParts: newParts.length > 0, looks: [...host.axeLooks.keys()] };
  }, afresh);
}
