/**
 * Makes films play. Until a button is pressed nothing leaves this site; the one exception is a file of ours in
 * `autoplay-muted` mode, which starts without sound when it comes into view, unless the visitor asked for less motion
 * or less data, and stops when it leaves.
 */
import { NOT_ONLINE, playerAddress } from './film-source.ts';

/** How much of a film must be in view for it to start by itself. */
const IN_VIEW = 0.5;

export function enhanceVideos(page: Document) {
  page.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.film-play') : null;
    const film = button?.closest<HTMLElement>('.film');
    if (button && film) press(film, button);
  });

  for (const video of page.querySelectorAll('video')) {
    const film = video.closest<HTMLElement>('[data-film="file"]');
    if (!film) continue;
    video.controls = false;
    if (film.dataset['filmMode'] === 'autoplay-muted') playWhileInView(film, video);
  }
}

function press(film: HTMLElement, button: HTMLElement) {
  const isMuted = button.dataset['filmSound'] === 'off';
  const video = film.querySelector('video');
  if (film.dataset['film'] === 'platform') showPlayer(film, isMuted);
  else if (!video) tell(film, NOT_ONLINE);
  else if (isMuted) toggle(film, video);
  else playWithSound(film, video);
}

/** The platform's player takes the poster's place and the keyboard's focus. */
function showPlayer(film: HTMLElement, isMuted: boolean) {
  const { filmId = '', filmTitle = '' } = film.dataset;
  const player = document.createElement('iframe');
  player.src = playerAddress(filmId, { isMuted });
  player.title = filmTitle;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // The player refuses to start when it is not told which site it stands on.
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  film.querySelector('.film-frame')?.append(player);
  film.dataset['filmPlaying'] = '';
  player.focus();
}

function playWithSound(film: HTMLElement, video: HTMLVideoElement) {
  video.muted = false;
  video.loop = false;
  video.controls = true;
  if (film.dataset['filmMode'] === 'autoplay-muted') video.currentTime = 0;
  film.dataset['filmPlaying'] = '';
  video.focus();
  void start(film, video);
}

/** A film without sound keeps one button, which says what pressing it does. */
function toggle(film: HTMLElement, video: HTMLVideoElement) {
  if (video.paused) {
    delete film.dataset['filmHeld'];
    void start(film, video);
  } else {
    film.dataset['filmHeld'] = '';
    video.pause();
  }
}

async function start(film: HTMLElement, video: HTMLVideoElement) {
  const [captions] = video.textTracks;
  if (captions) captions.mode = 'showing';
  try {
    await video.play();
  } catch (error) {
    // An interrupted start (scrolled away, paused at once) is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    tell(film, 'This film could not be played.');
  }
}

function playWhileInView(film: HTMLElement, video: HTMLVideoElement) {
  const label = film.querySelector('[data-film-sound="off"] [data-film-label]');
  const say = () => {
    if (label) label.textContent = video.paused ? 'Play without sound' : 'Pause';
    film.toggleAttribute('data-film-moving', !video.paused);
  };
  video.addEventListener('play', say);
  video.addEventListener('pause', say);

  new IntersectionObserver(
    ([entry]) => {
      if (!entry || 'filmPlaying' in film.dataset) return;
      if (!entry.isIntersecting) video.pause();
      else if (mayStartByItself() && !('filmHeld' in film.dataset)) void start(film, video);
    },
    { threshold: IN_VIEW },
  ).observe(film);
}

function mayStartByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function tell(film: HTMLElement, sentence: string) {
  const state = film.querySelector('.film-state');
  if (state) state.textContent = sentence;
}
