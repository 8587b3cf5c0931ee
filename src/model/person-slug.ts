import { nameSlug } from '#article/slug.ts';
import { plainText } from './names.ts';

/** Letters that Unicode does not take apart into a letter of the English alphabet and a mark. */
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

/**
 * The letter's number in Unicode stands for one of another alphabet, so that every name has an
 * address.
 */
const plainLetter = (letter: string) =>
  LETTERS[letter] ?? `u${letter.codePointAt(0)?.toString(16)}`;

/**
 * The part of an address that belongs to a name, and names its picture files: `Tomás Rey` is
 * `tomas-rey`.
 */
export function personSlug(name: string): string {
  return nameSlug(plainText(name).replace(/[^\P{L}a-z]/gu, plainLetter));
}
