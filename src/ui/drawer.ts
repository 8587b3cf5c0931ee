export function closeWhenLeft(drawer: HTMLElement, signal: AbortSignal) {
  const close = () => {
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  };
  const openers = [
    ...document.querySelectorAll(`[popovertarget="${drawer.id}"]:not([popovertargetaction])`),
  ];
  drawer.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    { signal },
  );
  const closeBehind = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof Element && target.closest('main') && !drawer.contains(target)) close();
  };
  addEventListener('focusin', closeBehind, { signal });
  const closeWithoutOpener = () => openers.some((opener) => opener.checkVisibility()) || close();
  addEventListener('resize', closeWithoutOpener, { signal });
  // While this file was on its way the window may have grown, or the keyboard gone on.
  closeWithoutOpener();
  const focused = document.activeElement;
  if (focused && !openers.includes(focused)) closeBehind({ target: focused });
}
