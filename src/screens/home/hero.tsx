import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowButton } from '#components/arrow-link.tsx';
import { Facts } from '#components/facts.tsx';
import { drawnDay } from '#components/ordinary-day.ts';
import type { OrdinaryDay } from '#model/facts/home.ts';
import type { Site } from '#model/read-site.ts';
import type { Day } from '#weave/day-drawing.tsx';
import { accessIn } from '#weave/diagram.tsx';
import { PermissionDiagram, type PermissionVariant } from '#weave/permission-diagram.tsx';
import { DayFigure, Told } from './day-figure.tsx';
import { FilmDialog } from './film-dialog.tsx';
import styles from './hero.module.css';

export function Hero({ site, desk }: { site: Site; desk?: ReactNode }) {
  const { day, features } = site;
  const { headline, subline, watch, offer, proof } = site.home.hero;
  const { callToAction } = site.navigation;
  const film = site.films.promo;
  return (
    <section className="wrap opening" aria-labelledby="home-heading">
      <h1 className="display" id="home-heading">
        {headline}
      </h1>
      <div className={clsx('grid-12', styles.columns)} data-day>
        <div className={clsx('to-5', styles.words)}>
          <p className="lede">{subline}</p>
          <p className={styles.offer}>{offer}</p>
          <div className={clsx('flow', styles.ways)}>
            <ArrowButton to={callToAction} />
            {film && <FilmDialog film={film} label={watch} callToAction={callToAction} />}
          </div>
          <DayCut day={day} />
        </div>
        {day.asks.length > 0 && <div className="to-5">{desk}</div>}
        <Facts className="to-5" rows={proof.map(({ what, is }) => [what, is])} />
        <DayFigure className={clsx('from-6', styles.figure)} day={day} features={features} />
      </div>
    </section>
  );
}

/** Three systems and rows, with room for words at its right on a phone. */
export const PHONE: PermissionVariant = {
  width: 186,
  height: 284,
  bundle: { ends: 8, pitch: 4.6, thread: 2.8 },
  across: { first: 35, gap: 58 },
  down: { first: 118, gap: 64 },
  eye: 15,
  nameSize: 'var(--drawn-s)',
};

/** The rows that ask, or one and the last, in up to three systems in which they differ. */
export function cutOf({ systems, rows, asked }: Omit<Day, 'doings'>) {
  const last = rows.length - 1;
  const shown = asked.length > 1 ? asked : [Math.min(asked[0] ?? 0, last - 1), last];
  const cut = rows
    .map((row, index) => ({ ...row, ask: asked.find((each) => each === index) }))
    .filter((_, row) => shown.includes(row));
  const kinds = systems.map((_, system) => cut.map(({ access }) => access[system]));
  const places = [...new Map(kinds.map((kind, system) => [String(kind), system])).values()]
    .filter((system) => new Set(kinds[system]).size > 1)
    .slice(0, 3);
  const isShown = (_: unknown, system: number) => places.includes(system);
  return {
    systems: systems.filter(isShown),
    rows: cut.map((row) => ({ ...row, access: row.access.filter(isShown) })),
  };
}

/** Figure 1 in the first window of a phone. The words beside it say what is drawn. */
function DayCut({ day }: { day: OrdinaryDay }) {
  const { systems, rows } = cutOf(drawnDay(day));
  const names = systems.map(({ name }) => name);
  return (
    <div className={clsx('narrow screen-only small', styles.cut)}>
      <PermissionDiagram
        variant={{ ...PHONE, height: PHONE.height + (rows.length - 3) * PHONE.down.gap }}
        systems={systems}
        rows={rows}
        decorative
      />
      <ul>
        {rows.map(({ who, channel, access, ask }) => (
          <li key={who} data-ask={ask}>
            <span data-channel={channel}>
              <b className="block">{who}</b>{' '}
              <span data-doing>
                {accessIn(names, access, { act: 'acts in', read: 'only reads' }).join(', ')}
              </span>{' '}
              {day.asks.map((asked) => asked.row === ask && <Told key={ask} {...asked} />)}
            </span>
          </li>
        ))}
      </ul>
      <div className={clsx('script-only', styles.waits)}>
        {day.asks.map(({ row, time, text, ...outcomes }, index, { length }) => (
          <p key={row} data-ask={row}>
            <b className="num">{time}</b> <a href="#decide">{text}</a>
            {index === length - 1 && <Told {...outcomes} />}
          </p>
        ))}
      </div>
    </div>
  );
}
