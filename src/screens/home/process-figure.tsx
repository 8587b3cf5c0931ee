import { type Calendar, dayName } from '#model/ledger.ts';
import { count, list } from '#model/sentence.ts';
import { threadColor } from '#weave/channels.ts';
import { raggedWarp, Stretch, type StructureName } from '#weave/drawdown.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { type Figure, type Held, keyframes, percent, rule } from '#weave/figure.ts';

/** Day 0 is at the top of the cloth, below the frame. */
const { ends, picks, pitch } = { ends: 101, picks: 138, pitch: 6 };
const { top, width, height } = { top: 96, width: 606, height: 980 };
const FRAME = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMin slice' };

/** A height is a share of the drawing. */
function placeOf(day: number, { days }: Calendar) {
  const pick = Math.round((day / days) * picks);
  return { day, pick, height: (top + pick * pitch) / height };
}

export const drawnDates = ({ milestones }: Calendar) => milestones.filter(({ isDrawn }) => isDrawn);

const liveFrom = (facts: Calendar) =>
  facts.milestones.flatMap(({ day, live }) =>
    live ? [{ ...placeOf(day, facts), channels: live }] : [],
  );

/** So many threads of one channel come before the next has its turn. */
const BAND = 5;
/** Until the launch, while it is tried, one thread of so many has the first channel's color. */
const TRIAL = 4;

function wovenDays(facts: Calendar) {
  const pickOf = (day: number) => placeOf(day, facts).pick;
  const { discovery, development } = facts.phases;
  const launched = pickOf(development.to);
  const proof = pickOf(facts.milestones.find(({ id }) => id === 'proof')?.day ?? 0);
  const live = liveFrom(facts);
  const complete = live.at(-1)?.pick ?? picks;
  /** Discovery is bare until its plan is there; what is tested or in use is twill. */
  const stretches: { from: number; to: number; structure: StructureName }[] = [
    { from: pickOf(discovery.to) - 3, to: proof, structure: 'plain' },
    { from: proof, to: complete, structure: 'twillLeft' },
    { from: complete, to: picks, structure: 'diamond' },
  ];
  const channelAt = (pick: number) => {
    if (pick < proof) return undefined;
    if (pick < launched) return (pick - proof) % TRIAL === 0 ? live[0]?.channels[0] : undefined;
    const now = live.findLast((change) => change.pick <= pick);
    return now?.channels[Math.floor((pick - now.pick) / BAND) % now.channels.length];
  };
  return { stretches, channelAt };
}

const WARP = 'process-warp';

function label(facts: Calendar) {
  const dates = drawnDates(facts).map(({ day, what }) => `${dayName(day)}: ${what}.`);
  const inUse = liveFrom(facts).map(
    ({ day, channels }) =>
      `${count(channels.length, 'channel')} from ${dayName(day).toLowerCase()}`,
  );
  return `A calendar of the first ${facts.days} days, to be read downwards. ${dates.join(' ')} In color: ${list(inUse)}; before that, single threads for the proof of concept.`;
}

/** It is read downwards; each color is a channel that has gone live. */
function ProcessDrawing(facts: Calendar) {
  const { stretches, channelAt } = wovenDays(facts);
  const colorAt = (pick: number) => {
    const channel = channelAt(pick);
    return channel ? threadColor(channel) : 'var(--color-ink-3)';
  };
  return (
    <Drawing {...FRAME} label={label(facts)}>
      <path
        id={WARP}
        stroke="var(--color-ink)"
        strokeWidth="1.7"
        d={raggedWarp(ends, { pitch, top: 6, bottom: height })}
      />
      {stretches.map(({ from, to, structure }) => (
        <Stretch
          key={from}
          id={`process-cloth-${from}`}
          ends={ends}
          picks={to - from}
          pitch={pitch}
          y={top + from * pitch}
          structure={structure}
          // The diamond is centered; every other structure counts from day 0.
          {...(structure === 'diamond' ? { firstEnd: -2, firstPick: -12 } : { firstPick: from })}
          color={(pick) => colorAt(from + pick)}
          weft={5.1}
          warp={1.7}
        />
      ))}
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

export const UndoneProcess = () => (
  <Drawing {...FRAME}>
    <use href={`#${WARP}`} />
  </Drawing>
);

/** Each step is over at its share of the way: the last has more room. */
const STEP_ENDS = [0.39, 0.75, 1];
const BLINK = 0.005;

function stopsOf(facts: Calendar) {
  const stops = Object.values(facts.phases).map(({ to }, step) => {
    const place = { ...placeOf(to, facts), passed: STEP_ENDS[step] ?? 1 };
    if (to < facts.days) return place;
    // Below the last day the threads are bare; the edge runs on at the pace of the days.
    const below = Math.round(((1 - place.height) * height) / pitch);
    return { ...place, pick: place.pick + below, height: 1 };
  });
  return [{ ...placeOf(0, facts), passed: 0 }, ...stops];
}
type Stop = ReturnType<typeof stopsOf>[number];

/** The names of keyframes are properties: those in a module's sheet are its own. */
function sheet(facts: Calendar) {
  const stops = stopsOf(facts);
  /** It holds at each stop, or goes on to the next thread by thread. */
  const throughDays = (holding: (stop: Stop) => string, isByThread = false) =>
    stops.map((stop, index): Held => {
      const next = stops[index + 1];
      const pace = `;animation-timing-function:steps(${next && next.pick - stop.pick})`;
      return [stop.passed, holding(stop) + (next && isByThread ? pace : '')];
    });
  /** The edge reaches a height at this share of the way. */
  const passedAt = (reached: number) => {
    const to = stops.findIndex((stop, index) => index > 0 && reached <= stop.height);
    const [before, after] = [stops[to - 1], stops[to]];
    if (!before || !after) return 1;
    const share = (reached - before.height) / (after.height - before.height);
    return before.passed + share * (after.passed - before.passed);
  };
  const dates = drawnDates(facts).flatMap(({ day, id }, index) => {
    const place = placeOf(day, facts);
    const date = `[data-dates] li:nth-child(${index + 1})`;
    const level = { top: percent(place.height) };
    if (index === 0) return [rule(date, level)];
    const at = passedAt(place.height);
    return [
      rule(date, { ...level, '--reach': `reach-${id}` }),
      keyframes(`reach-${id}`, [
        [[0, at - BLINK], 'color:var(--color-ink-3)'],
        [[at, 1], 'color:var(--color-ink)'],
      ]),
    ];
  });
  const phases = Object.values(facts.phases).map(({ from, to }, step) => {
    const [begin, end] = [placeOf(from, facts).height, placeOf(to, facts).height];
    return rule(`[data-step='${step}'] [data-phase]`, {
      transform: `translateY(${percent(begin)}) scaleY(${(end - begin).toFixed(4)})`,
    });
  });
  const down = (stop: Stop) => `transform:translateY(calc(var(--way,1)*${percent(stop.height)}))`;
  return [
    ...dates,
    ...phases,
    rule('#process', {
      '--shape': `${width}/${height}`,
      '--do': 'process-do',
      '--count': 'process-count',
    }),
    keyframes('process-do', throughDays(down, true)),
    // It is over before the edge has run on to the end of the threads, and goes on the way.
    keyframes('process-count', [
      ...throughDays(({ day }) => `--day:${day}`).slice(0, -1),
      [passedAt(placeOf(facts.days, facts).height), `--day:${facts.days};opacity:1`],
      [1, `--day:${facts.days};opacity:0`],
    ]),
  ].join('');
}

export const processFigure: Figure<Calendar> = { Drawing: ProcessDrawing, sheet, label };
