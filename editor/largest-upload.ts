/** Largest upload in bytes: more than any photograph of a telephone; a larger file was not meant for a page. */
export const LARGEST = 25 * 1024 * 1024;
