import { type Channel, threadColour } from '#weave/channels.ts';

type ToolFrameProps = { channel: Channel; className?: string };

/**
 * The frame of a tool's mark: a bobbin, 104 by 92, wound with thread of its channel, with a hole of radius 27. Each
 * layer of thread is one thick line dashed into turns, so that many frames on a page stay small.
 */
export function ToolFrame({ channel, className }: ToolFrameProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 104 92"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d="M16 10v72m72-72v72" />
      <g stroke={threadColour(channel)} strokeDasharray="2.5 5.5">
        <path strokeWidth="67" d="M52 12.75v67" />
        <path strokeWidth="69" d="M52 16.75v63" />
      </g>
      <path strokeWidth="7.5" d="M6 6.75h92M6 85.25h92" />
      <circle cx="52" cy="46" r="27" fill="var(--color-sheet)" />
    </svg>
  );
}
