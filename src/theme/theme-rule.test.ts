import { expect, test, vi } from 'vitest';
import { applyTheme, themeScript } from './theme-rule.ts';

function page(saved: string | null) {
  const classes = new Set<string>();
  const classList = {
    contains: (name: string) => classes.has(name),
    toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
  } as unknown as DOMTokenList;
  const values = {
    getItem: () => saved,
    setItem: vi.fn((_: string, value: string) => (saved = value)),
  };
  const root = {
    classList,
    ownerDocument: {},
    querySelector: () => null,
  } as unknown as HTMLElement;
  return { root, storage: () => values, now: () => [classes.has('dark'), saved] };
}

test.each([
  ['dark', '/docs/process', true, 'dark'],
  ['dark', '/pricing', false, 'light'],
  ['light', '/docs', false, 'light'],
  ['purple', '/docs', false, 'light'],
  [null, '/docs', false, 'light'],
])('with %s saved, on %s dark is %s, and %s is saved', (saved, path, isDark, after) => {
  const { root, storage, now } = page(saved);
  applyTheme(root, path, storage);
  expect(now()).toEqual([isDark, after]);
});

test('the inline script needs only the browser, and no storage', () => {
  const run = new Function(
    'document',
    'location',
    'localStorage',
    'addEventListener',
    themeScript(),
  );
  for (const saved of ['dark', undefined]) {
    const { root, storage, now } = page(saved ?? 'dark');
    const document = { documentElement: root, addEventListener() {} };
    run(document, { pathname: '/docs' }, saved && storage(), () => undefined);
    expect(now()[0]).toBe(saved === 'dark');
  }
});
