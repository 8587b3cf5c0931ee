import { clsx } from 'clsx';
import { useState } from 'react';
import { SpeakerPicture } from '#components/person-picture.tsx';
import { SampleLine } from '#components/sample-note.tsx';
import { Video } from '#components/video/video.tsx';
import type { StudentFilm } from '#model/facts/films.ts';
import { range } from '#weave/geometry.ts';
import styles from './student-films.module.css';

interface StudentFilmsProps {
  heading: string;
  films: readonly StudentFilm[];
}

/** Tabs by the ARIA Authoring Practices, selected as the focus moves. */
export function StudentFilms({ heading, films }: StudentFilmsProps) {
  const [selected, setSelected] = useState(0);
  const film = films[selected];
  if (!film) return null;

  return (
    <section className="sect wrap" aria-labelledby="students-heading">
      <div className="grid-12 head apart">
        <h2 id="students-heading">{heading}</h2>
        <SampleLine notes={{ students: films }} />
        <div
          className="to-8"
          id="student-player"
          role="tabpanel"
          aria-labelledby={`student-${selected}`}
        >
          <Video isInIsland key={film.title} film={film} hasCaption={false} />
          {/* Drawn anew: a translator would keep the words of another. */}
          <Change key={film.speaker} film={film} />
        </div>
        <div
          className={clsx('script-only from-9', styles.thumbnails)}
          hidden={films.length === 1}
          role="tablist"
          aria-label="Choose a film"
          data-behaviour="arrow-keys"
        >
          {films.map((one, index) => (
            <button
              key={one.title}
              type="button"
              role="tab"
              id={`student-${index}`}
              aria-selected={index === selected}
              aria-controls="student-player"
              tabIndex={index === selected ? 0 : -1}
              onFocus={() => setSelected(index)}
              onClick={() => setSelected(index)}
            >
              <b>{one.title}</b>{' '}
              {one.thumbnail ? (
                <img src={one.thumbnail} alt="" width="320" height="180" loading="lazy" />
              ) : (
                <Thumbnail film={one} place={index} />
              )}
            </button>
          ))}
        </div>
        <noscript className="rows small from-9">
          {films.map(({ id, files, link, title, speaker }) => (
            <p key={title}>
              <a href={(!id && files[0]) || link}>{title}</a>, {speaker}
            </p>
          ))}
        </noscript>
      </div>
    </section>
  );
}

/** Bare threads before; what came; a cloth of its channel with longer floats than the last. */
const Thumbnail = ({ place, film: { amount, channel } }: { place: number; film: StudentFilm }) => (
  <svg viewBox="0 0 160 90" className="on-ink" aria-hidden>
    <path
      stroke="var(--color-ink-3)"
      d={range(20)
        .map((end) => `M${4 + end * 8} 0v90`)
        .join('')}
    />
    <path
      stroke={`var(--color-panel-${channel ? `thread-${channel}` : 'text'})`}
      strokeWidth="5"
      strokeDasharray={`${8 * place + 8} 8`}
      d={range(6)
        .map((pick) => `M${-8 * (pick % (place + 2))} ${50 + pick * 7}h300`)
        .join('')}
    />
    <text x="10" y="36">
      {amount}
    </text>
  </svg>
);

const Change = ({ film: { speaker, sample, before, amount, unit } }: { film: StudentFilm }) => (
  <div className={styles.change}>
    <SpeakerPicture name={speaker} sample={sample} width={92} />
    <p>
      <b className="block">{speaker}</b> <span className="small">Before: {before}</span>
    </p>
    <p className={styles.after}>
      <b className="num">{amount}</b> <span className="small">{unit}</span>
    </p>
  </div>
);
