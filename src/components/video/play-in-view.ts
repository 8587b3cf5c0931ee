/** Share of a film that must be in view for it to start by itself. */
const IN_VIEW = 0.5;

/**
 * Plays a file of ours without sound while it is in view, and keeps the label and the icon of its button up to date. Loaded by
 * the few films that start by themselves.
 */
export function playInView(
  film: HTMLElement,
  video: HTMLVideoElement,
  play: () => void,
  signal: AbortSignal,
) {
  const label = film.querySelector<HTMLElement>('[data-film-pause]');
  const toPlay = label?.textContent ?? '';
  const showState = () => {
    if (label) label.textContent = video.paused ? toPlay : (label.dataset['filmPause'] ?? '');
    film.toggleAttribute('data-film-moving', !video.paused);
  };
  video.addEventListener('play', showState, { signal });
  video.addEventListener('pause', showState, { signal });
  // The film may have been started while this file was loading.
  showState();

  const observer = new IntersectionObserver(
    (entries) => {
      // A busy machine reports that the film came and went in one go: the last entry counts.
      const entry = entries.at(-1);
      if (!entry || 'filmPlaying' in film.dataset) return;
      if (!entry.isIntersecting) video.pause();
      else if (mayStartByItself() && !('filmPaused' in film.dataset)) play();
    },
    { threshold: IN_VIEW },
  );
  // The page's own resources come first.
  const watch = () => observer.observe(film);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { once: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

function mayStartByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
