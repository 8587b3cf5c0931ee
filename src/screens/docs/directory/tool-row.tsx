import type { ComponentProps } from 'react';
import type { DirectoryTool } from './listed-tools.ts';
import styles from './tool-directory.module.css';

export const ToolRows = (props: ComponentProps<'ul'>) => <ul className={styles.rows} {...props} />;

interface ToolRowProps extends ComponentProps<'li'> {
  tool: DirectoryTool;
  hasCategory?: boolean;
  /** `named-details.behaviour.ts` fetches it as its group opens. */
  isMarkLazy?: boolean;
}

export const ToolRow = ({ tool, hasCategory, isMarkLazy = false, ...rest }: ToolRowProps) => (
  <li data-channel={tool.channel} {...rest}>
    <ToolMark address={tool.mark} isLazy={isMarkLazy} />
    <a href={tool.url} translate="no">
      {tool.name}
    </a>{' '}
    <span className="caption">
      {hasCategory && `${tool.category}: `}
      {tool.ways}
      {tool.remarks && `. ${tool.remarks}.`}
    </span>
  </li>
);

export const BOBBIN = 'bobbin';

interface ToolMarkProps {
  address: string | undefined;
  isLazy?: boolean;
}

/**
 * Without an address it is a bobbin in its channel's color. A `viewBox` would be in the page a
 * thousand times.
 */
export const ToolMark = ({ address, isLazy = false }: ToolMarkProps) => (
  <svg width="20" height="20" fill="currentColor" className="screen-only" aria-hidden>
    <use
      href={address && !isLazy ? address : `#${BOBBIN}`}
      data-mark={isLazy ? address : undefined}
    />
  </svg>
);
