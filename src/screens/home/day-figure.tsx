import { clsx } from 'clsx';
import { rows, systems } from '#components/ordinary-day.ts';
import { type DayAgent, dayAgents, dayTitle } from '#model/facts/home-facts.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import { PermissionLegend } from '#weave/diagram.tsx';
import type { Access } from '#weave/permission-description.ts';
import { WORKING_MID, WORKING_NARROW, WORKING_WIDE, WorkingDiagram } from '#weave/working-diagram.tsx';
import access from './day-access.module.css';
import { MAY } from './day-access.ts';
import styles from './day-figure.module.css';
import loop from './day-loop.module.css';
import opening from './day-opening.module.css';
import { DaySystems } from './day-systems.tsx';

/** One drawing for each range of widths; CSS shows the one that fits the window. */
const DRAWINGS = [
  { id: 'wide-', variant: WORKING_WIDE, className: styles.wide },
  { id: 'mid-', variant: WORKING_MID, className: styles.mid },
  { id: 'narrow-', variant: WORKING_NARROW, className: styles.narrow },
];

const ACCESSES = ['act', 'read', 'none'] as const satisfies Access[];

/** Figure 1, read downwards through the day. Finished work is woven, and the last agent is at work. */
export function DayFigure({ className }: { className?: string | undefined }) {
  return (
    <figure
      className={clsx(styles.figure, access.asked, opening.moving, loop.moving, className)}
      data-loop
      data-day
    >
      <div className={styles.drawing} data-loop-view>
        <DaySystems />
        {DRAWINGS.map((drawing) => (
          <WorkingDiagram key={drawing.id} systems={systems} rows={rows} {...drawing} />
        ))}
        <ul className={styles.captions}>
          {dayAgents.map((agent, row) => (
            <Caption key={agent.who} agent={agent} may={rows[row]?.access ?? []} />
          ))}
        </ul>
      </div>
      <figcaption className={clsx('caption', styles.key)}>
        <span>
          <b>Fig. 1</b> {dayTitle}
        </span>
        {ACCESSES.map((kind) => (
          <span key={kind}>
            <PermissionLegend access={kind} /> {MAY[kind].label}
          </span>
        ))}
        <LoopControl className={styles.control} what="the shuttle of figure 1" />
      </figcaption>
    </figure>
  );
}

/** Describes what an agent did, with a link to the work of agents of its channel; the agent at work has further tasks. */
function Caption({ agent, may }: { agent: DayAgent; may: readonly Access[] }) {
  const { who, channel, next = [] } = agent;
  return (
    <li data-channel={channel}>
      <a className={styles.who} href={`#feature-${channel}`}>
        {who}
      </a>
      <span className={styles.doings}>
        {[agent, ...next].map(({ time, did }) => (
          <span key={time} data-doing className={clsx(styles.did, next.length > 0 && loop.doing)}>
            <b>
              {next.length > 0 ? 'Now, ' : null}
              <time>{time}</time>
            </b>{' '}
            {did}
          </span>
        ))}
      </span>
      {may.map((kind, system) => (
        <span key={systems[system]?.name} className={access.may} data-may={system}>
          {MAY[kind].label}
        </span>
      ))}
    </li>
  );
}
