import { useId } from 'react';
import { capital, count } from '#model/sentence.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';

/** Threads across, rows of one woven band, bare rows after it, and the distance of two threads in view box units. */
const STRIP = { ends: 14, band: 9, gap: 4, pitch: 5, top: 26, foot: 30 };

type ProgressStripProps = {
  /** True for each step that is done, in order. */
  done: readonly boolean[];
  /** Noun for a step in the accessible name: "required answer". */
  step?: string;
  /** Makes the strip as long as one with this many steps: the gaps between the bands give way. */
  room?: number;
  /** Leave the strip out of the accessibility tree, because a sentence next to it says the same. */
  decorative?: boolean;
  id?: string;
  className?: string | undefined;
};

/** Draws one woven band for each step that is done, and bare threads for the others. */
export function ProgressStrip({ done, step = 'step', room, decorative, id, className }: ProgressStripProps) {
  const generated = useId();
  const prefix = id ?? generated;
  const { ends, band, pitch, top, foot } = STRIP;
  const gap = room ? ((band + STRIP.gap) * room) / done.length - band : STRIP.gap;
  const width = ends * pitch;
  const height = round(top + done.length * (band + gap) * pitch + foot);
  const finished = done.filter(Boolean).length;
  const text = `${capital(count(finished, 'band'))} woven of ${done.length}, one for each ${step}.`;
  const rows = done.flatMap((isDone, index) => (isDone ? [round(index * (band + gap) * pitch)] : []));
  return (
    <Drawing className={className} viewBox={`0 0 ${width} ${height}`} label={decorative ? undefined : text}>
      <path
        stroke="var(--color-edge)"
        strokeWidth="1.5"
        d={raggedWarp(ends, { pitch, top: 4, bottom: height })}
      />
      {rows.length ? (
        <g transform={rows[0] ? `translate(0 ${rows[0]})` : undefined}>
          <g id={`${prefix}s`}>
            <Stretch
              id={`${prefix}w`}
              {...{ ends, picks: band, pitch, structure: 'twill', y: top }}
              colour="var(--color-ink)"
              warpColour="var(--color-edge)"
              weft={4}
              warp={1.5}
            />
          </g>
        </g>
      ) : null}
      {rows.slice(1).map((y) => (
        <use key={y} href={`#${prefix}s`} y={y} />
      ))}
      <path fill="var(--color-ink)" d={`M0 0h${width}v8H0z`} />
    </Drawing>
  );
}
