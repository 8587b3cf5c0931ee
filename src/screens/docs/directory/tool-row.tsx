import type { ComponentProps } from 'react';
import { type DirectoryTool, markAddress, toolWays } from './directory-data.ts';
import { ToolMark } from './tool-mark.tsx';
import styles from './tool-row.module.css';

/** A list of rows. */
export function ToolRows(props: ComponentProps<'ul'>) {
  return <ul className={styles.rows} {...props} />;
}

interface ToolRowProps extends ComponentProps<'li'> {
  tool: DirectoryTool;
  /** Name of its category, where the list around it does not give it. */
  category?: string | undefined;
  /** Name the visitor typed, where it differs from the tool's. */
  typed?: string | undefined;
  /** True when its mark is fetched as its group opens: `tool-directory.behaviour.ts`. */
  isMarkLazy?: boolean;
}

/**
 * A tool: its mark, its name as a link to the vendor, how it connects, the channel of work it serves, and when that was
 * checked.
 */
export function ToolRow({ tool, category, typed, isMarkLazy = false, ...rest }: ToolRowProps) {
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
        {tool.remarks ? <small>{`. ${tool.remarks}.`}</small> : null}
      </span>
    </li>
  );
}
