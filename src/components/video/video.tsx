import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Film } from '#model/facts/films.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import styles from './video.module.css';

/** The frame's own size; every poster is drawn 16 by 9. */
const FRAME = { width: 1280, height: 720 };

/** Sentence for a film that has neither an id nor a file. */
const NOT_ONLINE = 'This film is not online yet: its title, length and poster are sample content.';

interface VideoProps extends ComponentProps<'figure'> {
  film: Film;
  /**
   * `press-to-play`: a poster until the visitor presses. `autoplay-muted`: a file of ours plays
   * without sound while it is in view; the platform's player still waits for a press, because
   * nothing is requested from third parties before one.
   */
  mode?: 'press-to-play' | 'autoplay-muted';
  label?: string;
  /**
   * True when title, sentence and length are shown under the film. The button has them in its name
   * either way.
   */
  hasCaption?: boolean;
  /**
   * True when the transcript is under the film. Otherwise the page shows `Transcript` elsewhere.
   */
  hasTranscript?: boolean;
  /** `eager` only for a film that is the first thing on its page. */
  loading?: 'lazy' | 'eager';
}

/**
 * The one film of the site. Complete without a script, and without React: `video.behaviour.ts`
 * makes the buttons work and requests nothing before. Inside a React island give it
 * `key={film.title}`, so that another film is a new element.
 */
export function Video({
  film,
  mode = 'press-to-play',
  label = 'Watch the film',
  hasCaption = true,
  hasTranscript = true,
  loading = 'lazy',
  className,
  ...rest
}: VideoProps) {
  const { id, title, summary, poster, duration } = film;
  // An id wins over files, which may stay.
  const isFile = !id && Boolean(film.files?.length);
  const own = isFile ? 'file' : 'none';
  const source = id ? 'platform' : own;
  const isMuted = mode === 'autoplay-muted';
  const silent = isFile && film.isSilent === true;
  return (
    <figure
      className={clsx(styles.film, className)}
      data-behaviour="video"
      data-film={source}
      data-film-missing={source === 'none' ? NOT_ONLINE : undefined}
      data-film-title={title}
      data-film-mode={mode}
      data-film-silent={silent ? '' : undefined}
      {...rest}
    >
      {/* HTML allows it first or last; it is seen between the film and its transcript. */}
      {hasCaption ? (
        <figcaption className={clsx('caption', styles.caption)}>
          <span>
            <b>{title}.</b> {summary}
          </span>
          <span className="num" data-skip-text="">
            {clockTime(duration)}
          </span>
        </figcaption>
      ) : null}
      <div className={styles.frame} data-film-frame="">
        {isFile ? (
          <FilmFile film={film} isMuted={isMuted} />
        ) : (
          <img src={poster} alt="" {...FRAME} loading={loading} decoding="async" />
        )}
        <div className={clsx('script-only screen-only', styles.choices)}>
          {isMuted ? (
            <MutedChoices film={film} isSilent={silent} />
          ) : (
            <PlayButton film={film} label={label} />
          )}
        </div>
        <p className={styles.state} role="status" data-film-state="" />
      </div>
      {isFile ? null : (
        <p className={clsx('note', styles.plain)} data-skip-text="">
          {id ? <a href={film.link}>Watch “{title}” on the video platform</a> : NOT_ONLINE}
        </p>
      )}
      {hasTranscript ? <Transcript film={film} /> : null}
    </figure>
  );
}

function MutedChoices({ film, isSilent }: { film: Film; isSilent: boolean }) {
  return (
    <>
      <PlayButton film={film} label={isSilent ? 'Play' : 'Play without sound'} isMuted />
      {film.id || film.files?.length ? (
        <PlayButton film={film} label={isSilent ? 'Watch from the start' : 'Play with sound'} />
      ) : null}
    </>
  );
}

/**
 * The visible words come first in the button's name, so that a visitor who speaks them presses it
 * (WCAG 2.5.3).
 */
function PlayButton({
  film,
  label,
  isMuted = false,
}: {
  film: Film;
  label: string;
  isMuted?: boolean;
}) {
  return (
    <button
      type="button"
      className={styles.play}
      data-film-sound={isMuted ? 'off' : 'on'}
      data-film-player={film.id ? playerAddress(film.id, isMuted) : undefined}
    >
      <span>
        <PlayIcon />
        {label}
      </span>
      {/* The style sheet shows the next press: one that pauses, while the film moves. */}
      {isMuted ? (
        <span>
          <PauseIcon />
          Pause
        </span>
      ) : null}
      <span className="visually-hidden">
        {film.title}, {spokenTime(film.duration)}
      </span>
    </button>
  );
}

/**
 * Native controls until the script lays its own button over the poster; nothing is fetched before
 * play. That is why the captions are not `default`: a browser would fetch them with the page. They
 * are shown once the film starts, unless its picture says them already.
 */
function FilmFile({ film, isMuted }: { film: Film; isMuted: boolean }) {
  return (
    <video
      poster={film.poster}
      {...FRAME}
      aria-label={film.title}
      preload="none"
      playsInline
      muted={isMuted}
      loop={isMuted}
      controls
      data-skip-text=""
    >
      {film.files?.map((file) => (
        <source key={file} src={file} type={`video/${file.split('.').at(-1)}`} />
      ))}
      {film.captions ? (
        <track kind="captions" src={film.captions} srcLang="en" label="English" />
      ) : null}
    </video>
  );
}

function Transcript({ film: { transcript = [] } }: { film: Film }) {
  if (transcript.length === 0) return null;
  return (
    <details className={clsx('note', styles.transcript)}>
      <summary>Transcript</summary>
      {transcript.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place; two may be alike.
        <p key={index}>{paragraph}</p>
      ))}
    </details>
  );
}

/**
 * Address of the platform's player on the host that sets no cookie before playback. It starts at
 * once: it is only asked for after the visitor pressed play.
 */
function playerAddress(id: string, isMuted: boolean): string {
  const options = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0' });
  if (isMuted) options.set('mute', '1');
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${options}`;
}

/** A length in seconds as a player shows it: 108 is `1:48`. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Writes a length in seconds in words: 108 is "1 minute 48 seconds". */
function spokenTime(seconds: number): string {
  const inWords = (count: number, unit: string) =>
    count
      ? new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
      : '';
  return `${inWords(Math.floor(seconds / 60), 'minute')} ${inWords(seconds % 60, 'second')}`.trim();
}
