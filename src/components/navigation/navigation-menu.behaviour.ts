import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * No page may come back from the back/forward cache with its menu open; closed at the press, it
 * would slide away beneath the next page. Some browsers lack `command`.
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
    // The style sheet hides the opener where the links fit into the bar.
    if (!opener.checkVisibility()) menu.close();
    if (!isCommanded) opener.setAttribute('aria-expanded', String(menu.open));
  };
  menu.addEventListener('toggle', follow, { signal });
  addEventListener('resize', follow, { signal });
  // It may have been opened, and the window may have grown, while this file was on its way.
  follow();
  addEventListener('pagehide', () => menu.close(), { signal });
};
