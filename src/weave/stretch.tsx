import { endGroups, pickLine, type StretchOptions } from './drawdown.ts';
import { range, round } from './geometry.ts';

type StretchProps = StretchOptions & {
  /** Prefix of the one id inside; unique on the page. */
  id: string;
  /** Colour of each pick in turn, from the top: one colour for all, or a function of the pick. */
  colour: string | ((pick: number) => string);
  warpColour?: string;
  /** Thickness of a weft thread and of a warp thread. */
  weft: number;
  warp: number;
  /** Colour of the ground, which shows between the threads. */
  ground?: string;
};

/**
 * A stretch of finished cloth, as a group. Weft threads run the whole width; where the warp lies on top they are
 * cut by the ground, and the warp is drawn in the gap. The cut is a hair wider than a thread, or the weft would
 * shimmer through between two neighbouring cuts.
 */
export function Stretch({
  id,
  colour,
  warpColour = 'var(--color-ink)',
  weft,
  warp,
  ground,
  ...at
}: StretchProps) {
  const { ends, picks, pitch, x = 0, y = 0 } = at;
  const under = ground ?? 'var(--color-paper)';
  const colourOf = typeof colour === 'string' ? () => colour : colour;
  const colours = [...new Set(range(picks).map(colourOf))];
  return (
    <>
      <path
        fill={under}
        d={`M${round(x)} ${round(y)}h${round(ends * pitch)}v${round(picks * pitch)}H${round(x)}`}
      />
      {colours.map((each) => (
        <path
          key={each}
          stroke={each}
          {...pickLine(picks, { ends, pitch, weft, x, y }, (pick) => colourOf(pick) === each)}
        />
      ))}
      <defs>
        <g id={id}>
          {endGroups(at).map(({ d, dashes, offset }) => (
            <path key={d} d={d} strokeDasharray={dashes} strokeDashoffset={offset} />
          ))}
        </g>
      </defs>
      <use href={`#${id}`} stroke={under} strokeWidth={round(pitch + 0.6)} />
      <use href={`#${id}`} stroke={warpColour} strokeWidth={warp} />
    </>
  );
}
