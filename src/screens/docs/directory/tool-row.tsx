import type { ComponentProps } from 'react';
import { CHANNEL_LABELS, type Channel } from '#model/integration-terms.ts';
import type { DirectoryTool } from './listed-tools.ts';
import styles from './tool-directory.module.css';

export const ToolRows = (props: ComponentProps<'ul'>) => (
  <>
    <p className="caption screen-only" data-skip-text="">
      <span>How it connects</span> <span data-channel="">Channel</span>
    </p>
    <ul className={styles.rows} {...props} />
  </>
);

interface ToolRowProps extends ComponentProps<'li'> {
  tool: DirectoryTool;
  hasCategory?: boolean;
  /** `named-details.behaviour.ts` fetches it as its group opens. */
  isLazy?: boolean;
}

export function ToolRow({ tool, hasCategory, isLazy, ...rest }: ToolRowProps) {
  const more = [hasCategory && tool.category, tool.note].filter(Boolean).join('. ');
  return (
    <li {...rest}>
      <ToolMark tool={tool} isLazy={isLazy} />
      <a href={tool.url} translate="no">
        {tool.name}
      </a>{' '}
      <span className="caption">{tool.ways}</span>{' '}
      <span className="caption" data-channel={tool.channel}>
        {`· ${CHANNEL_LABELS[tool.channel]}`}
      </span>{' '}
      {more && <span className="caption">{more}</span>}{' '}
      {tool.checked && <small className="caption">Checked {tool.checked}</small>}
    </li>
  );
}

/** A sign of its channel, where a tool has no mark. */
export const signOf = (channel: Channel) => `kind-${channel}`;

interface ToolMarkProps {
  tool: Pick<DirectoryTool, 'channel' | 'mark'>;
  isLazy?: boolean | undefined;
}

/** A `viewBox` would be in the page a thousand times. */
export const ToolMark = ({ tool: { channel, mark }, isLazy = false }: ToolMarkProps) => (
  <svg width="20" height="20" className="screen-only" aria-hidden>
    <use
      href={mark && !isLazy ? mark : `#${signOf(channel)}`}
      data-mark={isLazy && mark ? '' : undefined}
    />
  </svg>
);
