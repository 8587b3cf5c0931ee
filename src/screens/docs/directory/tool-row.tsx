import type { ComponentProps } from 'react';
import type { Channel } from '#model/integration-terms.ts';
import styles from './tool-directory.module.css';

/** A row of the directory, in its page and in the file its search is fed with. */
export interface DirectoryTool {
  /** Fragment of the row's address. */
  id: string;
  name: string;
  /** Other names people search it by. */
  aliases: readonly string[];
  category: string;
  channel: Channel;
  /** Ways to connect it, and the form of its work: "Native node, REST · Email". */
  ways: string;
  /** Address of its mark; a tool without one is shown as a bobbin in its channel's color. */
  mark?: string | undefined;
  /** The vendor's own page. */
  url: string;
  /** Further facts a reader needs: a limit, and how fresh the row is. */
  remarks: string;
}

export function ToolRows(props: ComponentProps<'ul'>) {
  return <ul className={styles.rows} {...props} />;
}

interface ToolRowProps extends ComponentProps<'li'> {
  tool: DirectoryTool;
  /** True where the list around it does not give its category. */
  hasCategory?: boolean;
  /** True when its mark is fetched as its group opens: `named-details.behaviour.ts`. */
  isMarkLazy?: boolean;
}

export function ToolRow({ tool, hasCategory = false, isMarkLazy = false, ...rest }: ToolRowProps) {
  return (
    <li data-channel={tool.channel} {...rest}>
      <ToolMark address={tool.mark} isLazy={isMarkLazy} />
      <a href={tool.url} translate="no">
        {tool.name}
      </a>{' '}
      <span className="caption">
        {hasCategory ? `${tool.category}: ` : null}
        {tool.ways}
        {tool.remarks ? `. ${tool.remarks}.` : null}
      </span>
    </li>
  );
}

/** Id of the symbol that stands for a tool without a mark. */
export const BOBBIN = 'bobbin';

interface ToolMarkProps {
  address: string | undefined;
  /** Fetched when a script sets it, and until then, or without a script, a bobbin. */
  isLazy?: boolean;
}

/**
 * Decorative: the tool's name is next to it. Without a `viewBox`, of which the page would have a
 * thousand.
 */
export function ToolMark({ address, isLazy = false }: ToolMarkProps) {
  return (
    <svg width="20" height="20" fill="currentColor" className="screen-only" aria-hidden="true">
      <use
        href={address && !isLazy ? address : `#${BOBBIN}`}
        data-mark={isLazy ? address : undefined}
      />
    </svg>
  );
}
