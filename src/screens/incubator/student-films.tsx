import { clsx } from 'clsx';
import { useState } from 'react';
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
          <p key={film.speaker} className={clsx('small', styles.change)}>
            <b>{film.speaker}</b> Before: {film.before}
          </p>
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
              <span>
                {one.amount} {one.unit}
              </span>{' '}
              {one.thumbnail ? (
                <img src={one.thumbnail} alt="" width="320" height="180" loading="lazy" />
              ) : (
                <Thumbnail film={one} />
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

/** On twenty ends, fifteen picks: as many pieces as came, long bands of what has its own
    word ("4 days"), above ten a slope; of what comes no more, the loose ends. */
function Thumbnail({ film: { amount, channel } }: { film: StudentFilm }) {
  const came = Number(/\d+/.exec(amount));
  const isTime = amount.includes(' ');
  const step = Math.floor(20 / Math.max(came, 3));
  const wefts = range(15).flatMap((pick) => {
    const y = 46 + pick * 3;
    const weft = (from: number, to: number) => `M${(from + (pick % 2)) * 8 - 3} ${y}H${to * 8 - 1}`;
    if (!came) return weft(0, 3 + ((pick * 7) % 5));
    if (came > 10) return weft(19 - Math.round(pick * 1.35), 21);
    if (isTime) return pick < came * 3 && pick % 3 < 2 ? weft(0, 21) : [];
    return range(came).map((piece) => weft(1 + piece * step, piece * step + step));
  });
  return (
    <svg viewBox="0 0 160 90" aria-hidden>
      <path
        stroke={`var(--color-panel-${channel ? `thread-${channel}` : 'text'})`}
        d={wefts.join('')}
      />
      <text>{amount}</text>
    </svg>
  );
}
