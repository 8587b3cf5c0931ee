import { clsx } from 'clsx';
import { ArrowButton } from '#components/arrow-link.tsx';
import { clockTime, Video } from '#components/video/video.tsx';
import type { Film } from '#model/facts/films.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import styles from './film-dialog.module.css';

interface FilmDialogProps {
  film: Film;
  label: string;
  callToAction: { label: string; href: string };
}

/** A link without a script; in the dialog the last picture gives way to what one may do next. */
export function FilmDialog({ film, label, callToAction }: FilmDialogProps) {
  const { id, files: [file] = [], link, poster, thumbnail = poster, title, duration } = film;
  const end = (
    <>
      <h2>{film.transcript?.at(-1)}</h2>
      <p className="flow">
        <ArrowButton to={callToAction} variant="pale" size="small" />
        <Button variant="bare" className="small" data-film-again="">
          Watch again
        </Button>
      </p>
    </>
  );
  return (
    <div data-behaviour="film-dialog">
      <a className={clsx('quiet small', styles.link)} href={(!id && file) || link}>
        <img src={thumbnail} alt="" width="96" height="54" decoding="async" />
        <span>
          <b>{label},</b> <span className="num">{clockTime(duration)}</span>
        </span>
      </a>
      <dialog
        className={clsx('on-ink', styles.dialog)}
        aria-label={title}
        data-behaviour="backdrop"
        closedby="any"
      >
        <div className={styles.stage}>
          <form method="dialog">
            <button type="submit" className={clsx('small', styles.close)}>
              <CloseIcon />
              Close
            </button>
          </form>
          <Video film={film} end={end} isOnPress />
        </div>
      </dialog>
    </div>
  );
}
