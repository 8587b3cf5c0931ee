import { clsx } from 'clsx';
import { aboutHero } from '#content/data/about.ts';
import styles from './about-hero.module.css';

export function AboutHero() {
  const { heading, text, facts } = aboutHero;
  return (
    <section className={clsx('wrap', styles.hero)} aria-labelledby="about-heading">
      <div className="grid-12">
        <h1 id="about-heading" className="display">
          {heading}
        </h1>
        <p className={clsx('lede', styles.lede)}>{text}</p>
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
