import type { Rule } from './rule.ts';

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
