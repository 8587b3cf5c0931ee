import { type Day, dashes, PICKS, WORKING } from '#weave/day-drawing.tsx';
import { type Held, keyframes, percent, rule } from '#weave/figure.ts';
import { range } from '#weave/geometry.ts';

/** In milliseconds; a full band is shown and taken in the rest. */
const [EVERY, THROW, REST] = [900, 560, 2400];
const CYCLE = PICKS * EVERY + REST;
/** In milliseconds of a throw; the warp closes over the pick when the shuttle has left it. */
const [LEAVES, CLOSES] = [576, 768];

const throws = range(PICKS).map((pick) => ({
  pick,
  at: (pick * EVERY) / CYCLE,
  isLast: pick === PICKS - 1,
}));
const share = (milliseconds: number) => milliseconds / CYCLE;

/** Each band begins to be laid after so many milliseconds. */
const BANDS = [450, 900, 1350, 1500];

const FITS = [
  { window: '(width>=77.5rem)', scale: 1, height: WORKING.height, down: WORKING.down },
  { window: '(width<77.5rem)', scale: 1.2, height: 731, down: { first: 124, gap: 165 } },
];

function places({ systems, rows }: Day) {
  const { width, height, across, bundle, lead, shuttle } = WORKING;
  const shape = rule('[data-day]', {
    '--shape': width / height,
    '--inset': percent((across.first - across.gap / 2) / width),
    '--travel': `${width + (PICKS - 1) * lead + 10}px`,
    // Beside the outer bundle the shuttle turns.
    '--left': `calc(${across.first}px - ${100 * shuttle}px*var(--scale))`,
    '--right': `calc(${width - across.first}px + ${100 * shuttle}px*var(--scale))`,
    '--pitch': `calc(${bundle.pitch}px*var(--scale))`,
    '--lowest': `calc(${((PICKS - 1) / 2) * bundle.pitch}px*var(--scale))`,
  });
  const fits = FITS.map(({ window, scale, ...fit }) => {
    const placed = rule('[data-day]', {
      '--scale': scale,
      '--tall': fit.height / height,
      '--first': percent(fit.down.first / height),
      '--gap': percent(fit.down.gap / height),
    });
    return `@media ${window}{${placed}}`;
  });
  // Not below the figure's class: what is `use`d has no parents there.
  const pick = rule('#day-pick', { 'stroke-dasharray': 'var(--dashes)' });
  const parts = Object.entries({
    all: 'scale(var(--scale))',
    across: 'scaleY(var(--scale))',
    down: 'scaleY(var(--tall))',
    both: 'scale(var(--scale),var(--tall))',
  }).map(([fit, transform]) => rule(`[data-fit=${fit}]`, { transform }));
  const asked = systems.flatMap((_, system) => {
    const head = `li:nth-child(${system + 1})>`;
    // What is under the pointer goes before what was pressed.
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

function decisions({ asked }: Day) {
  const figure = (...states: string[]) =>
    `[data-day]:has(:is(${states.map((state) => `[data-said~='${state}']`).join()}))`;
  const each = asked.flatMap((row) => {
    const own = `[data-ask='${row}']`;
    const asking = `[data-day]:has([data-asks='${row}'])`;
    const doing = `${asking} ${own} [data-doing]`;
    const decided = figure(`${row}yes`, `${row}no`);
    const last = `:is([data-row='${row}'] [data-part='cloth'] [data-last],[data-last='${row}'])`;
    return [
      // A person's pick is in ink.
      rule(last, { '--c': 'var(--color-ink)', transform: 'scaleX(0)' }),
      rule(`${figure(`${row}held`, `${row}yes`)} ${last}`, {
        transform: 'none',
        transition: 'transform 700ms linear',
      }),
      rule(doing, { display: 'inline', opacity: 1, animation: 'none' }),
      rule(`${asking} p${own}`, { visibility: 'visible', 'z-index': 1 }),
      rule(`${doing}:has(+[data-doing]),${decided} ${own} [data-doing]`, { display: 'none' }),
      ...['yes', 'no'].map((said) =>
        rule(`${figure(row + said)} ${own} [data-told=${said}]`, { display: 'block' }),
      ),
    ];
  });
  return [
    rule('[data-told],[data-doing=decide]', { display: 'none' }),
    rule('[data-told=yes]', { 'font-weight': 560, 'text-decoration': 'underline double var(--c)' }),
    rule('[data-last]', {
      'transform-box': 'fill-box',
      'transform-origin': 'right',
      transition: 'transform 200ms var(--ease-thread)',
    }),
    ...each,
  ];
}

function motion({ doings }: Day) {
  const next = (at: number, isLast: boolean, before: number) =>
    isLast ? 1 : at + share(EVERY + before);
  const side = (pick: number, isThrown: boolean) =>
    (pick % 2 === 0) === isThrown ? 'right' : 'left';
  const fly = (at: Held[0], to: string, pick: number): Held => [
    at,
    `transform:translate(var(--${to}),calc(var(--pitch)*${pick - (PICKS - 1) / 2}))`,
  ];
  const lift = (picks: number) => `transform:translateY(calc(var(--way,-1)*${picks}*var(--pitch)))`;
  return [
    rule('[data-day]', {
      '--cycle': `${CYCLE}ms`,
      '--round': `${doings * CYCLE}ms`,
      // The names in a module's sheet are its own.
      '--throw': 'day-throw',
      '--bind': 'day-bind',
      '--fly': 'day-fly',
      '--tell': 'day-tell',
    }),
    ...throws.map(({ pick }) => rule(`[data-pick='${pick}']`, { '--p': pick })),
    ...range(doings).map((n) => rule(`[data-doing]:nth-child(${n + 1})`, { '--n': n })),
    keyframes('day-throw', [
      [0, 'transform:scaleX(0)'],
      ...throws.map(
        ({ pick, at, isLast }): Held => [
          [at + share(THROW), next(at, isLast, 0)],
          isLast ? 'transform:none' : `transform:scaleX(clamp(0,${pick + 1} - var(--p),1))`,
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

export const sheetOfDay = (day: Day) =>
  [...places(day), ...decisions(day), ...motion(day)].join('');
