import { workflowTemplates } from '#content/data/workflows.ts';
import { channelLabel } from '#weave/channels.ts';
import styles from './template-cards.module.css';

/** The agent templates. */
export function TemplateCards() {
  return (
    <ul className={styles.cards}>
      {workflowTemplates.map(({ slug, title, inShort, channel }) => (
        <li key={slug} data-channel={channel}>
          <a href={`/docs/agents/templates/${slug}`}>
            <h3>{title}</h3>
            <p className={styles.text}>{inShort}</p>
            <span className="caption">{channelLabel(channel)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
