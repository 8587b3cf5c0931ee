import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Film } from '#model/film.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { clockTime, spokenTime } from './duration.ts';
import { fileType, filmSource, NOT_ONLINE, playerAddress } from './film-source.ts';
import styles from './video.module.css';

/** The frame's own size; every poster is drawn 16 by 9. */
const FRAME = { width: 1280, height: 720 };

const PAUSE = 'Pause';

interface VideoProps extends ComponentProps<'figure'> {
  film: Film;
  /**
   * `press-to-play`: a poster until the visitor presses. `autoplay-muted`: a file of ours plays without sound while it
   * is in view; the platform's player still waits for a press, because nothing is requested from third parties before one.
   */
  mode?: 'press-to-play' | 'autoplay-muted';
  /** Label of the play button. */
  label?: string;
  /** True when title, sentence and length are shown under the film. The button has them in its name either way. */
  hasCaption?: boolean;
  /** True when the transcript is under the film. Otherwise the page shows `Transcript` elsewhere. */
  hasTranscript?: boolean;
  /** `eager` only for a film that is the first thing on its page. */
  loading?: 'lazy' | 'eager';
}

/**
 * The one film of the site. Complete without a script, and without React: `video.behaviour.ts` makes the buttons work and
 * requests nothing before. Inside a React island give it `key={film.title}`, so that another film is a new element.
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
  const source = filmSource(film);
  const isMuted = mode === 'autoplay-muted';
  return (
    <figure
      className={className}
      data-behaviour="video"
      data-film={source}
      data-film-missing={source === 'none' ? NOT_ONLINE : undefined}
      data-film-title={film.title}
      data-film-mode={mode}
      data-film-silent={isSilentFile(film) ? '' : undefined}
      {...rest}
    >
      <div className={styles.frame} data-film-frame="">
        {source === 'file' ? (
          <FilmFile film={film} isMuted={isMuted} />
        ) : (
          <img src={film.poster} alt="" {...FRAME} loading={loading} decoding="async" />
        )}
        <div className={styles.choices}>
          {isMuted ? <MutedChoices film={film} /> : <PlayButton film={film} label={label} sound="on" />}
        </div>
        <p className={styles.state} role="status" data-film-state="" />
      </div>
      {source === 'file' ? null : <WithoutScript film={film} />}
      {hasCaption ? (
        <figcaption className={clsx('caption', styles.caption)}>
          <span>
            <b>{film.title}.</b> {film.summary}
          </span>
          <span className="num" data-skip-text="">
            {clockTime(film.duration)}
          </span>
        </figcaption>
      ) : null}
      {hasTranscript ? <Transcript film={film} /> : null}
    </figure>
  );
}

/** Of a film that plays without sound by itself. */
function MutedChoices({ film }: { film: Film }) {
  const isSilent = isSilentFile(film);
  return (
    <>
      <PlayButton film={film} label={isSilent ? 'Play' : 'Play without sound'} sound="off" />
      {filmSource(film) === 'none' ? null : (
        <PlayButton film={film} label={isSilent ? 'Watch from the start' : 'Play with sound'} sound="on" />
      )}
    </>
  );
}

function isSilentFile(film: Film): boolean {
  return filmSource(film) === 'file' && film.isSilent === true;
}

/** The visible words come first in the button's name, so that a visitor who speaks them presses it (WCAG 2.5.3). */
function PlayButton({ film, label, sound }: { film: Film; label: string; sound: 'on' | 'off' }) {
  return (
    <button
      type="button"
      className={styles.play}
      data-film-sound={sound}
      data-film-player={film.id ? playerAddress(film.id, { isMuted: sound === 'off' }) : undefined}
    >
      {/* The style sheet shows the icon of the next press. */}
      <PlayIcon />
      {sound === 'off' ? <PauseIcon /> : null}
      {sound === 'off' ? <SwitchingLabel label={label} /> : <span data-film-label>{label}</span>}
      <span className="visually-hidden">
        {film.title}, {spokenTime(film.duration)}
      </span>
    </button>
  );
}

/**
 * Reserves the width of the longer word, because the script changes the word while the film runs and another button is next to
 * it.
 */
function SwitchingLabel({ label }: { label: string }) {
  const widest = label.length > PAUSE.length ? label : PAUSE;
  return (
    <span data-film-label data-film-pause={PAUSE} data-widest={widest} className={styles.switching}>
      {label}
    </span>
  );
}

/**
 * Native controls until the script lays its own button over the poster; nothing is fetched before play. That is why the
 * captions are not `default`: a browser would fetch them with the page. They are shown once the film starts, unless its picture says them already.
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
        <source key={file} src={file} type={fileType(file)} />
      ))}
      {film.captions ? <track kind="captions" src={film.captions} srcLang="en" label="English" /> : null}
    </video>
  );
}

function WithoutScript({ film }: { film: Film }) {
  return (
    <p className={clsx('note', styles.plain)} data-skip-text="">
      {film.id ? <a href={film.link}>Watch “{film.title}” on the video platform</a> : NOT_ONLINE}
    </p>
  );
}

/** Transcript of a film, for readers who do not watch. */
export function Transcript({ film: { transcript = [] } }: { film: Film }) {
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
