import type { FilmScene } from '#content/data/film.ts';
import { site } from '#content/data/site.ts';
import { type Channel, threadColour } from '#weave/channels.ts';
import { range } from '#weave/geometry.ts';
import { drawn, FRAME, settled, type Timed } from './timing.ts';

interface LinesProps {
  /** Unique in the frame. */
  id: string;
  lines: readonly string[];
  x: number;
  /** Baseline of the first line. */
  y: number;
  size: number;
  leading: number;
  /** Progress of each line coming in, and of the whole going out again: 0 to 1. */
  shown: (line: number) => number;
  gone: number;
  className?: string;
}

/** Lines of type that come and go from left to right, as a thread is laid. */
export function Lines({ id, lines, x, y, size, leading, shown, gone, className }: LinesProps) {
  const reach = FRAME.width - x;
  return lines.map((line, index) => {
    const left = gone * reach;
    const right = shown(index) * reach;
    if (right <= left) return null;
    const baseline = y + index * leading;
    const key = `${id}${index}`;
    return (
      <g key={key}>
        <clipPath id={key}>
          <rect
            x={x - size * 0.5 + left}
            y={baseline - size}
            width={right - left + size * 0.5}
            height={size * 1.35}
          />
        </clipPath>
        <text
          x={x - hang(line, size)}
          y={baseline}
          fontSize={size}
          className={className}
          clipPath={`url(#${key})`}
        >
          {line}
        </text>
      </g>
    );
  });
}

/** An opening quotation mark hangs in the margin. */
function hang(line: string, size: number): number {
  return line.startsWith('“') ? size * 0.4 : 0;
}

interface SetWordsProps {
  id: string;
  scene: Timed<FilmScene>;
  t: number;
  x?: number;
  /** Size of the large words. */
  size?: number;
  /** Middle of the large words. */
  middle?: number;
  /** Seconds after the scene's beginning at which words begin. */
  after?: number;
  /** Seconds after the scene's beginning at which the note begins; otherwise it follows the words. */
  noteAfter?: number | undefined;
  /** The last words of a film stay. */
  stays?: boolean;
}

const MARGIN = 64;
const LABEL = 118;
const SMALL = { size: 40, leading: 50 };

/** The words of a scene in their three sizes: label at the top, large words in the middle, note at the foot. */
export function SetWords({
  id,
  scene,
  t,
  x = MARGIN,
  size = 80,
  middle = 350,
  after = 0.25,
  noteAfter,
  stays = false,
}: SetWordsProps) {
  const { from, to, label, words, note = [], channel } = scene;
  const start = from + after;
  const gone = stays ? 0 : drawn(t, to - 0.5, 0.5);
  const leading = size * 1.06;
  const first = middle - ((words.length - 1) * leading) / 2 + size * 0.3;
  const noteFrom = noteAfter === undefined ? start + 0.7 + words.length * 0.25 : from + noteAfter;
  return (
    <>
      {label ? (
        <g>
          {channel ? <ChannelSign channel={channel} x={x} share={settled(t, start, 0.5) - gone} /> : null}
          <Lines
            id={`${id}l`}
            lines={[label]}
            x={channel ? x + 66 : x}
            y={LABEL}
            {...SMALL}
            shown={() => settled(t, start, 0.8)}
            gone={gone}
            className="small strong"
          />
        </g>
      ) : null}
      <Lines
        id={`${id}w`}
        lines={words}
        {...{ x, size, leading, gone }}
        y={first}
        shown={(line) => settled(t, start + 0.3 + line * 0.25, 1.1)}
      />
      <Lines
        id={`${id}n`}
        lines={note}
        x={x}
        y={650 - (note.length - 1) * SMALL.leading}
        {...SMALL}
        shown={(line) => settled(t, noteFrom + line * 0.25, 1.1)}
        gone={gone}
        className="small"
      />
    </>
  );
}

/** Three threads in the channel's colour, as next to every item of the site that belongs to one. */
function ChannelSign({ channel, x, share }: { channel: Channel; x: number; share: number }) {
  if (share <= 0) return null;
  return (
    <path
      d={range(3)
        .map((thread) => `M${x} ${LABEL - 25 + thread * 11}h${48 * share}`)
        .join('')}
      stroke={threadColour(channel)}
      strokeWidth="7"
    />
  );
}

/** The mark and the name, at the end of a film. */
export function Signature({ share }: { share: number }) {
  if (share <= 0) return null;
  return (
    <g transform="translate(64 596)">
      <clipPath id="signature">
        <rect x="-4" y="-8" width={(80 + 34 * site.name.length) * share} height="90" />
      </clipPath>
      <g clipPath="url(#signature)">
        <g transform="scale(1.75)" fill="none" strokeWidth="5.6">
          <path stroke="var(--color-panel-text)" d="M9.5 0v28m13-24v28" />
          <path stroke="var(--color-panel)" strokeWidth="8.4" d="M6.7 9.5h5.6m7.4 13h5.6" />
          <path stroke="var(--color-voice)" d="M0 9.5h18.3" />
          <path stroke="var(--color-panel-text)" d="M13.7 22.5H32" />
        </g>
        <text x="76" y="45" fontSize="52">
          {site.name}
        </text>
      </g>
    </g>
  );
}
