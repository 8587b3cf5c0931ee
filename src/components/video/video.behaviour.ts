/**
 * Makes a film play. Until a button is pressed nothing leaves this site; the one exception is a file of ours in
 * `autoplay-muted` mode, which starts without sound when it comes into view, unless the visitor asked for less motion
 * or less data, and stops when it leaves.
 *
 * Native, not React: a browser allows sound only while the visitor's click is being handled, and fetching React first
 * can take longer than that.
 */
import type { Behaviour } from '#behaviours/behaviour.ts';

declare global {
  interface BehaviourElements {
    video: HTMLElement;
  }
}

/** `HTMLMediaElement.NETWORK_NO_SOURCE`, in fewer bytes. */
const NO_SOURCE = 3;

export const start: Behaviour<'video'> = (film, signal) => {
  const video = film.querySelector('video');
  /** Starts or pauses a film that plays by itself, whose button says which. */
  let toggle: (() => void) | undefined;
  film.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-film-sound]');
      if (!button) return;
      const { filmPlayer, filmSound } = button.dataset;
      const isMuted = filmSound === 'off';
      if (filmPlayer) showPlayer(film, filmPlayer);
      else if (!video) announce(film, film.dataset['filmMissing'] ?? '');
      else if (isMuted && toggle) toggle();
      else playWithControls(film, video, isMuted);
    },
    { signal },
  );

  if (!video) return;
  // Listens for errors instead of awaiting `play`, whose promise stays open while other files could be tried. The track of
  // captions may fail.
  video.addEventListener(
    'error',
    ({ target }) => (target as Element).matches('source:last-of-type,video') && giveUp(film, video),
    true,
  );
  // The browser's controls are for visitors without a script; ours cover the poster from here on.
  video.controls = false;
  if (film.dataset['filmMode'] !== 'autoplay-muted') return;
  import('./play-in-view.ts').then(
    ({ playInView }) => {
      toggle = playInView(film, video, () => play(film, video), signal);
    },
    () => undefined, // Offline, or the visitor is leaving: it waits for a press, as any other film.
  );
};

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

/** Plays a film from its start, with the browser's controls; one without sound too, until its own button can pause it. */
function playWithControls(film: HTMLElement, video: HTMLVideoElement, isMuted: boolean) {
  video.muted = isMuted;
  video.loop = isMuted;
  video.controls = true;
  video.currentTime = 0;
  film.dataset['filmPlaying'] = '';
  video.focus();
  play(film, video);
}

function play(film: HTMLElement, video: HTMLVideoElement) {
  const [captions] = video.textTracks;
  // A silent film has its words in the picture; captions over them wait for the player's button.
  if (captions && !('filmSilent' in film.dataset)) captions.mode = 'showing';
  if (video.networkState === NO_SOURCE) video.load();
  // An interrupted start (scrolled away, paused at once) is no failure, nor is one that the browser leaves to a press.
  video.play().catch(() => undefined);
}

/** Back to the poster: the browser's controls of a film that failed can do nothing, and our button tries again. */
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
