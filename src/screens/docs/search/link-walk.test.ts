import { expect, test } from 'vitest';
import { walkTo } from './link-walk.ts';

const [field, first, second] = ['field', 'first', 'second'].map((id) => ({ id }) as HTMLElement);
if (!field || !first || !second) throw new Error('Three elements are needed.');
const press = (key: string, current: HTMLElement, modifiers = {}) =>
  walkTo(
    { key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers },
    field,
    [first, second],
    current,
  );

test('the arrows go from the field through the links and round', () => {
  expect(press('ArrowDown', field)).toBe(first);
  expect(press('ArrowDown', second)).toBe(field);
  expect(press('ArrowUp', field)).toBe(second);
  expect(press('ArrowUp', first)).toBe(field);
});

test('a letter on a link goes back to the field; a space and the keys of the browser stay', () => {
  expect(press('a', first)).toBe(field);
  expect(press('Backspace', first)).toBe(field);
  for (const key of [' ', 'Enter', 'Tab', 'Home']) expect(press(key, first)).toBeUndefined();
  expect(press('a', field)).toBeUndefined();
  expect(press('ArrowDown', field, { altKey: true })).toBeUndefined();
});

test('elsewhere in the dialog the arrows keep their own meaning', () => {
  expect(press('ArrowDown', { id: 'checkbox' } as HTMLElement)).toBeUndefined();
});
