import { clsx } from 'clsx';
import { rows, systems } from '#components/ordinary-day.ts';
import { Video } from '#components/video/video.tsx';
import { dayAgents, hero } from '#content/data/home.ts';
import { callToActionLink } from '#content/data/navigation.ts';
import { films } from '#content/data/videos.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoopControl } from '#ui/loop-control.tsx';
import { PermissionDiagram } from '#weave/permission-diagram.tsx';
import { MID, NARROW, WIDE } from '#weave/permission-diagram-variants.ts';
import { PermissionLegend } from '#weave/permission-legend.tsx';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import styles from './hero.module.css';

/** One drawing for each range of widths; CSS shows the one that fits the window. */
const DRAWINGS = [
  { id: 'wide-', variant: WIDE, className: styles.wide },
  { id: 'mid-', variant: MID, className: styles.mid },
  { id: 'narrow-', variant: NARROW, className: styles.narrow },
];

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
        </div>
        <OrdinaryThursday />
        <div className={styles.film}>
          <Video film={films.promo} loading="eager" />
        </div>
      </div>
    </section>
  );
}

/** Figure 1. Its last agent is at work: the shuttle passes. */
function OrdinaryThursday() {
  return (
    <figure className={styles.figure} data-loop>
      <div className={styles.drawing} data-loop-view>
        {DRAWINGS.map((drawing) => (
          <PermissionDiagram key={drawing.id} systems={systems} rows={rows} {...drawing} />
        ))}
        <ul className={styles.captions}>
          {dayAgents.map(({ who, channel, time, did }) => (
            <li key={who} data-channel={channel}>
              <span className={styles.who}>{who}</span>
              <span className={styles.did}>
                {time.includes(':') ? <time>{time}</time> : <b>{time}</b>} {did}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={clsx('caption', styles.key)}>
        <span>
          <b>Fig. 1</b> One ordinary Thursday
        </span>
        <span>
          <PermissionLegend access="act" /> On top: may act
        </span>
        <span>
          <PermissionLegend access="read" /> Beneath: may only read
        </span>
        <span>
          <PermissionLegend access="none" /> Passes behind: no access
        </span>
        <LoopControl className={styles.control} what="the shuttle of figure 1" />
      </figcaption>
    </figure>
  );
}
