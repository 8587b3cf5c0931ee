/** The two ways in which words become a part of an address; both are rules of the specification. */

/**
 * Letters in one form, as a Mac's file names are not, and without signs that nobody sees, which are
 * part of many an emoji.
 */
const visible = (text: string) =>
  text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}|\u20E3/gu, '');

/**
 * Anchor of a heading: lower-cased, runs of non-word characters as hyphens. Letters of every
 * alphabet are word characters.
 */
export function headingSlug(heading: string): string {
  return visible(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
}

/**
 * Address of a file or a category by its name: lower-cased, punctuation dropped, spaces as hyphens.
 */
export function nameSlug(name: string): string {
  return visible(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
