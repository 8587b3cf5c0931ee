import { useId } from 'react';
import { raggedWarp } from './drawdown.ts';
import { Drawing } from './drawing.tsx';
import { Stretch } from './stretch.tsx';
import type { StructureName } from './structure.ts';

type ClothProps = {
  ends: number;
  picks: number;
  structure: StructureName;
  /** One colour for every pick, or a function of the pick. */
  colour?: string | ((pick: number) => string);
  /** From one thread to the next, in view box units. */
  pitch?: number;
  /** Bare warp above and below the cloth. */
  fringe?: number;
  /** Accessible name; without one the cloth is decorative. */
  label?: string;
  id?: string;
  className?: string;
};

/** A plain piece of cloth: so many ends and picks of one structure, with a fringe of bare warp. */
export function Cloth(props: ClothProps) {
  const {
    ends,
    picks,
    structure,
    colour = 'var(--color-ink)',
    pitch = 5,
    fringe = 0,
    label,
    id,
    className,
  } = props;
  const generated = useId();
  const height = picks * pitch + fringe * 2;
  return (
    <Drawing viewBox={`0 0 ${ends * pitch} ${height}`} className={className} label={label}>
      {fringe ? (
        <path
          stroke="var(--color-edge)"
          strokeWidth={pitch * 0.3}
          d={raggedWarp(ends, { pitch, top: 0, bottom: height, step: fringe / 6 })}
        />
      ) : null}
      <Stretch
        id={id ?? generated}
        {...{ ends, picks, structure, pitch, colour, y: fringe }}
        weft={pitch * 0.82}
        warp={pitch * 0.28}
        warpColour="var(--color-edge)"
      />
    </Drawing>
  );
}
