import { CHANNELS, type Channel, threadColour } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range, round } from '#weave/geometry.ts';

/** Geometry of the drawing, in view box units. Each person has a column of the same width, so that links can lie over it. */
const COLUMN = 40;
const END = { count: 5, pitch: 5.2, warp: 1.5 };
const BAND = { picks: 7, pitch: 6, weft: 4.9, gap: 20, top: 14 };
const HEIGHT = BAND.top + CHANNELS.length * (BAND.picks * BAND.pitch + BAND.gap);

/** Distance from the top of the drawing to a channel's band. */
const bandTop = (index: number) => BAND.top + index * (BAND.picks * BAND.pitch + BAND.gap);

type TeamDrawingProps = {
  /** Channels each person works on; persons from left to right. */
  people: readonly (readonly Channel[])[];
  className?: string | undefined;
};

/** Everyone's threads, hanging. Decorative: the links over it say who works on what. */
export function TeamThreads({ people, className }: TeamDrawingProps) {
  return (
    <Drawing className={className} viewBox={`0 0 ${people.length * COLUMN} ${HEIGHT}`}>
      <path
        stroke="var(--color-ink)"
        strokeWidth={END.warp}
        d={people.map((_, person) => endsOf(person, 0, HEIGHT, true)).join('')}
      />
    </Drawing>
  );
}

/** The thread of one channel across everyone's, alone: over it lie the ends of those who work on the channel. */
export function ChannelBand({ people, channel, className }: TeamDrawingProps & { channel: Channel }) {
  const index = CHANNELS.findIndex(({ id }) => id === channel);
  const width = people.length * COLUMN;
  const height = BAND.picks * BAND.pitch;
  const top = bandTop(index);
  const atWork = people.flatMap((channels, person) => (channels.includes(channel) ? [person] : []));
  return (
    <Drawing className={className} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <path fill="var(--color-paper)" d={`M0 ${top}h${width}v${height}H0z`} />
      <path
        stroke={threadColour(channel)}
        strokeWidth={width}
        strokeDasharray={`${BAND.weft} ${round(BAND.pitch - BAND.weft)}`}
        d={`M${width / 2} ${top + (BAND.pitch - BAND.weft) / 2}v${height - 1}`}
      />
      <path
        stroke="var(--color-paper)"
        strokeWidth={END.warp + 2.6}
        d={atWork.map((person) => endsOf(person, top, top + height)).join('')}
      />
      <path
        stroke="var(--color-ink)"
        strokeWidth={END.warp + 0.6}
        d={atWork.map((person) => endsOf(person, top, top + height)).join('')}
      />
    </Drawing>
  );
}

/** The threads of one person between two heights; hanging, each is cut a little shorter than its neighbour. */
function endsOf(person: number, top: number, bottom: number, isHanging = false): string {
  const left = person * COLUMN + (COLUMN - (END.count - 1) * END.pitch) / 2;
  return range(END.count)
    .map(
      (end) =>
        `M${round(left + end * END.pitch)} ${top}V${isHanging ? bottom - ((end * 7 + person * 3) % 5) * 4 : bottom}`,
    )
    .join('');
}
