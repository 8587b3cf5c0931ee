import { expect, test } from 'vitest';
import { clients } from '#model/facts/home.ts';
import { labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { ClientWordmark } from './client-wordmarks.tsx';

for (const { name } of clients) testDrawing(`the logo of ${name}`, <ClientWordmark name={name} />);

test('a logo is named after its client', () => {
  for (const { name } of clients) expect(labelOf(<ClientWordmark name={name} />)).toBe(name);
});
