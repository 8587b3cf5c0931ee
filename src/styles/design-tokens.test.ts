import { expect, test } from 'vitest';
import { tokenReader } from './design-tokens.ts';

test('a token has its value in either theme, and an unknown one is an error that names it', () => {
  const read = tokenReader(`
    /* --color-paper: #000000; */
    :root { --color-paper: light-dark(#f3f1eb, #14130f); --color-ink: #16150f; }
    :root { --border-line: 1px solid var(--color-ink); }
    .dark { --only-dark: #ffffff; }
  `);
  expect(read('--color-paper')).toBe('#f3f1eb');
  expect(read('--color-paper', 'dark')).toBe('#14130f');
  expect(read('--border-line')).toBe('1px solid #16150f');
  expect(() => read('--only-dark')).toThrow('src/styles/tokens.css has no --only-dark');
});
