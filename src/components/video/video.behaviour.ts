/**
 * Native, not React: a browser allows sound only while the visitor's click is being handled, and
 * fetching React first can take longer than that.
 */
import type { Behaviour } from '#behaviours/behaviour.ts';

const IN_VIEW = 0.5;

export const start: Behaviour = (film, signal) => {
  const video = film.querySelector('video');
  if (video) startFile(film, video, signal);
  else startElsewhere(film, signal);
};

function startElsewhere(film: HTMLElement, signal: AbortSignal) {
  const { filmPlayer, filmMissing = '' } = film.dataset;
  const press = ({ target }: Event) => {
    if (!(target as Element).closest('[data-film-play], [data-film-frame]')) return;
    if (filmPlayer) showPlayer(film, filmPlayer);
    else announce(film, filmMissing);
  };
  film.addEventListener('click', press, { signal });
  film.closest('dialog')?.addEventListener('close', () => hidePlayer(film), { signal });
}

function startFile(film: HTMLElement, video: HTMLVideoElement, signal: AbortSignal) {
  const isLoop = film.dataset['filmMode'] === 'autoplay-muted';
  let isPaused = false;

  const toggle = () => {
    isPaused = !video.paused;
    if (isPaused) video.pause();
    else play(film, video);
  };
  const press = ({ target }: Event) => {
    const pressed = (target as Element).closest<HTMLElement>('button, video');
    const { filmPlay, filmAgain } = pressed?.dataset ?? {};
    if ((pressed === video && !video.controls) || filmPlay === '' || filmAgain === '') toggle();
    if (filmAgain === '') film.querySelector<HTMLElement>('[data-film-play]')?.focus();
  };
  const show = () => {
    film.toggleAttribute('data-film-moving', !video.paused);
    film.toggleAttribute('data-film-ended', video.ended);
  };
  const begin = () => {
    video.controls = !isLoop;
    const [captions] = video.textTracks;
    // A silent film has its words in the picture: captions over them wait for a visitor.
    if (captions && !('filmSilent' in film.dataset)) captions.mode = 'showing';
  };
  film.addEventListener('click', press, { signal });
  for (const change of ['play', 'pause', 'ended', 'seeking'])
    video.addEventListener(change, show, { signal });
  video.addEventListener('play', begin, { once: true, signal });
  // The promise of `play` stays open while other files could be tried. The captions may fail.
  video.addEventListener(
    'error',
    ({ target }) => (target as Element).matches('source:last-of-type,video') && giveUp(film, video),
    true,
  );
  film.closest('dialog')?.addEventListener('close', () => video.pause(), { signal });
  // Until it plays they would lie over the poster, and over a loop always.
  video.controls = false;
  show();
  if (isLoop) playInView(film, video, () => isPaused, signal);
}

function playInView(
  film: HTMLElement,
  video: HTMLVideoElement,
  isPaused: () => boolean,
  signal: AbortSignal,
) {
  let isInView = false;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy machine reports that the film came and went in one go: the last entry counts.
      const wasInView = isInView;
      isInView = entries.at(-1)?.isIntersecting ?? false;
      // A film that was started before the first report, with less of it in view, goes on.
      if (wasInView && !isInView) video.pause();
      else if (isInView && mayStartByItself() && !isPaused()) play(film, video);
    },
    { threshold: IN_VIEW },
  );
  // The page's own resources come first.
  const watch = () => observer.observe(film);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch, { once: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

function mayStartByItself() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function showPlayer(film: HTMLElement, address: string) {
  const player = document.createElement('iframe');
  player.src = address;
  player.title = film.dataset['filmTitle'] ?? '';
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The player refuses to start when it does not learn which site shows it.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  film.querySelector('[data-film-frame]')?.append(player);
  film.dataset['filmPlaying'] = '';
  player.focus();
}

function hidePlayer(film: HTMLElement) {
  film.querySelector('iframe')?.remove();
  delete film.dataset['filmPlaying'];
}

function play(film: HTMLElement, video: HTMLVideoElement) {
  announce(film, '');
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
  // An interrupted start is no failure, nor is one that the browser leaves to a press.
  video.play().catch(() => undefined);
}

function giveUp(film: HTMLElement, video: HTMLVideoElement) {
  video.pause();
  announce(film, 'This film could not be played.');
}

function announce(film: HTMLElement, sentence: string) {
  const state = film.querySelector('[data-film-state]');
  if (state) state.textContent = sentence;
}
