import { Video } from '#components/video/video.tsx';
import { dayAgents, hero } from '#content/data/home.ts';
import { callToActionLink } from '#content/data/navigation.ts';
import { films } from '#content/data/videos.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoopControl } from '#ui/loop-control.tsx';
import { PermissionDiagram } from '#weave/permission-diagram.tsx';
import { MID, NARROW, WIDE } from '#weave/permission-diagram-variants.ts';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import { tools } from './day-tools.ts';
import { ActsIcon, ReadsIcon } from './weave-key.tsx';
import './hero.css';

const VARIANTS = { wide: WIDE, mid: MID, narrow: NARROW };

export function Hero() {
  return (
    <section className="hero wrap" aria-labelledby="home-heading">
      <h1 className="display" id="home-heading">
        {hero.headline}
      </h1>
      <div className="grid-12 under">
        <div className="pitch">
          <div className="top">
            <p className="lede">{hero.subline}</p>
            <ButtonLink className="btn" href={callToActionLink.href}>
              {callToActionLink.label} <ShuttleArrow />
            </ButtonLink>
          </div>
          <Video className="film" film={films.promo} />
        </div>
        <OrdinaryThursday />
      </div>
    </section>
  );
}

/** Figure 1, in three variants of which the window's width shows one. Its last agent is at work: the shuttle passes. */
function OrdinaryThursday() {
  return (
    <figure className="loom" data-loop>
      <div className="loom-view" data-loop-view="">
        {Object.entries(VARIANTS).map(([name, variant]) => (
          <PermissionDiagram
            key={name}
            variant={variant}
            tools={tools}
            rows={dayAgents}
            id={`${name}-`}
            className={`variant-${name}`}
          />
        ))}
        <ul className="caps">
          {dayAgents.map(({ who, channel, time, did }) => (
            <li key={who} data-channel={channel}>
              <span className="who">{who}</span>
              <span className="did">
                {time.includes(':') ? <time>{time}</time> : <b>{time}</b>} {did}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="loom-key caption">
        <span>
          <b>Fig. 1</b> One ordinary Thursday
        </span>
        <span>
          <ActsIcon /> On top: may act
        </span>
        <span>
          <ReadsIcon /> Beneath: may only read
        </span>
        <LoopControl className="loop-control" what="the shuttle of figure 1" />
      </figcaption>
    </figure>
  );
}
