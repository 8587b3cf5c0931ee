import { expect, test } from 'vitest';
import { applyTheme, themeScript, toggleTheme } from './theme-rule.ts';

function page(saved?: string) {
  const classes = new Set<string>();
  const values = new Map<string, string>(saved === undefined ? [] : [['theme', saved]]);
  return {
    root: {
      classList: {
        contains: (name: string) => classes.has(name),
        toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
      } as unknown as DOMTokenList,
    },
    storage: () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    }),
    isDark: () => classes.has('dark'),
    saved: () => values.get('theme'),
  };
}

test('dark applies under /docs when dark is saved', () => {
  const { root, storage, isDark, saved } = page('dark');
  expect(applyTheme(root, '/docs/process', storage)).toBe('dark');
  expect(isDark()).toBe(true);
  expect(saved()).toBe('dark');
});

test('outside /docs light is applied and saved, whatever was saved before', () => {
  const { root, storage, isDark, saved } = page('dark');
  expect(applyTheme(root, '/pricing', storage)).toBe('light');
  expect(isDark()).toBe(false);
  expect(saved()).toBe('light');
});

test.each([undefined, 'light', 'purple'])(
  'a saved %s is light under /docs and is saved as light',
  (value) => {
    const { root, storage, isDark, saved } = page(value);
    expect(applyTheme(root, '/docs', storage)).toBe('light');
    expect(isDark()).toBe(false);
    expect(saved()).toBe('light');
  },
);

test('refused storage leaves the page light and throws nothing', () => {
  const { root, isDark } = page();
  const refused = () => {
    throw new Error('denied');
  };
  expect(applyTheme(root, '/docs', refused)).toBe('light');
  expect(isDark()).toBe(false);
});

test('the toggle flips and saves under /docs', () => {
  const { root, storage, isDark, saved } = page('light');
  expect(toggleTheme(root, '/docs', storage)).toBe('dark');
  expect(isDark()).toBe(true);
  expect(saved()).toBe('dark');
  expect(toggleTheme(root, '/docs', storage)).toBe('light');
  expect(saved()).toBe('light');
});

test('the toggle does nothing outside /docs', () => {
  const { root, storage, isDark, saved } = page('light');
  expect(toggleTheme(root, '/about', storage)).toBe('light');
  expect(isDark()).toBe(false);
  expect(saved()).toBe('light');
});

test('the inline script is complete on its own: it needs only the browser', () => {
  const { root, storage, isDark } = page('dark');
  const run = new Function('document', 'location', 'localStorage', 'addEventListener', themeScript());
  run({ documentElement: root }, { pathname: '/docs' }, storage(), () => undefined);
  expect(isDark()).toBe(true);
});
