import { type Channel, threadColour } from './channels.ts';
import { Drawing } from './drawing.tsx';

type PermissionLegendProps = {
  /** Whether the thread lies on top (may act) or beneath (may only read). */
  face: 'on-top' | 'beneath';
  channel?: Channel;
  className?: string;
};

const WARP = 'M18 0v22m4-22v22m4-22v22';
const WEFT = 'M0 8h44M0 14h44';

/** A sample crossing for a legend. Decorative: the words next to it say which it is. */
export function PermissionLegend({ face, channel = 'voice', className }: PermissionLegendProps) {
  const warp = <path d={WARP} stroke="var(--color-ink)" strokeWidth="2" />;
  const weft = <path d={WEFT} stroke={threadColour(channel)} strokeWidth="3.4" />;
  return (
    <Drawing viewBox="0 0 44 22" width="44" height="22" className={className}>
      {face === 'on-top' ? (
        <>
          {warp}
          <path d={WEFT} stroke="var(--color-paper)" strokeWidth="6" />
          {weft}
        </>
      ) : (
        <>
          {weft}
          <path d="M22 0v22" stroke="var(--color-paper)" strokeWidth="16" />
          {warp}
        </>
      )}
    </Drawing>
  );
}
