import { clsx } from 'clsx';
import { Facts } from '#components/facts.tsx';
import type { Site } from '#model/read-site.ts';
import { Sheet } from '#ui/sheet.tsx';
import { CHANNELS } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range, round } from '#weave/geometry.ts';
import { WaitlistLink } from './incubator.tsx';
import styles from './programme.module.css';

export const Programme = ({
  incubator: { opening, programme, experience, worth, opportunity },
  weeks,
}: Site) => (
  <>
    <section className="sect wrap" aria-labelledby="weeks-heading">
      <div className="grid-12 head apart">
        <div className="stack">
          <h2 id="weeks-heading">{programme.heading}</h2>
          <p className="lede">{programme.text}</p>
        </div>
        <Facts
          className="num quarters"
          rows={programme.facts.map(({ name, value }) => [name, value])}
        />
        <ol className={clsx('rows open', styles.weeksList)}>
          {weeks.map(({ topic, text }, index) => (
            <li key={topic} className="flow">
              <span className={clsx('num', styles.weekNumber)} aria-hidden>
                {index + 1}
              </span>
              <div>
                <h3>
                  <span className="visually-hidden">Week {index + 1}: </span>
                  {topic}
                </h3>
                <p className="small">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
    <section className="sect wrap" aria-labelledby="experience-heading">
      <div className="grid-12 head apart">
        <div className={clsx('to-5 stack', styles.sampleWeek)}>
          <h2 id="experience-heading">{experience.heading}</h2>
          <figure className="figure">
            <Sheet heading={experience.week.heading} aside={experience.week.total}>
              <ol className="rows log small">
                {experience.week.entries.map(({ day, what, time }) => (
                  <li key={day}>
                    <span>{day}</span> {what} <b className="num">{time}</b>
                  </li>
                ))}
              </ol>
            </Sheet>
            <figcaption className="caption">{experience.week.caption}</figcaption>
          </figure>
        </div>
        <ol className={clsx('rows open from-6', styles.parts)}>
          {experience.parts.map(({ heading, text }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
    <section className={clsx('on-ink', styles.worth)} aria-labelledby="worth-heading">
      <div className="wrap grid-12 apart peak">
        <h2 id="worth-heading" className="to-5">
          {worth.heading}
        </h2>
        <ul className="rows open from-6">
          {worth.reasons.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
    <section className="sect wrap" aria-labelledby="opportunity-heading">
      <div className="grid-12 head apart">
        <div className={clsx('to-3', styles.cohort)}>
          <CohortLabel />
          <p className="serif">
            {opportunity.badge.first} <em>{opportunity.badge.second}</em>{' '}
            <small>{opportunity.badge.small}</small>
          </p>
        </div>
        <div className={clsx('from-4 stack', styles.offer)}>
          <h2 id="opportunity-heading">{opportunity.heading}</h2>
          <p className="lede">{opportunity.text}</p>
          <WaitlistLink to={opening.waitlist} />
        </div>
      </div>
    </section>
  </>
);

/** Channels are laid `border` picks from an edge. */
const LABEL = { width: 320, height: 300, fringe: 84, ends: 64, pick: 4, border: 3 };

export function CohortLabel() {
  const { width, height, fringe, ends, pick, border } = LABEL;
  const pitch = width / ends;
  const hanging = range(ends).map((end) => {
    const length = fringe - ((end * 29) % 23) * 2;
    const sway = ((end * 13) % 7) - 3;
    return `M${round((end + 0.5) * pitch)} ${height}q${sway} ${round(length / 2)} ${round(sway / 2)} ${length}`;
  });
  return (
    <Drawing viewBox={`-10 0 ${width + 20} ${height + fringe}`}>
      <path stroke="var(--color-ink)" strokeWidth="1.2" d={hanging.join('')} />
      <path fill="var(--color-panel)" d={`M0 0h${width}v${height}H0z`} />
      <path
        stroke="var(--color-panel-rule)"
        strokeWidth={width}
        strokeDasharray={`.7 ${pick - 0.7}`}
        d={`M${width / 2} 0v${height}`}
      />
      <path
        stroke="var(--color-panel)"
        strokeWidth={width + 14}
        strokeDasharray={`2 ${pick * 2 - 2}`}
        d={`M${width / 2} 2v${height - 4}`}
      />
      {CHANNELS.map(({ id }, index) => (
        <path
          key={id}
          stroke={`var(--color-panel-thread-${id})`}
          strokeWidth="2.6"
          strokeDasharray={`${round(pitch * 3)} ${round(pitch)}`}
          strokeDashoffset={round(index * pitch)}
          d={[border + index, height / pick - border - index]
            .map((row) => `M0 ${row * pick}h${width}`)
            .join('')}
        />
      ))}
    </Drawing>
  );
}
