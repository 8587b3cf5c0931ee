/** How much of a film must be in view for it to start by itself. */
const IN_VIEW = 0.5;

/**
 * Plays a file of ours without sound while it is in view, and keeps the words and the icon of its button true. Loaded by the few films
 * that start by themselves.
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
  // It may have been pressed while this file was on its way.
  showState();

  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy machine the film comes and goes within one report: its end counts.
      const entry = entries.at(-1);
      if (!entry || 'filmPlaying' in film.dataset) return;
      if (!entry.isIntersecting) video.pause();
      else if (mayStartByItself() && !('filmPaused' in film.dataset)) play();
    },
    { threshold: IN_VIEW },
  );
  // What the page itself needs comes first.
  const watch = () => observer.observe(film);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { once: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

function mayStartByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
