import { type KeyboardEvent, useState } from 'react';
import { SpeakerPicture } from '#components/person-picture.tsx';
import { Video } from '#components/video/video.tsx';
import type { StudentFilm } from '#model/facts/films.ts';
import styles from './student-films.module.css';

const KEYS: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

interface StudentFilmsProps {
  heading: string;
  films: readonly StudentFilm[];
}

/** Shows one film of six. The thumbnails are tabs by the ARIA Authoring Practices, selected as the focus moves. */
export function StudentFilms({ heading, films }: StudentFilmsProps) {
  const [selected, setSelected] = useState(0);
  const film = films[selected];
  if (!film) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    const next = (move(selected) + films.length) % films.length;
    setSelected(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <section className="sect wrap" aria-labelledby="students-heading">
      <div className="grid-12 head apart">
        <h2 id="students-heading">{heading}</h2>
        <div className="to-8" id="student-player" role="tabpanel" aria-labelledby={`student-${selected}`}>
          <Video key={film.title} film={film} label="Play" hasCaption={false} hasTranscript={false} />
          <Said film={film} />
        </div>
        <div
          className={`from-9 ${styles.thumbnails}`}
          role="tablist"
          aria-label="Choose a film"
          onKeyDown={onKeyDown}
        >
          {films.map(({ title, thumbnail }, index) => (
            <button
              key={title}
              type="button"
              role="tab"
              id={`student-${index}`}
              aria-selected={index === selected}
              aria-controls="student-player"
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
            >
              <img src={thumbnail} alt="" width="320" height="180" loading="lazy" decoding="async" />
              <b>{title}</b>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A film in words: speaker, quote and result. */
function Said({ film: { speaker, sample, says, amount, unit } }: { film: StudentFilm }) {
  return (
    <div className={styles.said}>
      <SpeakerPicture name={speaker} sample={sample} width={92} />
      <div>
        <blockquote>“{says.join(' ')}”</blockquote>
        <p className={`small ${styles.current}`}>{speaker}</p>
      </div>
      <p className={`note ${styles.figure}`}>
        <b className="num">{amount}</b> {unit}
      </p>
    </div>
  );
}
