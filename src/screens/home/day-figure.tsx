import { clsx } from 'clsx';
import { rows, systems } from '#components/ordinary-day.ts';
import { type DayAgent, dayAgents, dayTitle } from '#model/facts/day-facts.ts';
import { list } from '#model/sentence.ts';
import { LoopControl } from '#ui/loop-control.tsx';
import type { Access } from '#weave/permission-crossing.ts';
import { PermissionLegend } from '#weave/permission-legend.tsx';
import { WorkingDiagram } from '#weave/working-diagram.tsx';
import { WORKING_MID, WORKING_NARROW, WORKING_WIDE } from '#weave/working-diagram-variants.ts';
import styles from './day-figure.module.css';
import motion from './day-motion.module.css';

/** One drawing for each range of widths; CSS shows the one that fits the window. */
const DRAWINGS = [
  { id: 'wide-', variant: WORKING_WIDE, className: styles.wide },
  { id: 'mid-', variant: WORKING_MID, className: styles.mid },
  { id: 'narrow-', variant: WORKING_NARROW, className: styles.narrow },
];

const MAY: Record<Access, { label: string; phrase: string }> = {
  act: { label: 'May act', phrase: 'may act' },
  read: { label: 'May only read', phrase: 'may only read' },
  none: { label: 'No access', phrase: 'has no access' },
};

const ACCESSES = ['act', 'read', 'none'] as const satisfies Access[];

/** Figure 1, read downwards through the day. What is done is woven, and the last agent is at it. */
export function DayFigure({ className }: { className?: string | undefined }) {
  return (
    <figure className={clsx(styles.figure, motion.moving, className)} data-loop>
      <div className={styles.drawing} data-loop-view>
        <Systems />
        {DRAWINGS.map((drawing) => (
          <WorkingDiagram key={drawing.id} systems={systems} rows={rows} {...drawing} />
        ))}
        <ul className={styles.captions}>
          {dayAgents.map((agent, row) => (
            <Caption key={agent.who} agent={agent} access={rows[row]?.access ?? []} />
          ))}
        </ul>
      </div>
      <figcaption className={clsx('caption', styles.key)}>
        <span>
          <b>Fig. 1</b> {dayTitle}
        </span>
        {ACCESSES.map((access) => (
          <span key={access}>
            <PermissionLegend access={access} /> {MAY[access].label}
          </span>
        ))}
        <LoopControl className={styles.control} what="the shuttle of figure 1" />
      </figcaption>
    </figure>
  );
}

/** The heads of the systems. Under the pointer or with the focus, one says beside every agent what it may do there. */
function Systems() {
  return (
    <ul className={styles.systems}>
      {systems.map(({ name, path }, index) => (
        <li key={name}>
          <button type="button" aria-describedby={`day-system-${index}`}>
            <span className={styles.name}>{name}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
          </button>
          <span id={`day-system-${index}`} hidden>
            {list(rows.map(({ who, access }) => `${who} ${MAY[access[index] ?? 'none'].phrase}`))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What an agent did, with a link to what agents of its channel do; the one at work goes on to its next doings. */
function Caption({ agent, access }: { agent: DayAgent; access: readonly Access[] }) {
  const { who, channel, next = [] } = agent;
  return (
    <li data-channel={channel}>
      <a className={styles.who} href={`#feature-${channel}`}>
        {who}
      </a>
      <span className={styles.doings}>
        {[agent, ...next].map(({ time, did }) => (
          <span key={time} className={clsx(styles.did, next.length > 0 && motion.doing)}>
            <b>
              {next.length > 0 ? 'Now, ' : null}
              <time>{time}</time>
            </b>{' '}
            {did}
          </span>
        ))}
      </span>
      {access.map((kind, system) => (
        <span key={systems[system]?.name} className={styles.may} data-may={system}>
          {MAY[kind].label}
        </span>
      ))}
    </li>
  );
}
