import { dayName } from '#model/engagement-sums.ts';
import { count, list } from '#model/sentence.ts';
import { threadColour } from '#weave/channels.ts';
import { raggedWarp, Stretch } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { CALENDAR, channelAt, LIVE, MILESTONES, STRETCHES } from './process-calendar.ts';

const { ends, pitch, top, width, height } = CALENDAR;

/** Id of the drawing that the components below show. A page has one `ProcessThreads`. */
const THREADS = 'process-cloth';
/** Id of only the threads that run through the whole drawing. */
const WARP = `${THREADS}-warp`;

/**
 * Defines the threads and shows nothing: put it on a page once, before the figure. It must not be
 * hidden with `display: none`, which some browsers extend to what refers to it.
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

/** The dates, and how many channels are in use from when. */
function describeCalendar(): string {
  const dates = MILESTONES.map(({ day, what }) => `${dayName(day)}: ${what}.`).join(' ');
  const inUse = LIVE.map(
    ({ day, channels }) => `${count(channels, 'channel')} from ${dayName(day).toLowerCase()}`,
  );
  return `A calendar of the first ${CALENDAR.days} days, to be read downwards. ${dates} In color: ${list(inUse)}; before that, single threads for the proof of concept.`;
}

/**
 * The first ninety days as a woven calendar, read downwards; each colour is a channel that has gone
 * live.
 */
export function ProcessFigure() {
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      label={describeCalendar()}
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

/**
 * Draws the calendar before any work, as a cover over the part that is not done yet. Decorative.
 */
export function UndoneProcess() {
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMin slice">
      <use href={`#${WARP}`} />
    </Drawing>
  );
}
