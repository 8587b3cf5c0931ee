import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as ordinaryDay from '#components/ordinary-day.ts';
import { type DayAgent, dayAgents, dayTitle, features } from '#model/facts/home.ts';
import { list } from '#model/sentence.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import { type Access, PermissionLegend } from '#weave/diagram.tsx';
import type { Figure } from '#weave/figure.ts';
import { type Day, DayDrawing, labelOfDay } from './day-drawing.tsx';
import styles from './day-figure.module.css';
import { sheetOfDay } from './day-sheet.ts';

const { rows, systems } = ordinaryDay;

export const dayFigure: Figure<Day> = {
  Drawing: DayDrawing,
  sheet: sheetOfDay,
  label: labelOfDay,
};

const MAY: Record<Access, string> = { act: 'May act', read: 'May only read', none: 'No access' };

const ACCESSES = ['act', 'read', 'none'] as const satisfies Access[];

export function DayFigure({ className, desk }: { className: string; desk?: ReactNode }) {
  return (
    <div className={clsx(styles.figure, className)} data-day>
      <figure data-loop>
        <div className={styles.drawing} data-loop-view>
          <DaySystems />
          <dayFigure.Drawing {...ordinaryDay} />
          <ul className={clsx('quiet', styles.captions)}>
            {dayAgents.map((agent, row) => (
              <Caption key={agent.who} agent={agent} may={rows[row]?.access ?? []} />
            ))}
          </ul>
        </div>
        <figcaption className={clsx('caption', styles.key)}>
          <span>
            <b>Fig. 1</b> {dayTitle}
          </span>
          <span className={styles.signs}>
            {ACCESSES.map((kind) => (
              <span key={kind}>
                <PermissionLegend access={kind} /> {MAY[kind]}
              </span>
            ))}
          </span>
          <LoopControl className={styles.control} what="the shuttle of figure 1" />
        </figcaption>
      </figure>
      {desk}
    </div>
  );
}

function Caption({ agent, may }: { agent: DayAgent; may: readonly Access[] }) {
  const { who, channel, next = [], ask } = agent;
  const isFeature = features.some(({ image }) => image === channel);
  return (
    <li data-channel={channel}>
      {isFeature ? <a href={`#feature-${channel}`}>{who}</a> : <b className="block">{who}</b>}
      <span className={styles.doings}>
        {[agent, ...next].map(({ time, did }) => (
          <span key={time} data-doing>
            <b className="num">
              {next.length > 0 ? 'Now, ' : null}
              <time>{time}</time>
            </b>{' '}
            {did}
          </span>
        ))}
      </span>
      {ask ? (
        <>
          <span data-told="yes">{ask.done}</span>
          <span data-told="no">{ask.undone}</span>
        </>
      ) : null}
      {ACCESSES.map((kind) => (
        <span key={kind} className={styles.may} data-may={placesOf(kind, may).join(' ')}>
          {MAY[kind]}
        </span>
      ))}
    </li>
  );
}

const placesOf = (kind: Access, all: readonly Access[]) =>
  all.flatMap((each, place) => (each === kind ? place : []));

/** "May act: Quoting agent. No access: Analyst agent." */
function rightsIn(system: number): string {
  return ACCESSES.flatMap((kind) => {
    const agents = rows.filter(({ access }) => access[system] === kind).map(({ who }) => who);
    return agents.length > 0 ? `${MAY[kind]}: ${list(agents)}.` : [];
  }).join(' ');
}

/**
 * Under the pointer or pressed, the head of a system labels every agent with what it may do there.
 * A popover: the browser keeps one open and closes it on Escape; its words are for those who do not
 * see the labels.
 */
function DaySystems() {
  return (
    <ul className={styles.systems}>
      {systems.map(({ name, path }, index) => (
        <li key={name}>
          <button type="button" popoverTarget={`day-system-${index}`}>
            <span>{name}</span>
            <svg viewBox="-12 -12 48 48" aria-hidden="true">
              <path d={path} />
            </svg>
          </button>
          <span id={`day-system-${index}`} className="visually-hidden" popover="auto">
            {rightsIn(index)}
          </span>
        </li>
      ))}
    </ul>
  );
}
