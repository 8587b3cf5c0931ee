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
  <li {...rest}>
    <ToolMark tool={tool} isLazy={isMarkLazy} />
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

/** A bobbin with the letter that a name begins with, where a tool has no mark. */
export const bobbinOf = (name: string) => `bobbin-${name.charAt(0)}`;

interface ToolMarkProps {
  tool: Pick<DirectoryTool, 'name' | 'mark'>;
  isLazy?: boolean;
}

/** A `viewBox` would be in the page a thousand times. */
export const ToolMark = ({ tool: { name, mark }, isLazy = false }: ToolMarkProps) => (
  <svg width="20" height="20" fill="currentColor" className="screen-only" aria-hidden>
    <use
      href={mark && !isLazy ? mark : `#${bobbinOf(name)}`}
      data-mark={isLazy ? mark : undefined}
    />
  </svg>
);
