import { nameSlug } from '#article/slug.ts';
import { plainText } from './names.ts';

/** Letters that Unicode does not take apart into an English one and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
};

/** One of another alphabet is its number, so that every name has an address. */
const plainLetter = (letter: string) =>
  LETTERS[letter] ?? `u${letter.codePointAt(0)?.toString(16)}`;

/** `Tomás Rey` is `tomas-rey`, in addresses and names of picture files. */
export const personSlug = (name: string) =>
  nameSlug(plainText(name).replace(/[^\P{L}a-z]/gu, plainLetter));
