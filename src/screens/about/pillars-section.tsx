import { pillarsHeading } from '#content/data/about.ts';
import { pillars } from '#content/data/pillars.ts';
import './pillars-section.css';

export function PillarsSection() {
  return (
    <section className="sect" aria-labelledby="pillars-heading">
      <div className="wrap">
        <div className="head pillars-head">
          <h2 id="pillars-heading">{pillarsHeading}</h2>
        </div>
        <ol>
          {pillars.map(({ name, text, includes }, index) => (
            <li key={name} className="pillar grid-12">
              <span className="pillar-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
              <ul>
                {includes.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
