import { Drawing } from '#weave/drawing.tsx';
import { Stretch } from '#weave/stretch.tsx';
import type { StructureName } from '#weave/structure.ts';

interface ShareBarProps {
  className?: string | undefined;
  percent: number;
  structure: StructureName;
}

/** Threads of the bar: long enough for the widest screen that shows bars. */
const BAR = { ends: 110, picks: 6, pitch: 5.4 };
/** The largest share there can be, beside four of the least, fills the width. */
const SCALE = 1.25;

/** Draws one share as a bar, for screens too narrow to show all five in a row. */
export function ShareBar({ className, percent, structure }: ShareBarProps) {
  const { ends, picks, pitch } = BAR;
  return (
    <Drawing
      className={className}
      width={`${Math.min(100, percent * SCALE)}%`}
      height={picks * pitch}
      viewBox={`0 0 ${ends * pitch} ${picks * pitch}`}
      preserveAspectRatio="xMinYMid slice"
    >
      <Stretch
        id={`share-${structure}`}
        {...{ ends, picks, pitch, structure }}
        colour="var(--color-ink)"
        warpColour="var(--color-edge)"
        weft={4.4}
        warp={1.4}
      />
    </Drawing>
  );
}
