import { useId } from 'react';
import { list } from '#model/sentence.ts';
import { raggedWarp, Stretch, type StructureName } from './drawdown.tsx';
import { Drawing } from './drawing.tsx';

/** Picks of each working day: looser while we explore, denser once it is tested. */
const SPRINT: readonly { picks: number; structure: StructureName; event?: string }[] = [
  { picks: 3, structure: 'open', event: 'Plan' },
  { picks: 6, structure: 'open' },
  { picks: 8, structure: 'plain' },
  { picks: 10, structure: 'plain' },
  { picks: 12, structure: 'twill', event: 'Test' },
  { picks: 13, structure: 'twill' },
  { picks: 14, structure: 'twill' },
  { picks: 15, structure: 'twill13' },
  { picks: 16, structure: 'twill13', event: 'Demo' },
  { picks: 16, structure: 'twill13', event: 'Notes' },
];

const WEEK = 5;

const STRIP = { ends: 7, pitch: 5, step: 62, first: 20, top: 34 };

export function SprintCloth({ week }: { week: 1 | 2 }) {
  const id = useId();
  const { ends, pitch, step, first, top } = STRIP;
  const before = (week - 1) * WEEK;
  const days = SPRINT.slice(before, before + WEEK);
  const events = days.flatMap(({ event }, index) =>
    event ? [`${event.toLowerCase()} on day ${before + index + 1}`] : [],
  );
  return (
    <Drawing
      viewBox={`0 0 ${days.length * step} 150`}
      label={`Week ${week} of a sprint of ${SPRINT.length} working days: ${list(events)}.`}
    >
      <path d={`M0 20h${days.length * step}`} stroke="var(--color-ink)" strokeWidth="8" />
      {days.map(({ picks, structure, event }, index) => {
        const middle = first + index * step;
        const x = middle - 17;
        return (
          <g key={middle}>
            <path
              stroke="var(--color-edge)"
              strokeWidth="1.4"
              d={raggedWarp(ends, { pitch, x, top: 20, bottom: 130 })}
            />
            <Stretch
              id={`${id}${index}`}
              ends={ends}
              picks={picks}
              pitch={pitch}
              structure={structure}
              x={x}
              y={top}
              color="var(--color-ink)"
              warpColor="var(--color-edge)"
              ground="var(--color-sheet)"
              weft={4}
              warp={1.4}
            />
            <text
              x={middle}
              y="147"
              textAnchor="middle"
              fontSize="var(--drawn-m)"
              className="svg-cap"
            >
              {before + index + 1}
              {event ? ` ${event}` : ''}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
