import { channelLabel } from '#weave/channels.ts';
import { useDocs } from './docs-context.ts';
import styles from './template-cards.module.css';

/** The agent templates, from the front matter of their pages. */
export function TemplateCards() {
  return (
    <ul className={styles.cards}>
      {useDocs().pages.map(({ path, title, template }) =>
        template ? (
          <li key={path} data-channel={template.channel}>
            <a href={path}>
              <h3>{title}</h3>
              <p className={styles.text}>{template.inShort}</p>
              <span className="caption">{channelLabel(template.channel)}</span>
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
