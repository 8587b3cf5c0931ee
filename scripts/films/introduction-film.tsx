import { introductionScenes } from '#content/data/film-scenes.ts';
import { range, round } from '#weave/geometry.ts';
import { SetWords, Signature } from './set-words.tsx';
import { drawn, FRAME, inTurn, settled } from './timing.ts';

const scenes = inTurn<(typeof introductionScenes)[number]>(introductionScenes);
const [WORK, PEOPLE, WAIT, DAYS, LIVE, ORDER] = [1, 2, 3, 4, 5, 6];
const LEFT = 724;
const ROW = { first: 128, gap: 116 };
const PICKS = 5;
/** Ninety days along the right side of the frame. */
const DAY = (FRAME.width - 48 - LEFT) / 90;

/** The candidates, and when each is passed over. */
const candidates = [
  { name: 'Quote drafts', days: 84 },
  { name: 'Invoice matching', days: 78 },
  { name: 'Demand forecast', struckAt: begin(WAIT) + 2.4 },
  { name: 'Route planning', struckAt: begin(WAIT) + 1.4 },
  { name: 'Screening applicants', struckAt: begin(PEOPLE) + 1.2 },
];

function begin(index: number): number {
  return scenes[index]?.from ?? 0;
}

/** Film of how we decide what to build first: a list of five becomes two bands on a line of ninety days. */
export function IntroductionFilm({ t }: { t: number }) {
  return (
    <>
      {candidates.map((candidate, index) => (
        <Candidate key={candidate.name} {...candidate} index={index} t={t} />
      ))}
      <NinetyDays share={settled(t, begin(DAYS) + 0.4, 1)} />
      {scenes.map((scene, index) =>
        t < scene.from || t >= scene.to ? null : (
          <SetWords
            key={scene.from}
            id={`s${index}`}
            scene={scene}
            t={t}
            size={index === 0 ? 104 : 80}
            stays={index === ORDER}
          />
        ),
      )}
      <Signature share={settled(t, begin(ORDER) + 2.6, 0.9)} />
    </>
  );
}

interface CandidateProps {
  name: string;
  days?: number;
  struckAt?: number;
  index: number;
  t: number;
}

function Candidate({ name, days, struckAt = Number.POSITIVE_INFINITY, index, t }: CandidateProps) {
  const struck = settled(t, struckAt, 0.9);
  const leaves = days ? 0 : drawn(t, begin(DAYS) - 0.2, 0.8);
  if (leaves === 1) return null;
  const named = settled(t, begin(WORK) + 0.8 + index * 0.55, 0.8);
  // The two that are left are woven larger, with their names above their days.
  const spread = days ? drawn(t, begin(DAYS), 0.9) : 0;
  const place = index + (index === 0 ? 1 : -1) * swapped(t);
  const y = round(mix(ROW.first + index * ROW.gap, 262 + place * 210, spread));
  const length = days ? mix(100, days * DAY, drawn(t, begin(DAYS) + 1.2, 3)) : 100;
  const moving = days ? 4 * (swapped(t) - swapped(t) ** 2) : 0;
  return (
    <g opacity={1 - leaves}>
      <Length
        y={y}
        pitch={mix(10, 17, spread)}
        length={length}
        woven={named * (1 - struck)}
        warped={settled(t, 0.5 + index * 0.25, 0.8)}
        live={index === 0 ? drawn(t, begin(LIVE) + 0.8, 1.6) : 0}
      />
      <text
        x={LEFT + 128 * (1 - Math.max(0, spread * 2 - 1))}
        y={round(y + 14 - 84 * Math.min(1, spread * 2))}
        fontSize="44"
        className="small strong"
        opacity={named * (1 - struck * 0.6) * (1 - moving)}
        textDecoration={struck > 0.5 ? 'line-through' : undefined}
      >
        {name}
      </text>
    </g>
  );
}

/** Progress of the two that change places, once in the film and back again. */
function swapped(t: number): number {
  return drawn(t, begin(ORDER) + 1, 1.1) - drawn(t, begin(ORDER) + 3, 1.1);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

interface LengthProps {
  y: number;
  pitch: number;
  length: number;
  /** Shares of the warp that hangs, of it that is woven, and of that in the color of its channel. */
  warped: number;
  woven: number;
  live: number;
}

/** A length of cloth next to a name: five picks over short ends. */
function Length({ y, pitch, length, warped, woven, live }: LengthProps) {
  const height = PICKS * pitch;
  const top = y - height / 2;
  const gap = pitch * 1.4;
  const ends = range(Math.round(length / gap)).map((end) => ({ end, x: round((end + 0.5) * gap) }));
  const wefts = (reach: number) =>
    range(PICKS)
      .map((pick) => `M${LEFT - 4} ${round(top + (pick + 0.5) * pitch)}h${round((length + 8) * reach)}`)
      .join('');
  const over = ends
    .filter(({ x }) => x < (length + 8) * woven)
    .flatMap(({ end, x }) =>
      range(PICKS)
        .filter((pick) => (end + pick) % 2 === 0)
        .map((pick) => `M${LEFT + x} ${round(top + pick * pitch)}v${round(pitch)}`),
    )
    .join('');
  const bare = ends
    .map(({ x }) => `M${LEFT + x} ${round(top - 9)}v${round((height + 18) * warped)}`)
    .join('');
  return (
    <>
      <path d={bare} stroke="var(--color-panel-edge)" strokeWidth={round(pitch * 0.3)} />
      {woven > 0 ? (
        <path d={wefts(woven)} stroke="var(--color-panel-text)" strokeWidth={round(pitch * 0.66)} />
      ) : null}
      {live > 0 ? (
        <path d={wefts(live)} stroke="var(--color-email)" strokeWidth={round(pitch * 0.66)} />
      ) : null}
      <path d={over} stroke="var(--color-panel)" strokeWidth={round(pitch * 0.8)} />
      <path d={over} stroke="var(--color-ink)" strokeWidth={round(pitch * 0.4)} />
    </>
  );
}

/** The line at which a cost has to be back. */
function NinetyDays({ share }: { share: number }) {
  if (share === 0) return null;
  const x = LEFT + 90 * DAY;
  return (
    <>
      <path
        d={`M${x} 128v${round(share * 440)}`}
        stroke="var(--color-panel-text)"
        strokeWidth="3"
        strokeDasharray="3 9"
      />
      <text x={x + 4} y="650" fontSize="40" textAnchor="end" className="small" opacity={share}>
        Day 90
      </text>
    </>
  );
}
