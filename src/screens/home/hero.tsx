import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowButton, ArrowLink } from '#components/arrow-link.tsx';
import { Facts } from '#components/facts.tsx';
import type { Site } from '#model/read-site.ts';
import { count } from '#model/sentence.ts';
import { DayFigure } from './day-figure.tsx';
import { FilmDialog } from './film-dialog.tsx';
import styles from './hero.module.css';

export function Hero({ site, desk }: { site: Site; desk?: ReactNode }) {
  const { day, features } = site;
  const { headline, subline, watch, offer, proof } = site.home.hero;
  const { callToAction } = site.navigation;
  const film = site.films.promo;
  const studies = Object.keys(site.caseStudies).length;
  return (
    <section className="wrap opening" aria-labelledby="home-heading">
      <h1 className="display" id="home-heading">
        {headline}
      </h1>
      <div className={clsx('grid-12', styles.columns)} data-day>
        <div className={clsx('to-5', styles.words)}>
          <p className="lede">{subline}</p>
          <p className={styles.offer}>{offer}</p>
          <ArrowButton to={callToAction} />
        </div>
        {day.asks.length > 0 && <div className="to-5">{desk}</div>}
        <DayFigure className={clsx('from-6', styles.figure)} day={day} features={features} />
        <div className={clsx('to-5', styles.words)}>
          <Facts rows={proof.map(({ what, is }) => [what, is])} />
          <div className={clsx('flow', styles.ways)}>
            {film && <FilmDialog film={film} label={watch} callToAction={callToAction} />}
            {studies > 0 && (
              <ArrowLink href="/docs/showcase">
                See {count(studies, 'case study', 'case studies')}
              </ArrowLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
