import { clsx } from 'clsx';
import { drawnDay } from '#components/ordinary-day.ts';
import type { DayAgent, Feature, OrdinaryDay } from '#model/facts/home.ts';
import { list } from '#model/sentence.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import { type Day, DayDrawing, labelOfDay } from '#weave/day-drawing.tsx';
import { type Access, PermissionLegend } from '#weave/diagram.tsx';
import type { Figure } from '#weave/figure.ts';
import styles from './day-figure.module.css';
import { sheetOfDay } from './day-sheet.ts';

export const dayFigure: Figure<Day> = {
  Drawing: DayDrawing,
  sheet: sheetOfDay,
  label: labelOfDay,
};

const MAY: Record<Access, string> = { act: 'May act', read: 'May only read', none: 'No access' };

const ACCESSES: Access[] = ['act', 'read', 'none'];

interface DayFigureProps {
  day: OrdinaryDay;
  /** Agents lead to the feature of their channel. */
  features: readonly Feature[];
  className: string;
}

export function DayFigure({ day, features, className }: DayFigureProps) {
  const drawn = drawnDay(day);
  return (
    <div className={clsx('wide', styles.figure, className)}>
      <figure data-loop>
        <div className={styles.drawing} data-loop-view>
          <p className={clsx('flow caption', styles.signs)}>
            {ACCESSES.map((kind) => (
              <span key={kind}>
                <PermissionLegend access={kind} /> {MAY[kind]}
              </span>
            ))}
          </p>
          <DaySystems {...drawn} />
          <dayFigure.Drawing {...drawn} />
          <ul className={styles.captions}>
            {day.agents.map((agent, row) => (
              <Caption
                key={agent.who}
                agent={agent}
                may={drawn.rows[row]?.access ?? []}
                row={row}
                isFeature={features.some(({ image }) => image === agent.channel)}
              />
            ))}
          </ul>
        </div>
        <figcaption className={clsx('flow caption', styles.key)}>
          <span>
            <b>Fig. 1</b> {day.title}
          </span>
          <LoopControl className={styles.control} what="the shuttle of figure 1" />
        </figcaption>
      </figure>
    </div>
  );
}

interface CaptionProps {
  agent: DayAgent;
  may: readonly Access[];
  row: number;
  isFeature: boolean;
}

function Caption({ agent, may, row, isFeature }: CaptionProps) {
  const { who, channel, next = [], ask } = agent;
  return (
    <li data-channel={channel} data-ask={ask && row}>
      <b className="block">
        <span className="quiet">{isFeature ? <a href={`#feature-${channel}`}>{who}</a> : who}</span>
        &ensp;
        {ask && (
          <a className="small script-only screen-only" href="#decide" data-doing="decide">
            Decide
          </a>
        )}
      </b>
      <span className={styles.doings}>
        {[agent, ...next].map(({ time, did }) => (
          <span key={time} data-doing>
            <b className="num">
              {next.length > 0 && 'Now, '}
              <time>{time}</time>
            </b>{' '}
            {did}
          </span>
        ))}
      </span>
      {ask && <Told {...ask} />}
      {ACCESSES.map((kind) => (
        <span
          key={kind}
          className={styles.may}
          data-may={may.flatMap((each, place) => (each === kind ? place : [])).join(' ')}
        >
          {MAY[kind]}
        </span>
      ))}
    </li>
  );
}

export const Told = ({ done, undone }: Record<'done' | 'undone', string>) => (
  <>
    <span data-told="yes">{done}</span>
    <span data-told="no">{undone}</span>
  </>
);

function rightsIn(rows: Day['rows'], system: number) {
  return ACCESSES.flatMap((kind) => {
    const agents = rows.filter(({ access }) => access[system] === kind).map(({ who }) => who);
    return agents.length > 0 ? `${MAY[kind]}: ${list(agents)}.` : [];
  }).join(' ');
}

/**
 * Under the pointer or pressed, the head of a system labels every agent with what it may do there.
 * The words of its popover are for those who do not see the labels.
 */
const DaySystems = ({ systems, rows }: Day) => (
  <ul className={styles.systems}>
    {systems.map(({ name, path }, index) => (
      <li key={name}>
        <button type="button" popoverTarget={`day-system-${index}`}>
          <span>{name}</span>
          <svg viewBox="-12 -12 48 48" aria-hidden>
            <path d={path} />
          </svg>
        </button>
        <span id={`day-system-${index}`} className="visually-hidden" popover="auto">
          {rightsIn(rows, index)}
        </span>
      </li>
    ))}
  </ul>
);
