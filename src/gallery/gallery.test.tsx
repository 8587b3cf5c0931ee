import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { partId } from './gallery-example.ts';
import { galleryRooms } from './gallery-rooms.ts';

const shared = import.meta.glob<Record<string, unknown>>(
  // A share picture is drawn into a file, by a library that knows a few elements only.
  ['../{ui,components}/**/*.tsx', '!../**/*.test.tsx', '!../components/share-picture/*'],
  { eager: true },
);
/** Parts of one other component, which has the example. */
const INNER_PARTS = new Set(['CallToActionThread', 'CallToActionBundle', 'NavigationMenu']);
const parts = galleryRooms.flatMap((room) => room.parts);
const examples = parts.flatMap((part) =>
  part.examples.map((example) => ({ name: `${part.name}, ${example.state}`, ...example })),
);

/** The components that an example is made of, without those that they render themselves. */
function componentsIn(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node.type, ...componentsIn(node.props.children)];
}

test('every component of src/ui and src/components has an example', () => {
  const shown = new Set(examples.flatMap(({ element }) => componentsIn(element)));
  const components = Object.entries(shared).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .filter(([name]) => !INNER_PARTS.has(name))
      .map(([name, component]) => ({ file: file.replace('..', 'src'), name, component })),
  );
  expect(components.length).toBeGreaterThan(20);
  const missing = components
    .filter(({ component }) => !shown.has(component))
    .map(({ file, name }) => `${name} of ${file} has no example: add one in src/gallery.`);
  expect(missing).toEqual([]);
});

test('parts, and the examples of a part, have names of their own', () => {
  const names = [...parts.map(partId), ...examples.map(({ name }) => name)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(examples)('$name is HTML that needs no inline style', ({ element }) => {
  const html = renderToStaticMarkup(element);
  expect(html).not.toBe('');
  expect(html).not.toMatch(/\sstyle=/);
});
