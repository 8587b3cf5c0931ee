import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * Adds what the native dialog leaves out: closing when the page is left (one that comes back from
 * the back/forward cache must not come back with its menu open; closed at the press, it would slide
 * away beneath the next page) and when the window grows past the breakpoint; and, in browsers
 * without `command`, opening and the `aria-expanded` that ARIA in HTML forbids beside it. Native,
 * not React: the dialog itself holds the state.
 */
export const start: Behaviour<HTMLDialogElement> = (menu, signal) => {
  const opener = document.querySelector<HTMLButtonElement>(
    `[commandfor="${menu.id}"][command="show-modal"]`,
  );
  if (!opener) return;

  const isCommanded = 'commandForElement' in HTMLButtonElement.prototype;
  if (!isCommanded) {
    opener.addEventListener('click', () => menu.showModal(), { signal });
    menu
      .querySelector('[command="close"]')
      ?.addEventListener('click', () => menu.close(), { signal });
  }
  const follow = () => {
    // The style sheet knows from which width the links fit into the bar: it hides the opener there.
    if (!opener.checkVisibility()) menu.close();
    if (!isCommanded) opener.setAttribute('aria-expanded', String(menu.open));
  };
  menu.addEventListener('toggle', follow, { signal });
  addEventListener('resize', follow, { signal });
  // The browser itself may have opened it while this file was on its way, and the window may have
  // grown since.
  follow();
  addEventListener('pagehide', () => menu.close(), { signal });
};
