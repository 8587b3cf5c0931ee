import { memo } from 'react';
import { channelLabel } from '#weave/channels.ts';
import { type DirectoryTool, toolDescription, toolRemarks } from './directory-tool.ts';
import styles from './tool-row.module.css';

interface ToolRowProps {
  tool: DirectoryTool;
  isShown: boolean;
}

/**
 * A tool: its mark, its name as a link to the vendor, how it connects, when that was checked, and its channel as a colour and a word.
 * A row that is filtered out is hidden rather than taken away, so that its mark is there when it comes back.
 */
export const ToolRow = memo(function ToolRow({ tool, isShown }: ToolRowProps) {
  const { id, name, channel, mark, url } = tool;
  const remarks = toolRemarks(tool);
  return (
    <li id={id} className={styles.row} data-channel={channel} hidden={!isShown}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
        {mark ? (
          // `tool-marks.behaviour.ts` sets its address when the row comes near the window.
          <use data-mark={mark} suppressHydrationWarning />
        ) : (
          <text x="12" y="19" textAnchor="middle">
            {name.charAt(0)}
          </text>
        )}
      </svg>
      <p className={styles.words}>
        <b>
          <a href={url}>{name}</a>
        </b>{' '}
        <span>{toolDescription(tool)}</span>
        {remarks && <small>{`. ${remarks}.`}</small>}
      </p>
      <i>{channelLabel(channel)}</i>
    </li>
  );
});
