import { clsx } from 'clsx';
import { Facts } from '#components/facts.tsx';
import { aboutHero } from '#model/facts/about-facts.ts';
import type { TeamPhotos } from '#model/team-photos.ts';
import styles from './about-hero.module.css';
import { TeamFigure } from './team-figure.tsx';

interface AboutHeroProps {
  photos: TeamPhotos;
}

export function AboutHero({ photos }: AboutHeroProps) {
  const { heading, text, facts } = aboutHero;
  return (
    <section className={clsx('wrap', styles.hero)} aria-labelledby="about-heading">
      <div className={clsx('grid-12', styles.row)}>
        <div className={styles.words}>
          <h1 id="about-heading" className="display">
            {heading}
          </h1>
          <p className={clsx('lede', styles.lede)}>{text}</p>
        </div>
        <div className={styles.people}>
          <TeamFigure photos={photos} />
        </div>
      </div>
      <Facts className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </Facts>
    </section>
  );
}
