import { mailExample } from '#model/facts/home-facts.ts';
import { AgentIcon } from './agent-icon.tsx';
import { Example, ExampleRecord } from './example.tsx';
import styles from './mail-example.module.css';

export function MailExample() {
  const { heading, time, from, mail, record, draftFor, draft, outcome, remark } = mailExample;
  return (
    <Example {...{ heading, outcome, remark }} aside={time}>
      <p className="caption">From {from}</p>
      <blockquote className={styles.mail}>“{mail}”</blockquote>
      <ExampleRecord pairs={record} />
      <div className={styles.draft}>
        <AgentIcon />
        <div>
          <p className="caption">{draftFor}</p>
          <blockquote>“{draft}”</blockquote>
        </div>
      </div>
    </Example>
  );
}
