/**
 * What moves in both figures of the home page and follows from facts: the dates of the calendar and
 * the throws of the shuttle. A style sheet in the head of the page; the sheets of the sections name
 * its keyframes.
 */
import { rows, systems } from '#components/ordinary-day.ts';
import { dayAgents } from '#model/facts/home.ts';
import { dashes, PICKS, WORKING } from '#weave/working-diagram.tsx';
import { CALENDAR, fractionOf, MILESTONES, pickOf, SPANS } from './process-calendar.ts';

/** A share as CSS writes it, with as many digits as can be seen: `16.53%`. */
function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function rule(selector: string, declarations: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${written.join(';')}}`;
}

/**
 * Declarations, and the moments (from 0 to 1) at which they hold; from one moment to another, or at
 * one alone.
 */
type Held = readonly [at: number | readonly [number, number], declarations: string];

function keyframes(name: string, held: readonly Held[]): string {
  const written = held.map(
    ([at, declarations]) => `${[at].flat().map(percent).join(',')}{${declarations}}`,
  );
  return `@keyframes ${name}{${written.join('')}}`;
}

/**
 * Shares of the way through the section at which each of its steps is over: the last has more room.
 */
const STEP_ENDS = [0.39, 0.75, 1];

/**
 * A place of the calendar: its day, its thread, its height, and how far the section has passed when
 * work reaches it.
 */
interface Edge {
  day: number;
  pick: number;
  height: number;
  passed: number;
}

const start: Edge = { day: 0, pick: 0, height: fractionOf(0), passed: 0 };
const ends = Object.values(SPANS).map(({ to, bottom }, step): Edge => {
  const isLast = to === CALENDAR.days;
  const pick = pickOf(to);
  // Below the last day the threads are bare; the edge runs on over them, at the pace of the days.
  const below = isLast ? Math.round(((1 - bottom) * CALENDAR.height) / CALENDAR.pitch) : 0;
  return { day: to, pick: pick + below, height: isLast ? 1 : bottom, passed: STEP_ENDS[step] ?? 1 };
});
const legs = ends.map((end, index) => [ends[index - 1] ?? start, end] as const);

/**
 * One way through the days: at each end of a phase what holds there, and on to the next thread by
 * thread.
 */
function throughDays(holding: (edge: Edge) => string, isByThread = false): Held[] {
  const held = legs.map(([from, to]): Held => {
    const pace = isByThread ? `;animation-timing-function:steps(${to.pick - from.pick})` : '';
    return [from.passed, holding(from) + pace];
  });
  return [...held, [1, holding(ends.at(-1) ?? start)]];
}

/** Share of the way at which work has reached a height of the calendar. */
function passedAt(height: number): number {
  const [from, to] = legs.find((leg) => height <= leg[1].height) ?? [start, start];
  return (
    from.passed + ((height - from.height) / (to.height - from.height)) * (to.passed - from.passed)
  );
}

const BLINK = 0.005;

function processMotion(): string[] {
  const dates = MILESTONES.flatMap(({ fraction, id }, index) => {
    const date = `[data-dates] li:nth-child(${index + 1})`;
    if (index === 0) return [rule(date, { top: percent(fraction) })];
    const at = passedAt(fraction);
    return [
      rule(date, { top: percent(fraction), '--reach': `reach-${id}` }),
      keyframes(`reach-${id}`, [
        [[0, at - BLINK], 'color:var(--color-ink-3)'],
        [[at, 1], 'color:var(--color-ink)'],
      ]),
    ];
  });
  const phases = Object.values(SPANS).map(({ top, bottom }, step) =>
    rule(`[data-step='${step}'] [data-phase]`, {
      transform: `translateY(${percent(top)}) scaleY(${(bottom - top).toFixed(4)})`,
    }),
  );
  return [
    ...dates,
    ...phases,
    // As properties, because the names in a sheet of a section are its own.
    rule('#process', { '--do': 'process-do', '--count': 'process-count' }),
    keyframes(
      'process-do',
      throughDays(
        ({ height }) => `transform:translateY(calc(var(--way,1)*${percent(height)}))`,
        true,
      ),
    ),
    keyframes(
      'process-count',
      throughDays(({ day }) => `--day:${day}`),
    ),
  ];
}

/**
 * Milliseconds: from one throw to the next, a throw, and the rest in which a full band is shown,
 * beaten up and taken.
 */
const [EVERY, THROW, REST] = [900, 560, 2400];
const CYCLE = PICKS * EVERY + REST;
/** The warp closes over a pick when the shuttle has left it: milliseconds after the throw began. */
const [LEAVES, CLOSES] = [576, 768];

const throws = Array.from({ length: PICKS }, (_, pick) => ({
  pick,
  at: (pick * EVERY) / CYCLE,
  isLast: pick === PICKS - 1,
}));
const share = (milliseconds: number) => milliseconds / CYCLE;
/** Whether a thread is there yet, for the threads up to a pick. */
const upTo = (pick: number) => `clamp(0,${pick + 1} - var(--p),1)`;

/** Milliseconds after which each agent's band begins to be laid. */
const BANDS = [450, 900, 1350, 1500];

/**
 * How the one drawing fits the window: how much larger its bundles and bands are, its height and
 * where its rows are, in its units.
 */
const FITS = [
  { window: '(width>=77.5rem)', scale: 1, height: WORKING.height, down: WORKING.down },
  { window: '(40rem<=width<77.5rem)', scale: 1.2, height: 731, down: { first: 124, gap: 165 } },
  { window: '(width<40rem)', scale: 1.7, height: 1815, down: { first: 222, gap: 418 } },
];

/** Where the parts of the day's figure are, and when each begins. */
function dayPlaces(): string[] {
  const { width, height, across, bundle, lead, shuttle } = WORKING;
  const shape = rule('[data-day]', {
    '--shape': width / height,
    '--inset': percent((across.first - across.gap / 2) / width),
    '--travel': `${width + (PICKS - 1) * lead + 10}px`,
    // Beside the outer bundle the shuttle turns.
    '--left': `calc(${across.first}px - ${100 * shuttle}px*var(--scale))`,
    '--right': `calc(${width - across.first}px + ${100 * shuttle}px*var(--scale))`,
    '--pitch': `calc(${bundle.pitch}px*var(--scale))`,
  });
  const fits = FITS.map(({ window, scale, ...fit }) => {
    const places = rule('[data-day]', {
      '--scale': scale,
      '--tall': fit.height / height,
      '--first': percent(fit.down.first / height),
      '--gap': percent(fit.down.gap / height),
    });
    return `@media ${window}{${places}}`;
  });
  // Not below the class of the figure: what is `use`d has no parents there.
  const pick = rule('#day-pick', { 'stroke-dasharray': 'var(--dashes)' });
  const parts = Object.entries({
    all: 'scale(var(--scale))',
    across: 'scaleY(var(--scale))',
    down: 'scaleY(var(--tall))',
    both: 'scale(var(--scale),var(--tall))',
  }).map(([fit, transform]) => rule(`[data-fit=${fit}]`, { transform }));
  const asked = systems.flatMap((_, system) => {
    const head = `li:nth-child(${system + 1})>`;
    // One at a time: what is under the pointer goes before what was pressed.
    const figure = `[data-day]:is(:has(${head}button:hover),:has(${head}:popover-open):not(:has(li>button:hover)))`;
    return [
      rule(`[data-system='${system}']`, { '--at': `${60 * system}ms` }),
      rule(`${figure} :is([data-system='${system}'] rect,[data-may~='${system}'])`, {
        display: 'block',
        opacity: 1,
      }),
      rule(`${figure} [data-none~='${system}']`, { opacity: 0.25 }),
    ];
  });
  const bands = rows.map(({ access }, row) =>
    rule(`[data-row='${row}'],[data-day] [data-channel]:nth-child(${row + 1})`, {
      '--row': row,
      '--dashes': dashes(access),
      '--at': `${BANDS[row]}ms`,
    }),
  );
  return [shape, ...fits, pick, ...parts, ...asked, ...bands];
}

function dayMotion(): string[] {
  const next = (at: number, isLast: boolean, before: number) =>
    isLast ? 1 : at + share(EVERY + before);
  const side = (pick: number, isThrown: boolean) =>
    (pick % 2 === 0) === isThrown ? 'right' : 'left';
  const fly = (at: Held[0], to: string, pick: number): Held => [
    at,
    `transform:translate(var(--${to}),calc(var(--pitch)*${pick - (PICKS - 1) / 2}))`,
  ];
  const lift = (picks: number) => `transform:translateY(calc(var(--way,-1)*${picks}*var(--pitch)))`;
  const doings = (dayAgents.at(-1)?.next?.length ?? 0) + 1;
  return [
    rule('[data-day]', {
      '--cycle': `${CYCLE}ms`,
      '--round': `${doings * CYCLE}ms`,
      // As properties, because the names in a sheet of a section are its own.
      ...{ '--throw': 'day-throw', '--bind': 'day-bind', '--fly': 'day-fly', '--tell': 'day-tell' },
    }),
    ...throws.map(({ pick }) => rule(`[data-pick='${pick}']`, { '--p': pick })),
    ...Array.from({ length: doings }, (_, n) =>
      rule(`[data-doing]:nth-child(${n + 1})`, { '--n': n }),
    ),
    keyframes('day-throw', [
      [0, 'transform:scaleX(0)'],
      ...throws.map(
        ({ pick, at, isLast }): Held => [
          [at + share(THROW), next(at, isLast, 0)],
          isLast ? 'transform:none' : `transform:scaleX(${upTo(pick)})`,
        ],
      ),
    ]),
    keyframes('day-bind', [
      [[0, share(LEAVES)], lift(PICKS + 1)],
      ...throws.map(
        ({ pick, at, isLast }): Held => [
          [at + share(CLOSES), next(at, isLast, LEAVES)],
          lift(PICKS - 1 - pick),
        ],
      ),
    ]),
    keyframes('day-fly', [
      ...throws.flatMap(({ pick, at, isLast }) => [
        fly(at, side(pick, false), pick),
        fly(isLast ? [at + share(THROW), 0.95] : at + share(THROW), side(pick, true), pick),
      ]),
      fly(1, 'left', 0),
    ]),
    keyframes('day-tell', [
      [0, 'opacity:1'],
      [[1 / doings, 1], 'opacity:0'],
    ]),
  ];
}

export function homeMotion(): string {
  return `@layer screens{${[...processMotion(), ...dayPlaces(), ...dayMotion()].join('')}}`;
}
