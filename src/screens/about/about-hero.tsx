import { aboutHero } from '#content/data/about.ts';
import './about-hero.css';

export function AboutHero() {
  const { heading, text, facts } = aboutHero;
  return (
    <section className="about-hero wrap" aria-labelledby="about-heading">
      <div className="grid-12">
        <h1 id="about-heading" className="display">
          {heading}
        </h1>
        <p className="lede">{text}</p>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
