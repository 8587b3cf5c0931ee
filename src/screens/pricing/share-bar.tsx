import { Drawing } from '#weave/drawing.tsx';
import { Stretch } from '#weave/stretch.tsx';
import type { StructureName } from '#weave/structure.ts';

/** Threads of the bar: long enough for the widest screen that shows bars. */
const BAR = { ends: 110, picks: 6, pitch: 5.4 };

/**
 * The cloth of one share as a bar, for screens too narrow to show all five in a row. The style sheet cuts it to its
 * length.
 */
export function ShareBar({ structure }: { structure: StructureName }) {
  const { ends, picks, pitch } = BAR;
  return (
    <Drawing
      width="100%"
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
