/** Where a tab keeps an unsent form. The number is raised when the shape of a draft changes. Alone in its file because
 * the page's shell needs it too, to wake the form at once when there is something to restore. */
export const UNSENT_STORAGE_KEY = 'contact-draft-1';
