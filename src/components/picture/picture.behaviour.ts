import type { Behaviour } from '#behaviours/behaviour.ts';

/**
 * Hides the frame of a picture that fails to load. An `onerror` attribute would need a hole in the
 * security policy.
 */
export const start: Behaviour = (frame, signal) => {
  const hide = () => {
    frame.hidden = true;
  };
  // Errors of pictures do not bubble.
  frame.addEventListener('error', hide, { capture: true, signal });
  const picture = frame.querySelector('img');
  if (picture?.complete && picture.naturalWidth === 0) hide();
};
