/**
 * The session storage key of an unsent form. Raise the number when the shape of what is stored changes. In a file of its
 * own, because the page's shell imports it too, to hydrate the form at once when there is something to restore.
 */
export const UNSENT_STORAGE_KEY = 'contact-draft-2';
