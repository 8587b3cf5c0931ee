export function closeWhenLeft(drawer: HTMLElement, signal: AbortSignal) {
  const close = () => {
    // Before Chrome 114, Firefox 125 and Safari 17 there are no popovers, and the selector throws.
    if (CSS.supports('selector(:popover-open)') && drawer.matches(':popover-open'))
      drawer.hidePopover();
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
  const closeBehind = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main') && !drawer.contains(target)) close();
  };
  addEventListener('focusin', closeBehind, { signal });
  const closeWithoutOpener = () => openers.some((opener) => opener.checkVisibility()) || close();
  addEventListener('resize', closeWithoutOpener, { signal });
}
