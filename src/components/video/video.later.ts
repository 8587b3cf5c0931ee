/** Not React: fetching it can take longer than the click for which a browser allows sound. */
import type { Behaviour } from '#behaviours/behaviour.ts';

const IN_VIEW = 0.5;

const STEPS: Record<string, number> = { ArrowLeft: -5, ArrowRight: 5 };

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
  const find = <E extends HTMLElement>(name: string) =>
    film.querySelector<E>(`[data-film-${name}]`);
  const place = find<HTMLInputElement>('place');
  const captionsButton = find('captions');
  let isPaused = false;
  video.poster ||= video.dataset['poster'] ?? '';

  const toggle = () => {
    isPaused = !video.paused;
    if (isPaused) video.pause();
    else play(film, video);
  };
  const setCaptions = (isOn: boolean) => {
    const [captions] = video.textTracks;
    if (!captions || !captionsButton) return;
    captions.mode = isOn ? 'showing' : 'disabled';
    captionsButton.ariaPressed = String(isOn);
  };
  const fill = () => {
    // An iPhone fills the screen with its own player alone.
    const phone = video as { webkitEnterFullscreen?: () => void };
    if (video.requestFullscreen) video.requestFullscreen().catch(() => undefined);
    else phone.webkitEnterFullscreen?.();
  };
  const press = ({ target }: Event) => {
    const pressed = (target as Element).closest<HTMLElement>('button, video');
    const { filmPlay, filmAgain } = pressed?.dataset ?? {};
    if (pressed === captionsButton) setCaptions(pressed?.ariaPressed !== 'true');
    else if (pressed && 'filmSound' in pressed.dataset) video.muted = !video.muted;
    else if (pressed && 'filmFull' in pressed.dataset) fill();
    else if ((pressed === video && !video.controls) || filmPlay === '' || filmAgain === '')
      toggle();
    if (filmAgain === '') find('play')?.focus();
  };
  const step = (event: KeyboardEvent) => {
    const seconds = STEPS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (seconds) video.currentTime += seconds;
    else if (event.key === ' ' && event.target === place) toggle();
    else return;
    event.preventDefault();
  };
  const show = () => {
    film.toggleAttribute('data-film-moving', !video.paused);
    film.toggleAttribute('data-film-ended', video.ended);
    const sound = find('sound');
    if (sound) sound.ariaPressed = String(!video.muted);
    if (!place) return;
    place.valueAsNumber = video.currentTime;
    place.ariaValueText = `${Math.round(video.currentTime)} of ${place.max} seconds`;
    place.style.setProperty('--played', `${(100 * video.currentTime) / Number(place.max)}%`);
  };
  film.addEventListener('click', press, { signal });
  film.addEventListener('keydown', step, { signal });
  for (const change of ['play', 'pause', 'ended', 'timeupdate', 'seeking', 'volumechange'])
    video.addEventListener(change, show, { signal });
  place?.addEventListener('input', () => Object.assign(video, { currentTime: place.value }), {
    signal,
  });
  // A silent film has its words in the picture: captions over them wait for their button.
  if (!('filmSilent' in film.dataset))
    video.addEventListener('play', () => setCaptions(true), { once: true, signal });
  // The promise of `play` stays open while other files could be tried. The captions may fail.
  video.addEventListener(
    'error',
    ({ target }) => {
      if (!(target as Element).matches('source:last-of-type,video')) return;
      video.pause();
      announce(film, 'This film could not be played.');
    },
    true,
  );
  film.closest('dialog')?.addEventListener('close', () => video.pause(), { signal });
  // The browser's controls are for visitors without a script, and for the full screen.
  video.controls = false;
  const leave = () => {
    video.controls = document.fullscreenElement === video;
  };
  document.addEventListener('fullscreenchange', leave, { signal });
  if (place) place.disabled = false;
  show();
  if (film.dataset['filmMode'] === 'autoplay-muted')
    playInView(film, video, () => isPaused, signal);
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

function announce(film: HTMLElement, sentence: string) {
  const state = film.querySelector('[data-film-state]');
  if (state) state.textContent = sentence;
}
