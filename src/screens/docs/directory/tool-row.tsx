import type { ComponentProps, ReactNode } from 'react';
import { CHANNEL_LABELS } from '#model/integration-terms.ts';
import type { DirectoryTool } from './listed-tools.ts';

/** Said once, over the rows. */
export function sharedBy<Name extends 'category' | 'channel'>(tools: DirectoryTool[], name: Name) {
  const value = tools[0]?.[name];
  return tools.every((tool) => tool[name] === value) ? value : undefined;
}

export const ToolRows = ({ head, ...rest }: ComponentProps<'ul'> & { head?: ReactNode }) => (
  <>
    <p className="caption">
      {head}
      <span className="screen-only" data-skip-text="">
        {' How it connects'}
      </span>
    </p>
    <ul className="note" data-tools="" {...rest} />
  </>
);

interface ToolRowProps extends ComponentProps<'li'> {
  tool: DirectoryTool;
  hasCategory?: boolean;
  hasChannel?: boolean;
}

export function ToolRow({ tool, hasCategory, hasChannel = true, children, ...rest }: ToolRowProps) {
  const more = [hasCategory && tool.category, tool.note].filter(Boolean).join('. ');
  return (
    <li data-initial={initialOf(tool)} {...rest}>
      {children ?? <ToolMark {...tool} />}
      <a href={tool.url} translate="no">
        {tool.name}
      </a>{' '}
      <span>{tool.ways}</span>
      {hasChannel && (
        <span data-channel={tool.channel}>{` · ${CHANNEL_LABELS[tool.channel]}`}</span>
      )}
      {more && <span> {more}</span>}
      {tool.checked && <small> Checked {tool.checked}</small>}
    </li>
  );
}

/** Stands where a tool has no mark. */
export const initialOf = ({ mark, name }: DirectoryTool) => (mark ? undefined : name[0]);

/** A `viewBox` would be in the page a thousand times. */
export const ToolMark = ({ mark }: DirectoryTool) =>
  mark && (
    <svg aria-hidden>
      <use href={mark} />
    </svg>
  );
