import { briefExample } from '#content/data/examples.ts';
import styles from './brief-example.module.css';
import { Example } from './example.tsx';

export function BriefExample() {
  const { heading, schedule, author, time, opening, points, outcome, remark } = briefExample;
  return (
    <Example {...{ heading, outcome, remark }} aside={schedule}>
      <div className={styles.brief}>
        <AgentIcon />
        <div>
          <b>{author}</b> <span className="caption num">{time}</span>
          <p>{opening}</p>
          <ul>
            {points.map(([subject, text]) => (
              <li key={subject}>
                <b>{subject}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Example>
  );
}

const WARP = 'M11 4v32M20 4v32M29 4v32';
const WEFT = 'M3 13h34M3 20h34M3 27h34';
const ON_TOP = 'M11 10v6M29 10v6M20 17v6M11 24v6M29 24v6';

/** Stands for the agent, who has no face: three threads woven through three, in the colour of its channel. */
function AgentIcon() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={WARP} stroke="var(--color-ink)" strokeWidth="3" />
      <path d={WEFT} stroke="var(--color-sheet)" strokeWidth="6.4" />
      <path d={WEFT} stroke="var(--color-chat)" strokeWidth="4" />
      <path d={ON_TOP} stroke="var(--color-sheet)" strokeWidth="5" />
      <path d={ON_TOP} stroke="var(--color-ink)" strokeWidth="3" />
    </svg>
  );
}
