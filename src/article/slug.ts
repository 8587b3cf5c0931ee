/** A Mac's file names have another form, and many an emoji has unseen signs. */
const visible = (text: string) =>
  text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}|\u20E3/gu, '');

export const headingSlug = (heading: string) =>
  visible(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');

export const nameSlug = (name: string) =>
  visible(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
