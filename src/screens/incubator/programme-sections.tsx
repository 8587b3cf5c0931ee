import { clsx } from 'clsx';
import { Facts } from '#components/facts.tsx';
import { experience, programme, sampleWeek, weeks } from '#model/facts/incubator-facts.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './programme-sections.module.css';

/** Chooses the pattern of a week, one of four: it gets denser as the work does. */
function density(week: number): 1 | 2 | 3 | 4 {
  if (week <= 2) return 1;
  if (week <= 5) return 2;
  return week <= 8 ? 3 : 4;
}

export function Weeks() {
  return (
    <section className="sect wrap" aria-labelledby="weeks-heading">
      <div className="grid-12 head">
        <div className={styles.weeksIntro}>
          <h2 id="weeks-heading">{programme.heading}</h2>
          <p className={clsx('lede', styles.weeksLede)}>{programme.text}</p>
          <Facts>
            {programme.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </Facts>
          <p className={clsx('caption', styles.weeksCaption)}>{programme.caption}</p>
        </div>
        <ol className={styles.weeksList}>
          {weeks.map(({ topic, text }, index) => (
            <li key={topic} data-density={density(index + 1)}>
              <span className={clsx('num', styles.weekNumber)} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>
                  <span className="visually-hidden">Week {index + 1}: </span>
                  {topic}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Experience() {
  return (
    <section className="sect wrap" aria-labelledby="experience-heading">
      <div className={clsx('grid-12 head', styles.experience)}>
        <div className={styles.experienceIntro}>
          <h2 id="experience-heading">{experience.heading}</h2>
          <SampleWeek />
        </div>
        <ol className={styles.experienceList}>
          {experience.parts.map(({ heading, text }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SampleWeek() {
  const { heading, total, entries, caption } = sampleWeek;
  return (
    <figure className={styles.sampleWeek}>
      <Sheet className={styles.sheet} heading={heading} aside={total}>
        <ol>
          {entries.map(({ day, what, time }) => (
            <li key={day}>
              <span className={styles.sampleWeekDay}>{day}</span>
              <span>{what}</span>
              <span className={clsx('num', styles.sampleWeekTime)}>{time}</span>
            </li>
          ))}
        </ol>
      </Sheet>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
