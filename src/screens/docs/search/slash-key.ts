/**
 * Decides whether "/" opens the search. A shortcut of one character can be pressed by a slip, or by speech input that
 * types what it hears, so it can be switched off (WCAG 2.1.4). On unless storage holds the one word written here.
 */
const KEY = 'docs-search-slash';
const OFF = 'off';

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

export function isSlashOn(storage: GetStorage): boolean {
  try {
    return storage().getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setSlash(storage: GetStorage, isOn: boolean) {
  try {
    storage().setItem(KEY, isOn ? 'on' : OFF);
  } catch {
    // Storage is refused: the next page has the key again.
  }
}
