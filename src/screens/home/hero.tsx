import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Facts } from '#components/facts.tsx';
import { Video } from '#components/video/video.tsx';
import { withFacts } from '#model/engagement-figures.ts';
import { type CaseStudy, caseStudies } from '#model/facts/case-facts.ts';
import { films } from '#model/facts/film-facts.ts';
import { hero } from '#model/facts/home-facts.ts';
import { callToActionLink } from '#model/facts/site-facts.ts';
import { count } from '#model/sentence.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import { DayFigure } from './day-figure.tsx';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={clsx('wrap', styles.hero)} aria-labelledby="home-heading">
      <h1 className="display" id="home-heading">
        {hero.headline}
      </h1>
      <div className={clsx('grid-12', styles.columns)}>
        <div className={styles.opening}>
          <p className={clsx('lede', styles.lede)}>{hero.subline}</p>
          <ButtonLink className={styles.button} href={callToActionLink.href}>
            {callToActionLink.label} <ShuttleArrow />
          </ButtonLink>
          <Proof />
        </div>
        <DayFigure className={styles.figure} />
        <div className={styles.film}>
          <Video film={films.promo} loading="eager" />
        </div>
      </div>
    </section>
  );
}

/** Facts before any claim: the cost, the time until something is in use and who owns it; then the case studies. */
function Proof() {
  const studies = Object.values<CaseStudy>(caseStudies).filter(({ card }) => card).length;
  return (
    <>
      <Facts className={styles.proof}>
        {hero.proof.map(({ what, is }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{withFacts(is)}</dd>
          </div>
        ))}
      </Facts>
      <ArrowLink className={styles.cases} href="/docs/showcase">
        See {count(studies, 'case study', 'case studies')}
      </ArrowLink>
    </>
  );
}
