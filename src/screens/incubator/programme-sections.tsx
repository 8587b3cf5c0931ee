import { experience, programmeFacts, sampleWeek, weeks } from '#content/data/incubator.ts';
import './programme-sections.css';

/** The cloth beside each week gets denser as the work does: one of four tiles. */
function density(week: number): 1 | 2 | 3 | 4 {
  if (week <= 2) return 1;
  if (week <= 5) return 2;
  return week <= 8 ? 3 : 4;
}

export function Weeks() {
  return (
    <section className="sect wrap" aria-labelledby="weeks-heading">
      <div className="grid-12 head weeks">
        <div className="weeks-intro">
          <h2 id="weeks-heading">Ten weeks of mentorship</h2>
          <p className="lede">
            One topic a week, two to three hours of your time: one to two hours of core content, and one live
            call.
          </p>
          <dl className="facts">
            {programmeFacts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="caption">The cloth beside each week gets denser as the work does.</p>
        </div>
        <ol className="weeks-list">
          {weeks.map(({ topic, text }, index) => (
            <li key={topic} data-density={density(index + 1)}>
              <span className="num" aria-hidden="true">
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
      <div className="grid-12 head experience">
        <div className="experience-intro">
          <h2 id="experience-heading">What You’ll Experience</h2>
          <SampleWeek />
        </div>
        <ol className="experience-list">
          {experience.map(({ heading, text }) => (
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
  const { heading, total, entries } = sampleWeek;
  return (
    <figure className="sample-week">
      <div className="sample-week-head">
        <b>{heading}</b>
        <span className="num">{total}</span>
      </div>
      <ol>
        {entries.map(({ day, what, time }) => (
          <li key={day}>
            <span className="sample-week-day">{day}</span>
            <span>{what}</span>
            <span className="num">{time}</span>
          </li>
        ))}
      </ol>
      <figcaption className="visually-hidden">An example of what one week asks for.</figcaption>
    </figure>
  );
}
