import type { ComponentProps } from 'react';
import { Drawing } from '#weave/drawing.tsx';
import { Shuttle } from '#weave/shuttle.tsx';

/** An uncoloured thread with a shuttle at its end, which points to the button. Drawn for an ink panel. */
export function CallToActionThread({ className }: Pick<ComponentProps<'svg'>, 'className'>) {
  return (
    <Drawing className={className} viewBox="0 0 1200 60" preserveAspectRatio="xMaxYMid slice">
      <path
        stroke="var(--color-panel-text-3)"
        strokeWidth="2.6"
        d="M0 20h1078M0 25h1074M0 30h1070M0 35h1074M0 40h1078"
      />
      <g transform="translate(1128 30)">
        <Shuttle />
      </g>
    </Drawing>
  );
}
