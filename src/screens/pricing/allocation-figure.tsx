import { useId } from 'react';
import { list } from '#model/sentence.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { Stretch } from '#weave/stretch.tsx';
import type { StructureName } from '#weave/structure.ts';

/** Part of a whole: its name, its percentage, and the structure that sets it apart from its neighbours. */
export type Share = { label: string; percent: number; structure?: StructureName };

const STRUCTURE_ORDER: readonly StructureName[] = ['twill', 'basket', 'diamond', 'herring', 'plain'];
/** Two threads to a percent, 6 units to a thread, 16 picks high, between fringes of 18. */
const STRIP = { threads: 2, pitch: 6, picks: 16, fringe: 18, height: 132 };

type AllocationFigureProps = { parts: readonly Share[]; className?: string | undefined; id?: string };

/** Shares of a whole as lengths of cloth side by side, each in its own structure. Stretches to the box it is given. */
export function AllocationFigure({ parts, className, id }: AllocationFigureProps) {
  const generated = useId();
  const { threads, pitch, picks, fringe, height } = STRIP;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { percent }) => sum + percent, 0),
  );
  const total = parts.reduce((sum, { percent }) => sum + percent, 0);
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${total * threads * pitch} ${height}`}
      preserveAspectRatio="none"
      label={`One cloth in ${parts.length} lengths: ${list(parts.map(({ label, percent }) => `${label} ${percent} %`))}.`}
    >
      {parts.map(({ label, percent, structure }, index) => {
        const ends = percent * threads - 1;
        const x = (starts[index] ?? 0) * threads * pitch + (index ? 3 : 0);
        return (
          <g key={label}>
            <path
              stroke="var(--color-edge)"
              strokeWidth="1.4"
              d={raggedWarp(ends, { pitch, x, top: 0, bottom: height })}
            />
            <Stretch
              id={`${id ?? generated}${index}`}
              {...{ ends, picks, pitch, x, y: fringe }}
              structure={structure ?? STRUCTURE_ORDER[index % STRUCTURE_ORDER.length] ?? 'twill'}
              colour="var(--color-ink)"
              warpColour="var(--color-edge)"
              weft={4.8}
              warp={1.4}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
