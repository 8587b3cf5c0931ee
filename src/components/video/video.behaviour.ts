/**
 * Makes a film play. Until a button is pressed nothing leaves this site; the one exception is a
 * file of ours in `autoplay-muted` mode, which starts without sound when it comes into view, unless
 * the visitor asked for less motion or less data, and stops when it leaves.
 *
 * Native, not React: a browser allows sound only while the visitor's click is being handled, and
 * fetching React first can take longer than that.
 */
import type { Behaviour } from '#behaviours/behaviour.ts';

/** Share of a film that must be in view for it to start by itself. */
const IN_VIEW = 0.5;

export const start: Behaviour = (film, signal) => {
  const video = film.querySelector('video');
  const { filmMode, filmMissing = '' } = film.dataset;
  const toggle =
    video && filmMode === 'autoplay-muted' ? playInView(film, video, signal) : undefined;
  film.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-film-sound]');
      if (!button) return;
      const { filmPlayer, filmSound } = button.dataset;
      if (filmPlayer) showPlayer(film, filmPlayer);
      else if (!video) announce(film, filmMissing);
      else if (toggle && filmSound === 'off') toggle();
      else playWithControls(film, video);
    },
    { signal },
  );
  // Listens for errors instead of awaiting `play`, whose promise stays open while other files could
  // be tried. The track of captions may fail.
  video?.addEventListener(
    'error',
    ({ target }) => (target as Element).matches('source:last-of-type,video') && giveUp(film, video),
    true,
  );
  // The browser's controls are for visitors without a script; ours cover the poster from here on.
  if (video) video.controls = false;
};

/**
 * Plays a file of ours without sound while it is in view. @returns what starts or pauses it: the
 * job of its button
 */
function playInView(film: HTMLElement, video: HTMLVideoElement, signal: AbortSignal): () => void {
  const showState = () => film.toggleAttribute('data-film-moving', !video.paused);
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
      // The first report comes after the page has loaded: a film that was started before, with less
      // of it in view, goes on.
      if (wasInView && !isInView) video.pause();
      else if (isInView && mayStartByItself() && !isPaused) play(film, video);
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
    else play(film, video);
  };
}

function mayStartByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Puts the platform's player over the poster, and the keyboard's focus in it. */
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

/** Plays a film from its start, with sound and the browser's controls. */
function playWithControls(film: HTMLElement, video: HTMLVideoElement) {
  Object.assign(video, { muted: false, loop: false, controls: true, currentTime: 0 });
  film.dataset['filmPlaying'] = '';
  video.focus();
  play(film, video);
}

function play(film: HTMLElement, video: HTMLVideoElement) {
  const [captions] = video.textTracks;
  // A silent film has its words in the picture; captions over them wait for the player's button.
  if (captions && !('filmSilent' in film.dataset)) captions.mode = 'showing';
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
  // An interrupted start (scrolled away, paused at once) is no failure, nor is one that the browser
  // leaves to a press.
  video.play().catch(() => undefined);
}

/**
 * Back to the poster: the browser's controls of a film that failed can do nothing, and our button
 * tries again.
 */
function giveUp(film: HTMLElement, video: HTMLVideoElement) {
  delete film.dataset['filmPlaying'];
  video.controls = false;
  // Whoever has gone on since the press stays where they are.
  if (video.matches(':focus')) film.querySelector('button')?.focus();
  video.pause();
  announce(film, 'This film could not be played.');
}

function announce(film: HTMLElement, sentence: string) {
  const state = film.querySelector('[data-film-state]');
  if (state) state.textContent = sentence;
}
