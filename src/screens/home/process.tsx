import { clsx } from 'clsx';
import { dayName } from '#model/ledger.ts';
import type { Site } from '#model/read-site.ts';
import styles from './process.module.css';
import { drawnDates, processFigure, UndoneProcess } from './process-figure.tsx';

/** `process.later.ts` sets the active step, whose days are marked on the calendar. */
export const Process = ({ home, processSteps, calendar }: Site) => (
  <section
    className="wrap sect"
    id="process"
    aria-labelledby="process-heading"
    data-behaviour="process"
    data-step="0"
  >
    <div className={clsx('grid-12 head', styles.head)}>
      <h2 className="to-6" id="process-heading">
        {home.process.heading}
      </h2>
      <p className="note to-6">
        <b>Fig. 2</b> {home.process.caption}
      </p>
    </div>
    <div className={clsx('grid-12', styles.body)}>
      <ol className={clsx('to-5', styles.steps)}>
        {/* The whole step can be pressed; a keyboard reaches its button. */}
        {processSteps.map(({ title, description, delivers, phase }, index) => (
          <li key={title} className={styles.step} data-process-step>
            <span className={clsx('serif num', styles.number)} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3>
                <button type="button" aria-current={index === 0 ? 'step' : undefined}>
                  <span>
                    <span className="visually-hidden">Step {index + 1}: </span>
                    {title}
                  </span>
                </button>
              </h3>
              <p>{description}</p>
              <ul className="rows">
                {delivers.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="caption">{daysOf(calendar.phases[phase])}</p>
            </div>
          </li>
        ))}
      </ol>
      <figure className={clsx('from-6', styles.figure)}>
        <ol className={styles.dates} data-dates>
          {drawnDates(calendar).map(({ day, what }) => (
            <li key={day}>
              <b className="block">{dayName(day)}</b> {what}
            </li>
          ))}
        </ol>
        <div className={styles.calendar}>
          <processFigure.Drawing {...calendar} />
          <div className={styles.undone}>
            <UndoneProcess />
          </div>
          <span className={styles.phase} data-phase />
        </div>
      </figure>
    </div>
  </section>
);

const daysOf = ({ from, to }: { from: number; to: number }) =>
  `${dayName(from)} to ${dayName(to).toLowerCase()}`;
