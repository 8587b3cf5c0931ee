import { type Channel, threadColour } from './channels.ts';
import { Drawing } from './drawing.tsx';

type AgentMarkProps = { channel: Channel; className?: string };

/** What stands for an agent where a person would have a portrait: three threads by three, on a sheet. Decorative. */
export function AgentMark({ channel, className }: AgentMarkProps) {
  const weft = 'M3 13h34M3 20h34M3 27h34';
  const over = 'M11 10v6m18-6v6m-9 1v6m-9 1v6m18-6v6';
  return (
    <Drawing viewBox="0 0 40 40" className={className}>
      <path d="M11 4v32m9-32v32m9-32v32" stroke="var(--color-ink)" strokeWidth="3" />
      <path d={weft} stroke="var(--color-sheet)" strokeWidth="6.4" />
      <path d={weft} stroke={threadColour(channel)} strokeWidth="4" />
      <path d={over} stroke="var(--color-sheet)" strokeWidth="5" />
      <path d={over} stroke="var(--color-ink)" strokeWidth="3" />
    </Drawing>
  );
}
