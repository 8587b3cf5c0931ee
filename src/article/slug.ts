/** A Mac's file names have another form, and many an emoji has unseen signs. */
const visible = (text: string) =>
  text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}|\u20E3/gu, '');

/** An anchor: runs of what is no letter of any alphabet as hyphens. */
export const headingSlug = (heading: string) =>
  visible(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');

/** The address of a file or a category: punctuation dropped, spaces as hyphens. */
export const nameSlug = (name: string) =>
  visible(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
