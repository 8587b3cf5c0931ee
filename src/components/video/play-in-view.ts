/** Share of a film that must be in view for it to start by itself. */
const IN_VIEW = 0.5;

/**
 * Plays a file of ours without sound while it is in view, and keeps the label and the icon of its button up to date. Loaded by
 * the few films that start by themselves.
 * @returns what starts or pauses it: the job of its button, which says what pressing it does
 */
export function playInView(
  film: HTMLElement,
  video: HTMLVideoElement,
  play: () => void,
  signal: AbortSignal,
): () => void {
  const label = film.querySelector<HTMLElement>('[data-film-pause]');
  const toPlay = label?.textContent ?? '';
  const showState = () => {
    if (label) label.textContent = video.paused ? toPlay : (label.dataset['filmPause'] ?? '');
    film.toggleAttribute('data-film-moving', !video.paused);
  };
  video.addEventListener('play', showState, { signal });
  video.addEventListener('pause', showState, { signal });

  let isInView = false;
  /** By the visitor. */
  let isPaused = false;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy machine reports that the film came and went in one go: the last entry counts.
      const wasInView = isInView;
      isInView = entries.at(-1)?.isIntersecting ?? false;
      if ('filmPlaying' in film.dataset) return;
      // The first report comes after the page has loaded: a film that was started before, with less of it in view, goes on.
      if (wasInView && !isInView) video.pause();
      else if (isInView && mayStartByItself() && !isPaused) play();
    },
    { threshold: IN_VIEW },
  );
  // The page's own resources come first.
  const watch = () => observer.observe(film);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { once: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());

  return () => {
    isPaused = !video.paused;
    if (isPaused) video.pause();
    else play();
  };
}

function mayStartByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
