import { expect, test } from 'vitest';
import { headingIds, nameId } from './tool-ids.ts';

test.each([
  ['WhatsApp', 'whatsapp'],
  ['Z.ai', 'z-ai'],
  ['Weights & Biases', 'weights-and-biases'],
  ['Aha!', 'aha'],
  ['Réseau Café', 'reseau-cafe'],
])('the fragment of %s is %s', (name, id) => {
  expect(nameId(name)).toBe(id);
});

test('headings and written ids of a page are found', () => {
  const page = '## The directory\n\ntext\n\n### A part\n\n<h2 id="check-it">Check it</h2>\n';
  expect(headingIds(page)).toEqual(['the-directory', 'a-part', 'check-it']);
});
