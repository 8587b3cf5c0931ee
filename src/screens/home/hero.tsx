import { dayAgents, hero } from '../../../content/data/home.ts';
import { callToActionLink } from '../../../content/data/navigation.ts';
import { films } from '../../../content/data/videos.ts';
import { Video } from '../../components/video/video.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoopControl } from '../../ui/loop-control.tsx';
import { MID, NARROW, WIDE } from '../../weave/bundle-cuts.ts';
import { BundleWeave } from '../../weave/bundle-weave.tsx';
import { ShuttleArrow } from '../../weave/shuttle.tsx';
import { tools } from './day-tools.ts';
import { ActsSign, ReadsSign } from './weave-key.tsx';
import './hero.css';

const CUTS = { wide: WIDE, mid: MID, narrow: NARROW };

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
            <ButtonLink href={callToActionLink.href}>
              {callToActionLink.label} <ShuttleArrow />
            </ButtonLink>
          </div>
          <Video film={films.promo} />
        </div>
        <OrdinaryThursday />
      </div>
    </section>
  );
}

/** Figure 1, in three cuts of which the window's width shows one. Its last agent is at work: the shuttle passes. */
function OrdinaryThursday() {
  return (
    <figure className="loom" data-loop>
      <div className="loom-view loop-view">
        {Object.entries(CUTS).map(([name, cut]) => (
          <BundleWeave
            key={name}
            cut={cut}
            tools={tools}
            rows={dayAgents}
            id={`${name}-`}
            className={`cut-${name}`}
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
      <figcaption className="loom-key fig">
        <span>
          <b>Fig. 1</b> One ordinary Thursday
        </span>
        <span>
          <ActsSign /> On top: may act
        </span>
        <span>
          <ReadsSign /> Beneath: may only read
        </span>
        <LoopControl what="the shuttle of figure 1" />
      </figcaption>
    </figure>
  );
}
