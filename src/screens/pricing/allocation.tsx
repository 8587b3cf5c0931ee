import type { PricingFacts } from '#model/facts/pricing.ts';
import { list } from '#model/sentence.ts';
import { raggedWarp, Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { type Figure, rule } from '#weave/figure.ts';

type Allocation = Pick<PricingFacts['allocation'], 'areas'>;

const THREADS = { color: 'var(--color-ink)', warpColor: 'var(--color-edge)', warp: 1.4 };

/** There are so many threads to a percent, and units to a thread. */
const STRIP = { threads: 2, pitch: 6, picks: 20, fringe: 18, height: 168 };

function AllocationDrawing({ areas }: Allocation) {
  const { threads, pitch, picks, fringe, height } = STRIP;
  const before = (index: number) =>
    areas.slice(0, index).reduce((sum, { percent }) => sum + percent, 0) * threads * pitch;
  return (
    <Drawing
      className="wide"
      viewBox={`0 0 ${before(areas.length)} ${height}`}
      preserveAspectRatio="none"
      label={label({ areas })}
    >
      {areas.map(({ percent, structure }, index) => {
        const ends = percent * threads - Number(index < areas.length - 1);
        const at = { ends, x: before(index), pitch };
        return (
          <g key={structure}>
            <path
              stroke={THREADS.warpColor}
              strokeWidth={THREADS.warp}
              d={raggedWarp(at.ends, { ...at, top: 0, bottom: height })}
            />
            <Stretch
              id={`share-${structure}`}
              {...at}
              {...THREADS}
              picks={picks}
              structure={structure}
              y={fringe}
              weft={4.8}
            />
          </g>
        );
      })}
    </Drawing>
  );
}

/** Enough for the widest screen that shows bars, which are a quarter longer than their share. */
const BAR = { ends: 110, picks: 6, pitch: 5.4, stretched: 1.25 };

/** A narrow screen cannot show all in a row. */
export function ShareBar({ percent, structure }: Allocation['areas'][number]) {
  const { ends, picks, pitch, stretched } = BAR;
  return (
    <Drawing
      className="narrow"
      width={`${Math.min(100, percent * stretched)}%`}
      height={picks * pitch}
      viewBox={`0 0 ${ends * pitch} ${picks * pitch}`}
      preserveAspectRatio="xMinYMid slice"
    >
      <Stretch
        id={`bar-${structure}`}
        {...THREADS}
        ends={ends}
        picks={picks}
        pitch={pitch}
        structure={structure}
        weft={4.4}
      />
    </Drawing>
  );
}

function label({ areas }: Allocation) {
  const shares = list(areas.map((area) => `${area.label} ${area.percent} %`));
  return `One cloth in ${areas.length} lengths: ${shares}.`;
}

const sheet = ({ areas }: Allocation) =>
  rule(':root', {
    '--shares': areas.map(({ percent }) => `${percent}fr`).join(' '),
    '--strip': `${STRIP.height}px`,
  });

export const allocationFigure: Figure<Allocation> = { Drawing: AllocationDrawing, sheet, label };
