/**
 * Closes a popover that lies over the page when the visitor goes on: by one of its links, by moving focus to the page
 * behind it, or by a window that grows until the style sheet makes it a column and hides what opened it.
 */
export function closeWhenLeft(drawer: HTMLElement, signal: AbortSignal): void {
  const close = () => {
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  };
  const openers = [...document.querySelectorAll(`[popovertarget="${drawer.id}"]`)];
  drawer.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    { signal },
  );
  document.querySelector('main')?.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Node && !drawer.contains(target)) close();
    },
    { signal },
  );
  const closeWithoutOpener = () => openers.some((opener) => opener.checkVisibility()) || close();
  addEventListener('resize', closeWithoutOpener, { signal });
  // The window may have grown while this file was on its way.
  closeWithoutOpener();
}
