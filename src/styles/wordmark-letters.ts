/** Letters of the logo's own face, which is cut to the name it was drawn for. */
export const WORDMARK_LETTERS = 'Lomwright';
