/** Closes a modal on a click on its backdrop, in browsers that do not do it by the `closedby` attribute. */
export function enhanceModals(page: Document) {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  page.addEventListener('click', (event) => {
    // The box fills the dialog, so a click whose target is the dialog itself fell on the backdrop.
    if (event.target instanceof HTMLDialogElement && event.target.matches('.modal')) event.target.close();
  });
}
