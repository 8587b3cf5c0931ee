import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Film } from '#model/facts/films.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import styles from './video.module.css';

const FRAME = { width: 1280, height: 720 };

const NOT_ONLINE = 'This film is not online yet: its title, length and poster are sample content.';

interface VideoProps extends ComponentProps<'figure'> {
  film: Film;
  /**
   * `autoplay-muted`: a file of ours plays without sound while in view, unless less motion or data
   * is wanted; the platform's player waits for a press, before which nothing is requested from
   * third parties.
   */
  mode?: 'press-to-play' | 'autoplay-muted';
  label?: string;
  hasCaption?: boolean;
  /** Its script comes with the first press. */
  isOnPress?: boolean;
  /** Where no script may stand. */
  isInIsland?: boolean;
  /** Lies over the last picture once the film has ended. A button `data-film-again` restarts. */
  end?: ReactNode;
}

/** Inside a React island give it `key={film.title}`, so that another film is a new element. */
export function Video({
  film,
  mode = 'press-to-play',
  label = 'Play',
  hasCaption = true,
  isOnPress = false,
  isInIsland = false,
  end,
  className,
  ...rest
}: VideoProps) {
  const { id, title, summary, poster } = film;
  const isFile = !id && Boolean(film.files?.length);
  const own = isFile ? 'file' : 'none';
  const isMuted = mode === 'autoplay-muted';
  return (
    <figure
      className={clsx(styles.film, className)}
      data-on-press={isOnPress ? 'video' : undefined}
      data-behaviour={isOnPress ? undefined : 'video'}
      data-film={id ? 'platform' : own}
      data-film-missing={isFile || id ? undefined : NOT_ONLINE}
      data-film-player={id ? playerAddress(id, isMuted) : undefined}
      data-film-title={title}
      data-film-mode={mode}
      data-film-silent={film.isSilent ? '' : undefined}
      {...rest}
    >
      {/* HTML allows it first or last; it is seen between the film and its transcript. */}
      {hasCaption && (
        <figcaption className="caption">
          <b>{title}.</b> {summary}
        </figcaption>
      )}
      <div className={styles.frame} data-film-frame="">
        {isFile ? (
          <FilmFile film={film} isMuted={isMuted} isOnPress={isOnPress} />
        ) : (
          <img src={poster} alt="" {...FRAME} loading="lazy" decoding="async" />
        )}
        {/* A browser's own bar costs more than the page around it, and is for visitors without scripts. */}
        {isFile && !isOnPress && !isInIsland && (
          <script>{'document.currentScript.previousElementSibling.controls=false'}</script>
        )}
        {end && <div className={styles.end}>{end}</div>}
        <p className={styles.state} role="status" data-film-state="" />
      </div>
      <Controls film={film} label={label} isFile={isFile} />
      {!isFile && (
        <p className={clsx('note', styles.plain)} data-skip-text="">
          {id ? <a href={film.link}>Watch “{title}” on the video platform</a> : NOT_ONLINE}
        </p>
      )}
      <Transcript film={film} />
    </figure>
  );
}

/** The bar lies under the picture: a browser's own covers its lower third, where films have words. */
function Controls({ film, label, isFile }: { film: Film; label: string; isFile: boolean }) {
  const { title, duration } = film;
  return (
    <div className={clsx('flow script-only screen-only', styles.controls)}>
      <button type="button" className={styles.play} data-film-play="">
        {/* The visible words come first in its name (WCAG 2.5.3). */}
        <span>
          <PlayIcon />
          {label}
        </span>{' '}
        <span>
          <PauseIcon />
          Pause
        </span>{' '}
        <span className="visually-hidden">{title}</span>
      </button>
      {isFile && (
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
      )}
      <span className={clsx('num', styles.length)} data-skip-text="">
        {clockTime(duration)}
      </span>{' '}
      {isFile && film.captions && (
        <Toggle aria-pressed="false" data-film-captions="">
          Captions
        </Toggle>
      )}{' '}
      {isFile && !film.isSilent && (
        <Toggle aria-pressed="true" data-film-sound="">
          Sound
        </Toggle>
      )}{' '}
      {isFile && <Toggle data-film-full="">Full screen</Toggle>}
    </div>
  );
}

const Toggle = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.toggle} {...props} />
);

/** A browser fetches the poster with the page, even in a closed dialog, and `default` captions. */
const FilmFile = ({
  film,
  isMuted,
  isOnPress,
}: Pick<VideoProps, 'film' | 'isOnPress'> & { isMuted: boolean }) => (
  <video
    poster={isOnPress ? undefined : film.poster}
    data-poster={isOnPress ? film.poster : undefined}
    {...FRAME}
    aria-label={film.title}
    preload="none"
    playsInline
    muted={isMuted}
    loop={isMuted}
    controls={!isOnPress}
    data-skip-text=""
  >
    {film.files?.map((file) => (
      <source key={file} src={file} type={`video/${file.split('.').at(-1)}`} />
    ))}
    {film.captions && <track kind="captions" src={film.captions} srcLang="en" label="English" />}
  </video>
);

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

/** This host sets no cookie before playback, and is asked for nothing before a press. */
function playerAddress(id: string, isMuted: boolean) {
  const options = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0' });
  if (isMuted) options.set('mute', '1');
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?${options}`;
}

export const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
