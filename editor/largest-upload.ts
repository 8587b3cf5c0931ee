/** More than any photograph of a telephone: what is larger was not meant for a page. In bytes. */
export const LARGEST = 25 * 1024 * 1024;
