import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
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
  /** Words of the button. */
  label?: string;
  /** True when title and sentence are shown under the film; the button has the title either way. */
  hasCaption?: boolean;
  /** Lies over the last picture once the film has ended. A button `data-film-again` restarts. */
  end?: ReactNode;
}

/**
 * The one film of the site. Complete without a script, and without React: `video.behaviour.ts`
 * makes the controls work and requests nothing before. Inside a React island give it
 * `key={film.title}`, so that another film is a new element.
 */
export function Video({
  film,
  mode = 'press-to-play',
  label = 'Play',
  hasCaption = true,
  end,
  className,
  ...rest
}: VideoProps) {
  const { id, title, summary, poster } = film;
  // An id wins over files, which may stay.
  const isFile = !id && Boolean(film.files?.length);
  const own = isFile ? 'file' : 'none';
  const isMuted = mode === 'autoplay-muted';
  return (
    <figure
      className={clsx(styles.film, className)}
      data-behaviour="video"
      data-film={id ? 'platform' : own}
      data-film-missing={isFile || id ? undefined : NOT_ONLINE}
      data-film-player={id ? playerAddress(id, isMuted) : undefined}
      data-film-title={title}
      data-film-mode={mode}
      data-film-silent={film.isSilent ? '' : undefined}
      {...rest}
    >
      {/* HTML allows it first or last; it is seen between the film and its transcript. */}
      {hasCaption ? (
        <figcaption className="caption">
          <b>{title}.</b> {summary}
        </figcaption>
      ) : null}
      <div className={styles.frame} data-film-frame="">
        {isFile ? (
          <FilmFile film={film} isMuted={isMuted} />
        ) : (
          <img src={poster} alt="" {...FRAME} loading="lazy" decoding="async" />
        )}
        {end ? <div className={styles.end}>{end}</div> : null}
        <p className={styles.state} role="status" data-film-state="" />
      </div>
      <Controls film={film} label={label} isFile={isFile} />
      {isFile ? null : (
        <p className={clsx('note', styles.plain)} data-skip-text="">
          {id ? <a href={film.link}>Watch “{title}” on the video platform</a> : NOT_ONLINE}
        </p>
      )}
      <Transcript film={film} />
    </figure>
  );
}

/**
 * Under the picture, not on it: the browser's own bar lies over the lower third of films that have
 * their words there.
 */
function Controls({ film, label, isFile }: { film: Film; label: string; isFile: boolean }) {
  const { title, duration } = film;
  return (
    <div className={clsx('script-only screen-only', styles.controls)}>
      <button type="button" className={styles.play} data-film-play="">
        {/* The visible words come first in its name, so that a visitor who speaks them presses it
            (WCAG 2.5.3). The style sheet shows the next press. */}
        <span>
          <PlayIcon />
          {label}
        </span>
        <span>
          <PauseIcon />
          Pause
        </span>
        <span className="visually-hidden">{title}</span>
      </button>
      {isFile ? (
        <input
          type="range"
          className={styles.place}
          aria-label={`Place in “${title}”`}
          aria-valuetext={clockTime(0)}
          defaultValue="0"
          max={duration}
          step="any"
          data-film-place=""
          disabled
        />
      ) : null}
      <span className={clsx('num', styles.length)} data-skip-text="">
        {clockTime(duration)}
      </span>
      {isFile && film.captions ? (
        <button type="button" className={styles.toggle} aria-pressed="false" data-film-captions="">
          Captions
        </button>
      ) : null}
      {isFile && !film.isSilent ? (
        <button type="button" className={styles.toggle} aria-pressed="true" data-film-sound="">
          Sound
        </button>
      ) : null}
      {isFile ? (
        <button type="button" className={styles.toggle} data-film-full="">
          Full screen
        </button>
      ) : null}
    </div>
  );
}

/**
 * The browser's controls until the script takes them away; nothing is fetched before play. That is
 * why the captions are not `default`: a browser would fetch them with the page. They are shown once
 * the film starts, unless its picture says them already.
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
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
