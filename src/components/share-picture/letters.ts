import { create, type Font } from 'fontkitten';
import { nameSlug } from '#article/slug.ts';
import { face } from '#styles/design-tokens.ts';

const FILES = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The same list each time: by it the layout engine knows that it has unpacked them. */
export const FONTS = [face('--font-serif'), face('--font-sans')].map((name) => {
  const file = `fonts/${nameSlug(name)}.woff2`;
  const address = FILES[`./${file}`];
  if (address) return { name, data: Buffer.from(address.split(',')[1] ?? '', 'base64') };
  throw new Error(`tokens.css sets ${name}: add src/components/share-picture/${file}.`);
});

export const SERIF = create(FONTS[0]?.data as Buffer) as Font;
