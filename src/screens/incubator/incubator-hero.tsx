import { clsx } from 'clsx';
import { SampleNote } from '#components/sample-note.tsx';
import { Video } from '#components/video/video.tsx';
import { films } from '#model/facts/film-facts.ts';
import { incubator, partnerBadge } from '#model/facts/incubator-facts.ts';
import styles from './incubator-hero.module.css';
import { WaitlistLink } from './waitlist-link.tsx';

export function IncubatorHero() {
  const [lead, rest] = partnerBadge.claim;
  return (
    <>
      <section className={clsx('wrap', styles.hero)} aria-labelledby="incubator-heading">
        <div className="grid-12">
          <h1 id="incubator-heading" className="display">
            {incubator.title}
          </h1>
          <div className={styles.pitch}>
            <p className={styles.pill}>{incubator.status}</p>
            <p className="lede">
              {incubator.lede} <b>{incubator.claim}</b>.
            </p>
            <WaitlistLink />
            <p className={clsx('note', styles.smallPrint)}>{incubator.smallPrint}</p>
          </div>
          <Video
            className={styles.film}
            film={films.incubatorHero}
            mode="autoplay-muted"
            hasCaption={false}
            loading="eager"
          />
        </div>
      </section>
      <section className={clsx('wrap', styles.partner)} aria-labelledby="partner-heading">
        <Seal />
        <h2 id="partner-heading">
          <b>{lead}</b> {rest}
        </h2>
        <div className={styles.partnerNote}>
          <p className="note">{partnerBadge.note}</p>
          <SampleNote className={styles.sample} note="partnerBadge" of={partnerBadge} />
        </div>
      </section>
    </>
  );
}

function Seal() {
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" fill="none" aria-hidden="true">
      <circle cx="32" cy="32" r="31" stroke="currentColor" strokeWidth="1.4" />
      <path d="M20 10v44M27 6v52M37 6v52M44 10v44" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="32" cy="32" r="17" fill="var(--color-ink)" />
      <path d="m24 32.5 6 6 11-12" stroke="var(--color-paper)" strokeWidth="3.2" />
    </svg>
  );
}
