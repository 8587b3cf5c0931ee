/**
 * What the native dialog leaves to us: the button's `aria-expanded`, closing on a chosen link (a page that comes back
 * from the back/forward cache must not come back with its menu open) and when the window grows past the breakpoint,
 * and opening at all in browsers without invoker commands.
 */
const WIDE = '(width >= 48rem)';

export function enhanceMenu(page: Document) {
  const menu = page.querySelector<HTMLDialogElement>('#menu');
  const opener = page.querySelector<HTMLButtonElement>('[commandfor="menu"][command="show-modal"]');
  if (!menu || !opener) return;

  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    opener.addEventListener('click', () => menu.showModal());
    menu.querySelector('[command="close"]')?.addEventListener('click', () => menu.close());
  }
  menu.addEventListener('toggle', () => opener.setAttribute('aria-expanded', String(menu.open)));
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.close();
  });
  matchMedia(WIDE).addEventListener('change', (query) => {
    if (query.matches) menu.close();
  });
}
