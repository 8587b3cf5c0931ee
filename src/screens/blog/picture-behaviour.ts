/**
 * Hides the frame of a picture that fails to load, also of pictures added later. An `onerror` attribute would need a
 * hole in the content security policy.
 */
export function enhancePictures(page: Document) {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) hide(target);
    },
    // Errors of pictures do not bubble.
    true,
  );
  for (const picture of page.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src) hide(picture);
}

function hide(picture: HTMLImageElement) {
  picture.closest<HTMLElement>('[data-picture]')?.setAttribute('hidden', '');
}
