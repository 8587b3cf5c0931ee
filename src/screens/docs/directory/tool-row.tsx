import type { ComponentProps } from 'react';
import { CHANNEL_LABELS } from '#model/integration-terms.ts';
import type { DirectoryTool } from './listed-tools.ts';
import styles from './tool-directory.module.css';

export const ToolRows = (props: ComponentProps<'ul'>) => <ul className={styles.rows} {...props} />;

interface ToolRowProps extends ComponentProps<'li'> {
  tool: DirectoryTool;
  hasCategory?: boolean;
  /** `named-details.behaviour.ts` fetches it as its group opens. */
  isLazy?: boolean;
}

export function ToolRow({ tool, hasCategory, isLazy = false, ...rest }: ToolRowProps) {
  const more = [hasCategory && tool.category, tool.remarks].filter(Boolean).join('. ');
  return (
    <li {...rest}>
      <ToolMark tool={tool} isLazy={isLazy} />
      <a href={tool.url} translate="no">
        {tool.name}
      </a>{' '}
      <span className="caption">
        {tool.ways}
        <span data-channel={tool.channel}>{CHANNEL_LABELS[tool.channel]}</span>
      </span>
      {more && (
        <span className="caption">
          <span className="visually-hidden">. </span>
          {more}
        </span>
      )}
    </li>
  );
}

/** A ring with the letter that a name begins with, where a tool has no mark. */
export const ringOf = (name: string) => `ring-${name.charAt(0)}`;

interface ToolMarkProps {
  tool: Pick<DirectoryTool, 'name' | 'mark'>;
  isLazy?: boolean;
}

/** A `viewBox` would be in the page a thousand times. */
export const ToolMark = ({ tool: { name, mark }, isLazy }: ToolMarkProps) => (
  <svg width="20" height="20" className="screen-only" aria-hidden>
    <use href={mark && !isLazy ? mark : `#${ringOf(name)}`} data-mark={isLazy ? mark : undefined} />
  </svg>
);
