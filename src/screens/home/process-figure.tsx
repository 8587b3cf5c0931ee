import { count } from '#model/sentence.ts';
import { CHANNELS, type Channel, threadColour } from '#weave/channels.ts';
import { raggedWarp } from '#weave/drawdown.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import { Stretch } from '#weave/stretch.tsx';
import { CALENDAR, channelAt, SLICES, STRETCHES } from './process-calendar.ts';

const { ends, picks, pitch, top, width, height } = CALENDAR;

/** Id of the drawing that the components below show. A page has one `ProcessThreads`. */
const THREADS = 'process-cloth';
/** Id of the threads that run through all of it, alone. */
const WARP = `${THREADS}-warp`;

/**
 * Defines the threads and shows nothing: put it on a page once, before the figure and its slices. It must not be hidden
 * with `display: none`, which some browsers extend to what refers to it.
 */
export function ProcessThreads() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <g id={THREADS} fill="none">
          <path
            id={WARP}
            stroke="var(--color-ink)"
            strokeWidth="1.7"
            d={raggedWarp(ends, { pitch, top: 6, bottom: height })}
          />
          {STRETCHES.map(({ from, to, structure }) => (
            <Stretch
              key={from}
              id={`${THREADS}-${from}`}
              {...{ ends, pitch, structure, picks: to - from, y: top + from * pitch }}
              {...firstThread(structure, from)}
              colour={(pick) => colourAt(from + pick)}
              weft={5.1}
              warp={1.7}
            />
          ))}
        </g>
      </defs>
    </svg>
  );
}

/** Centres the diamond; every other structure counts from day 0. */
function firstThread(structure: string, from: number) {
  return structure === 'diamond' ? { firstEnd: -2, firstPick: -12 } : { firstPick: from };
}

function colourAt(pick: number): string {
  const channel = channelAt(pick);
  return channel ? threadColour(channel) : 'var(--color-ink-3)';
}

type ProcessFigureProps = { className?: string };

/** The first ninety days as a woven calendar, read downwards; each colour is a channel that has gone live. */
export function ProcessFigure({ className }: ProcessFigureProps) {
  const live = new Set(range(picks).map(channelAt));
  const channels = CHANNELS.filter(({ id }) => live.has(id as Channel)).length;
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      label={`A cloth woven from top to bottom, ${CALENDAR.days} days in ${picks} picks. On day 0 only the warp is set up. From week 3 one channel is woven in, from week 6 two, and from week 9 ${count(channels, 'channel')} form a finished pattern.`}
    >
      <use href={`#${THREADS}`} />
      <path fill="var(--color-ink)" d={`M0 0h${width}v12H0z`} />
      <rect
        x="-2"
        y="24"
        width={width + 4}
        height="5"
        fill="var(--color-paper)"
        stroke="var(--color-ink)"
        strokeWidth="1.2"
      />
    </Drawing>
  );
}

/** The calendar before anything is done: it covers what is not done yet. Decorative. */
export function UndoneProcess({ className }: ProcessFigureProps) {
  return (
    <Drawing className={className} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice">
      <use href={`#${WARP}`} />
    </Drawing>
  );
}

type ProcessSliceProps = ProcessFigureProps & {
  /** Number of the third, from the top. */
  part: 0 | 1 | 2;
};

/** A third of the same calendar for a narrow screen. Decorative: its caption says which weeks it shows. */
export function ProcessSlice({ part, className }: ProcessSliceProps) {
  const slice = SLICES[part];
  return (
    <Drawing className={className} viewBox={`0 ${slice.top} ${width} ${slice.height}`}>
      <use href={`#${THREADS}`} />
      {part === 0 ? <path fill="var(--color-ink)" d={`M0 0h${width}v12H0z`} /> : null}
    </Drawing>
  );
}
