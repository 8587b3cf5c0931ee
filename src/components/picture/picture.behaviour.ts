import type { Behaviour } from '#behaviours/behaviour.ts';

/** Hides the frame of a lost picture: the security policy forbids an `onerror` attribute. */
export const start: Behaviour = (frame, signal) => {
  const hide = () => {
    frame.hidden = true;
  };
  // Errors of pictures do not bubble.
  frame.addEventListener('error', hide, { capture: true, signal });
  const picture = frame.querySelector('img');
  if (picture?.complete && picture.naturalWidth === 0) hide();
};
