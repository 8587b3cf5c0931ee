import { expect, test } from 'vitest';
import { tokenReader } from './design-tokens.ts';

const read = tokenReader(`
  /* --color-paper: #000000; */
  :root { --color-paper: #f3f1eb; --color-ink: #16150f; }
  :root { --border-line: 1px solid var(--color-ink); }
  .dark { --color-paper: #14130f; --only-dark: #ffffff; }
`);

test('a token has the value of the light theme', () => {
  expect(read('--color-paper')).toBe('#f3f1eb');
});

test('a token that names another has its value', () => {
  expect(read('--border-line')).toBe('1px solid #16150f');
});

test('an unknown token is an error that names it', () => {
  expect(() => read('--only-dark')).toThrow('src/styles/tokens.css has no --only-dark');
});
