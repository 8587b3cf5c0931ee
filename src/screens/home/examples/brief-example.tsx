import { briefExample } from '#model/facts/home-facts.ts';
import { AgentIcon } from './agent-icon.tsx';
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
