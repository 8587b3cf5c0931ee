import type { Rule } from './rule.ts';

/** Each sheet repeats fixed bars and dialogs; grounds are left out, and nothing is opened. */
export const isPrintable: Rule = (page) =>
  page.evaluate(() => {
    const { backgroundColor: paper } = getComputedStyle(document.body);
    // It closes by itself in a window as wide as a sheet.
    document.querySelector<HTMLDialogElement>('#menu')?.showModal();
    const shown = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility(),
    );
    const isLost = (selector: string) =>
      document.querySelector(selector) && !shown.some((element) => element.matches(selector));
    const unprinted = 'body > header a:not([aria-label]), [aria-labelledby="related-pages"]';
    const faults: Record<string, (element: Element) => unknown> = {
      'not on paper': (element) =>
        element.matches('main [aria-controls]') &&
        !element.ariaControlsElements?.[0]?.checkVisibility(),
      fixed: (element) => getComputedStyle(element).position === 'fixed',
      'in the color of the paper': (element) =>
        element.matches('a, p, h1, h2, h3, li, span') &&
        element.textContent &&
        getComputedStyle(element).color === paper,
      closed: (element) =>
        element.matches('main details') && !element.lastElementChild?.checkVisibility(),
      'a control': (element) =>
        element.matches('button')
          ? /^(Copy|Pause|Play|Watch|See full|Share|Search)/.test(element.textContent ?? '')
          : element.matches(unprinted),
    };
    return [
      ...(paper === 'rgb(255, 255, 255)' ? [] : [`the paper is ${paper}`]),
      ...['header a[href="/"]', 'a[href^="mailto:"]']
        .filter(isLost)
        .map((selector) => `without ${selector}`),
      ...document
        .getAnimations()
        .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML}`),
      ...Object.entries(faults).flatMap(([what, isAtFault]) =>
        shown.filter(isAtFault).map((element) => `${what}: ${element.outerHTML}`),
      ),
    ];
  });

/** Without a script a control submits, opens what the browser itself opens, or is not there. */
export const isReadable: Rule = (page) =>
  page
    .locator(':is(button, input, textarea):visible')
    .and(page.locator(':not([popovertarget], [commandfor], :disabled, form[action] *)'))
    .evaluateAll((dead) => dead.map(({ outerHTML }) => `does nothing: ${outerHTML}`));

/** Each stop of the keyboard is in sight, with a ring on it, a part or its frame. */
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
      const faults = stops.length > 5 ? [] : [`only ${stops.length} stops`];
      for (const stop of stops) {
        (stop as HTMLElement).focus();
        const label = stop.closest('label') ?? stop;
        const isSeen = [...label.getClientRects()].some(({ left, top, width, height }) =>
          [0.1, 0.5, 0.9].some((share) =>
            label.contains(document.elementFromPoint(left + width * share, top + height * share)),
          ),
        );
        const hasRing = [
          stop,
          stop.parentElement,
          stop.parentElement?.parentElement,
          stop.nextElementSibling,
          stop.closest('article, label'),
          label.firstElementChild,
        ].some(
          (drawer) =>
            drawer &&
            [null, '::before', '::after'].some((part) => isRing(getComputedStyle(drawer, part))),
        );
        if (!isSeen) faults.push(`out of sight: ${stop.outerHTML}`);
        if (!hasRing) faults.push(`no ring: ${stop.outerHTML}`);
      }
      return faults;
    });
};
