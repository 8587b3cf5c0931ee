import type { ComponentProps } from 'react';
import { type DirectoryTool, markAddress, toolRemarks, toolWays } from './directory-data.ts';
import { ToolMark } from './tool-mark.tsx';
import styles from './tool-row.module.css';

/** A list of rows. */
export function ToolRows(props: ComponentProps<'ul'>) {
  return <ul className={styles.rows} {...props} />;
}

interface ToolRowProps extends ComponentProps<'li'> {
  tool: DirectoryTool;
  /** Its category's name, where the list around it does not say it. */
  category?: string | undefined;
  /** What somebody called it, where that is not its name. */
  typed?: string | undefined;
  /** Its mark is fetched when its group is opened: `tool-marks.behaviour.ts`. */
  isMarkLazy?: boolean;
}

/**
 * A tool: its mark, its name as a link to the vendor, how it connects, the channel of work it serves, and when that was
 * checked.
 */
export function ToolRow({ tool, category, typed, isMarkLazy = false, ...rest }: ToolRowProps) {
  const remarks = toolRemarks(tool);
  return (
    <li data-channel={tool.channel} {...rest}>
      <ToolMark address={markAddress(tool)} isLazy={isMarkLazy} />
      <b>
        <a href={tool.url}>{tool.name}</a>
        {typed ? <span> as {typed}</span> : null}
      </b>{' '}
      <span>
        {category ? `${category}: ` : null}
        {toolWays(tool)}
        {remarks ? <small>{`. ${remarks}.`}</small> : null}
      </span>
    </li>
  );
}
