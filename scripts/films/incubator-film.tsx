import { loopScenes } from '#content/data/film-scenes.ts';
import { type Channel, threadColour } from '#weave/channels.ts';
import { range, round } from '#weave/geometry.ts';
import { Shuttle } from '#weave/shuttle.tsx';
import { Stretch } from '#weave/stretch.tsx';
import type { StructureName } from '#weave/structure.ts';
import { Lines } from './set-words.tsx';
import { drawn, FRAME, inTurn, settled } from './timing.ts';

/** Seconds in which the finished cloth rests before it is wound on and woven again. */
const STANDS = 1.6;
const WOUND_ON = 1.2;

const scenes = inTurn(loopScenes);
const weeks = scenes.slice(1, -1);
/** The moment at which the title returns, so that the last picture is the first. */
const CLOSES = scenes.at(-1)?.from ?? 0;

const CLOTH = { x: 724, ends: 33, pitch: 15, picks: 4 };
const BAND = CLOTH.picks * CLOTH.pitch;
const TOP = 45;

/** Density of each week's weave, and the channels a founder sells by then: as in the chart of the page, one after another. */
const BANDS: readonly { structure: StructureName; channels: readonly Channel[] }[] = [
  { structure: 'open', channels: [] },
  { structure: 'open', channels: [] },
  { structure: 'twill31', channels: [] },
  { structure: 'twill31', channels: [] },
  { structure: 'twill', channels: ['voice'] },
  { structure: 'twillLeft', channels: ['voice', 'chat'] },
  { structure: 'twill', channels: ['voice', 'chat', 'email'] },
  { structure: 'twillLeft', channels: ['voice', 'chat', 'email', 'data'] },
  { structure: 'twill13', channels: ['voice', 'chat', 'email', 'data', 'docs'] },
  { structure: 'twill13', channels: ['voice', 'chat', 'email', 'data', 'docs'] },
];

const COLOURS = BANDS.map(({ channels }, week) => (pick: number) => {
  const channel = channels[(week * CLOTH.picks + pick) % channels.length];
  return channel ? threadColour(channel) : 'var(--color-panel-text)';
});

/** Ten weeks at the loom, as a loop. */
export function IncubatorFilm({ t }: { t: number }) {
  const current = weeks.findIndex(({ from, to }) => t >= from && t < to);
  const isWhole = current < 0;
  const winds = t < CLOSES ? drawn(t, STANDS, WOUND_ON) : 0;
  const lift = isWhole ? round(winds * (weeks.length * BAND + TOP + 20), 0) : 0;
  return (
    <>
      <path d={warp()} stroke="var(--color-panel-edge)" strokeWidth="3.4" />
      <g transform={lift ? `translate(0 ${-lift})` : undefined}>
        {BANDS.map(({ structure }, week) =>
          isWhole || week < current ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number.
            <WeekBand key={week} week={week} structure={structure} />
          ) : null,
        )}
      </g>
      {isWhole ? <Title t={t} /> : <Current week={current} t={t} />}
    </>
  );
}

function warp(): string {
  return range(CLOTH.ends)
    .map((end) => `M${CLOTH.x + (end + 0.5) * CLOTH.pitch} 0V${FRAME.height - ((end * 7) % 5) * 11}`)
    .join('');
}

function WeekBand({ week, structure }: { week: number; structure: StructureName }) {
  return (
    <Stretch
      id={`week-${week}`}
      structure={structure}
      {...CLOTH}
      y={TOP + week * BAND}
      firstPick={week * CLOTH.picks}
      colour={COLOURS[week] ?? 'currentColor'}
      weft={11.6}
      warp={4.8}
    />
  );
}

/** The week that is being woven: the shuttle passes once, and the cloth is there behind it. */
function Current({ week, t }: { week: number; t: number }) {
  const { from = 0, to = 0, label = '', words = [] } = weeks[week] ?? {};
  const at = t - from;
  const passed = drawn(at, 0.1, 1.15);
  const width = CLOTH.ends * CLOTH.pitch;
  const isLeftward = week % 2 === 1;
  const front = isLeftward
    ? CLOTH.x + width + 90 - passed * (width + 180)
    : CLOTH.x - 90 + passed * (width + 180);
  const y = TOP + week * BAND;
  const { structure, channels } = BANDS[week] ?? { structure: 'plain', channels: [] };
  const channel = channels.at(-1);
  const gone = drawn(t, to - 0.25, 0.25);
  return (
    <>
      <clipPath id="passed">
        {isLeftward ? (
          <rect x={front + 40} y={y} width={FRAME.width} height={BAND} />
        ) : (
          <rect x="0" y={y} width={Math.max(0, front - 40)} height={BAND} />
        )}
      </clipPath>
      <g clipPath="url(#passed)">
        <WeekBand week={week} structure={structure} />
      </g>
      {passed < 1 && passed > 0 ? (
        <g transform={`translate(${round(front)} ${y + BAND / 2})`}>
          <Shuttle {...(channel && { channel })} scale={1.4} />
        </g>
      ) : null}
      <Lines
        id="number"
        lines={[label]}
        x={64}
        y={300}
        size={120}
        leading={0}
        shown={() => settled(at, 0, 0.5)}
        gone={gone}
      />
      <Lines
        id="topic"
        lines={linesOf(words.join(' '))}
        x={66}
        y={390}
        size={56}
        leading={66}
        shown={(line) => settled(at, 0.15 + line * 0.12, 0.6)}
        gone={gone}
        className="small"
      />
    </>
  );
}

/** Opening words: they are there in the first picture, which is the poster. */
function Title({ t }: { t: number }) {
  return (
    <Lines
      id="title"
      lines={scenes[0]?.words ?? []}
      x={64}
      y={330}
      size={110}
      leading={118}
      shown={(line) => (t < CLOSES ? 1 : settled(t, CLOSES + line * 0.1, 0.8))}
      gone={t < CLOSES ? drawn(t, STANDS + 0.2, 0.8) : 0}
    />
  );
}

/** Characters that there is room for left of the cloth. */
const LONGEST_LINE = 20;

/** Breaks a topic into lines between its words. */
function linesOf(topic: string): string[] {
  const lines: string[] = [];
  for (const word of topic.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && longer.length <= LONGEST_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
