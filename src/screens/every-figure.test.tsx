import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { milestoneDays } from '#model/facts/engagement.ts';
import { dayName } from '#model/ledger.ts';
import { list } from '#model/sentence.ts';
import { expectTable } from '#model/testing/table.ts';
import { type Paint, painted } from '#tests/support/painted.ts';
import { company } from '#tests/support/this-company.ts';
import { dashes, WORKING } from '#weave/day-drawing.tsx';
import {
  type Access,
  columnsOf,
  type DiagramVariant,
  PermissionLegend,
  type PermissionRow,
} from '#weave/diagram.tsx';
import {
  DOCS_NARROW,
  DOCS_WIDE,
  miniVariant,
  PermissionDiagram,
  SHARE,
} from '#weave/permission-diagram.tsx';
import { TeamFigure } from './about/team-figure.tsx';
import { DocsContext } from './docs/mdx/docs-context.ts';
import { notesSheet, PermissionFigure, WorkflowFigure } from './docs/mdx/figures.tsx';
import { Candidates, DaysThread, ProcessTrack } from './docs/mdx/process-figures.tsx';
import { dayFigure } from './home/day-figure.tsx';
import { cutOf, PHONE } from './home/hero.tsx';
import { drawnDates, processFigure } from './home/process-figure.tsx';
import { CohortLabel } from './incubator/programme.tsx';
import { revenueFigure, thousandsOf } from './incubator/revenue-chart.tsx';
import { allocationFigure } from './pricing/allocation.tsx';

const { calendar, incubator, pricing, rate, team } = company;

const html = (element: ReactElement) => renderToStaticMarkup(element);
const drawingsOf = (element: ReactElement) => html(element).match(/<svg.*?<\/svg>/gs) ?? [];
const drawingOf = (element: ReactElement) => drawingsOf(element)[0] ?? '';
const foundIn = (text: string, what: RegExp) =>
  [...text.matchAll(what)].map(([, ...groups]) => groups.join(' '));
const numbersIn = (text: string, each: RegExp) => foundIn(text, each).map(Number);
const labelOf = (svg: string) => /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';

const near = (found: number, meant: number, most: number, what?: string) =>
  expect(Math.abs(found - meant), what).toBeLessThan(most);

const NAMES = ['Calendar', 'Gmail', 'Slack', 'Ledger'];
const systems = NAMES.map((name) => ({ name, path: '' }));
const rows: PermissionRow[] = [
  { channel: 'voice', who: 'First', access: ['act', 'read', 'none', 'act'] },
  { channel: 'docs', who: 'Second', access: ['none', 'act', 'read', 'read'] },
  { channel: 'chat', who: 'Third', access: ['read', 'none', 'act', 'none'] },
];

type Picture = Awaited<ReturnType<typeof painted>>;

const KINDS: Access[] = ['act', 'read', 'none'];

/** The thread on top, the bundle on top, or no thread at all. */
function shownAt(picture: Picture, [x, y]: readonly [number, number], reach: number, paint: Paint) {
  const box = [x - reach, y - reach, x + reach, y + reach] as const;
  const thread = picture.amount(box, paint);
  if (thread === 0) return 'none';
  return thread > picture.amount(box, 'ink') ? 'act' : 'read';
}

/** Each crossing of the row at this height shows what the label says of it. */
function expectSaid(
  svg: string,
  picture: Picture,
  variant: DiagramVariant,
  y: number,
  { channel, who, access }: PermissionRow,
) {
  const reach = (variant.bundle.ends / 2 - 0.5) * variant.bundle.pitch;
  const shown = columnsOf(variant, NAMES).map((x) => shownAt(picture, [x, y], reach, channel));
  expect(shown).toEqual(access);
  const at = (kind: Access) => list(NAMES.filter((_, place) => access[place] === kind));
  expect(labelOf(svg)).toContain(
    `${who} may act in ${at('act')}, may only read ${at('read')} and has no access to ${at('none')}.`,
  );
}

test.each(KINDS)('the legend draws %s as it is meant', async (access) => {
  const picture = await painted(drawingOf(<PermissionLegend access={access} />));
  expect(shownAt(picture, [23, 12.5], 8, 'voice')).toBe(access);
});

const permissions = (variant: ComponentProps<typeof PermissionDiagram>['variant']) => (
  <PermissionDiagram variant={variant} systems={systems} rows={rows} />
);

const VARIANTS = {
  'docs, wide': DOCS_WIDE,
  'docs, narrow': DOCS_NARROW,
  'of the day, on a phone': { ...PHONE, width: 302 },
  'for sharing': { ...SHARE, shuttleAt: 0 },
  small: miniVariant(NAMES.length, rows.length),
};

test('of three rows a phone has those that ask, and two at least', () => {
  expectTable([[0, 1, 2], [0, 2], [1, 2], [2], []], (asked) =>
    cutOf({ systems, rows, asked }).rows.map(({ who }) => who),
  );
});

test.each(Object.entries(VARIANTS))('permissions %s are as the label says', async (_, variant) => {
  const svg = drawingOf(permissions(variant));
  const picture = await painted(svg);
  for (const [index, row] of rows.entries())
    expectSaid(svg, picture, variant, variant.down.first + index * variant.down.gap, row);
});

test.each(rows)('the day, $who: each crossing shows what the label says', async (row) => {
  const drawn = { systems, rows: [row, row], doings: 1, asked: [] };
  const svg = drawingOf(<dayFigure.Drawing {...drawn} />);
  const inSight = dashes(row.access)
    .replace(/max\(0px,([\d.]+)px(?: - ([\d.]+)px)\*var\(--scale\)\)/g, (_, a, b) =>
      String(Math.max(0, a - b)),
    )
    .replace(/calc\(([\d.]+)px\*var\(--scale\)\)/g, '$1');
  // As the sheet places rows, and shows the stretches of a pick.
  const picture = await painted(
    svg
      .replaceAll('data-row=', 'transform="translate(0 200)" data-row=')
      .replace('id="day-pick"', `id="day-pick" stroke-dasharray="${inSight}"`)
      .replaceAll('var(--c)', `var(--color-${row.channel})`),
  );
  expectSaid(svg, picture, WORKING, 200, row);
});

function framesOf(sheet: string, name: string, value: RegExp): [at: number, value: number][] {
  const frames = new RegExp(`@keyframes ${name}\\{((?:[^{}]*\\{[^}]*\\})*)\\}`).exec(sheet)?.[1];
  return [...(frames ?? '').matchAll(/([\d.,%]+)\{([^}]*)\}/g)].map(([, at, held]) => [
    Number.parseFloat(at ?? '') / 100,
    Number(value.exec(held ?? '')?.[1]),
  ]);
}

function valueAt(frames: [number, number][], at: number) {
  const next = frames.findIndex(([moment]) => moment >= at);
  const [[from, before] = [0, 0], [to, after] = [1, 1]] = [frames[next - 1], frames[next]];
  return before + ((at - from) / (to - from || 1)) * (after - before);
}

test('the calendar: what is drawn changes level with date and label', async () => {
  const sheet = processFigure.sheet(calendar);
  const figure = drawingOf(<processFigure.Drawing {...calendar} />);
  const label = labelOf(figure);
  const tops = numbersIn(sheet, /nth-child\(\d+\)\{top:([\d.]+)%/g).map((top) => top / 100);
  const dates = drawnDates(calendar);
  expect(tops).toHaveLength(dates.length);
  const [first = 0, last = 1] = [tops[0], tops.at(-1)];
  const levelOf = (day: number) => first + (day / calendar.days) * (last - first);
  const picture = await painted(figure);
  const [left, , right, height] = picture.frame;
  const thread = 6;

  for (const [index, { day, what }] of dates.entries()) {
    near((tops[index] ?? 0) * height, levelOf(day) * height, 0.6 * thread, what);
    expect(label).toContain(`${dayName(day)}: ${what}.`);
  }
  const live = calendar.milestones.filter((milestone) => milestone.live);
  const proof = calendar.milestones.find(({ id }) => id === 'proof');
  const launch = live[0];
  /** Each channel, its day, and the bands of five threads before it. */
  const begun = live.flatMap(({ day, live: channels = [] }, index) =>
    channels.flatMap((channel, bands) => {
      const isNew = !live[index - 1]?.live?.includes(channel);
      return isNew ? { day: index === 0 ? proof?.day : day, channel, bands } : [];
    }),
  );
  for (const { day = 0, channel, bands } of begun) {
    const [, top] = picture.extent([left, 0, right, height], channel);
    near(top, levelOf(day) * height + 5 * bands * thread, 1.2 * thread, `${channel}, day ${day}`);
  }
  const [level, paint] = [levelOf(launch?.day ?? 0) * height, launch?.live?.[0] ?? 'voice'];
  const onTrial = picture.amount([left, level - 5 * thread, right, level], paint);
  const inUse = picture.amount([left, level, right, level + 5 * thread], paint);
  expect(inUse, 'single threads until the launch, then cloth').toBeGreaterThan(2 * onTrial);
  for (const { day } of live) expect(label).toContain(`from ${dayName(day).toLowerCase()}`);
});

test('the calendar: the edge is at a date when that turns to ink', () => {
  const sheet = processFigure.sheet(calendar);
  const edge = framesOf(sheet, 'process-do', /\*([\d.]+)%/);
  const count = framesOf(sheet, 'process-count', /--day:(\d+)/);
  for (const { id, day } of drawnDates(calendar).slice(1)) {
    const top = new RegExp(`top:([\\d.]+)%;--reach:reach-${id}\\}`).exec(sheet)?.[1];
    const reached = framesOf(sheet, `reach-${id}`, /color:var\(--color-ink(\))/).at(-1)?.[0] ?? 0;
    expect(valueAt(edge, reached), id).toBeCloseTo(Number(top), 0);
    near(valueAt(count, reached), day, 1, id);
  }
});

const revenue = (
  <revenueFigure.Drawing months={incubator.revenue.months} currency={incubator.revenue.currency} />
);

test('the revenue: each column is as high and wide as the label says', async () => {
  const { months } = incubator.revenue;
  const drawn = drawingsOf(revenue);
  const written = revenueFigure.sheet(incubator.revenue).split('@media');
  expect(drawn).toHaveLength(written.length);
  for (const [index, svg] of drawn.entries()) {
    const sheet = written[index] ?? '';
    const picture = await painted(svg.replace(/<text.*?<\/text>/gs, ''));
    const [left, top, right, bottom] = picture.frame;
    const lines = numbersIn(svg, /d="M[\d.]+ ([\d.]+)H/g);
    const [base, hundred] = [Math.max(...lines), Math.min(...lines)];
    const [of = 0, whole = 1] = foundIn(sheet, /width:calc\(100%\*([\d.]+\/[\d.]+)\)/g)
      .join()
      .split('/')
      .map(Number);
    const scale = (right - left) * (of / whole);
    const step = (right - left - scale) / months.length;
    expect(sheet).toContain(
      `--shape:${Math.round(step * months.length * 10) / 10}/${bottom - top}`,
    );
    expect(numbersIn(labelOf(svg), /month \d+ \D*(\d+)k/g)).toEqual(months.map(thousandsOf));
    for (const [place, month] of months.entries()) {
      const [from, to] = [scale + place * step, scale + (place + 1) * step];
      const extents = month.sold.map(({ channel }) =>
        picture.extent([from, top, to, bottom], channel),
      );
      const highest = Math.min(...extents.map((extent) => extent[1]));
      const thousands = ((base - highest) / (base - hundred)) * 100;
      near(thousands, thousandsOf(month), 1, `month ${place + 1}`);
      const [columnLeft, , columnRight] = extents[0] ?? [0, 0, 0];
      near((columnLeft + columnRight) / 2, (from + to) / 2, 2, `month ${place + 1}`);
    }
  }
});

test('the allocation: each length is as long as label and words say', () => {
  const { areas } = pricing.allocation;
  const svg = drawingOf(<allocationFigure.Drawing areas={areas} />);
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const lengths = numbersIn(svg, /fill="var\(--color-paper\)" d="M([\d.]+) /g);
  const columns = /--shares:([^;}]+)/.exec(allocationFigure.sheet({ areas }))?.[1]?.split(' ');
  expect(lengths).toHaveLength(areas.length);
  let before = 0;
  for (const [index, { label, percent }] of areas.entries()) {
    near(((lengths[index] ?? 0) / width) * 100, before, 0.5);
    expect(labelOf(svg)).toContain(`${label} ${percent} %`);
    expect(columns?.[index]).toBe(`${percent}fr`);
    before += percent;
  }
});

const marks = NAMES.map((name) => ({ name, mark: 'book' }));
const notes = (parts: string) =>
  ['head', 'part', 'foot'].flatMap((name) =>
    numbersIn(notesSheet(), new RegExp(`parts=${parts}\\][^}]*--${name}:([\\d.]+)`, 'g')),
  );

test.each([2, 3, 4])('a docs figure of %d agents: each is level with its note', async (agents) => {
  const drawn = (['voice', 'docs', 'chat', 'data'] as const)
    .slice(0, agents)
    .map((channel) => ({ who: channel, channel, did: 'Something.', acts: [...NAMES], reads: [] }));
  const svg = drawingOf(<PermissionFigure systems={marks} rows={drawn} caption="" />);
  const picture = await painted(svg);
  const [head = 0, part = 0, foot = 0] = notes('rows');
  expect(head + agents * part + foot).toBe(picture.frame[3]);
  for (const [index, { channel }] of drawn.entries()) {
    const [, top, , bottom] = picture.extent(undefined, channel);
    expect((top + bottom) / 2).toBeCloseTo(head + (index + 0.5) * part, -0.6);
  }
});

const STEPS = ['Question', 'Outline', 'Look'].map((name, index) => ({
  name,
  did: 'Something.',
  system: NAMES[index] ?? '',
  writes: index === 1,
}));
const workflow = <WorkflowFigure systems={marks} steps={STEPS} channel="docs" caption="" />;

test('a workflow: a step is level with its note, its eye closed to write', async () => {
  const svg = drawingOf(workflow);
  const picture = await painted(svg);
  const [head = 0, part = 0, foot = 0] = notes('steps');
  const [, top, , bottom] = picture.frame;
  expect(head + STEPS.length * part + foot).toBe(bottom - top);
  const eyes = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)"><circle r="9.5"/g)];
  for (const [index, { name, system, writes }] of STEPS.entries()) {
    const [x, y] = [Number(eyes[index]?.[1]), Number(eyes[index]?.[2])];
    expect(y - top).toBeGreaterThan(head + index * part);
    expect(y - top).toBeLessThan(head + (index + 1 / 3) * part);
    const isClosed = picture.amount([x - 3, y - 3, x + 3, y + 3], 'ink') > 0;
    expect(isClosed).toBe(writes);
    expect(labelOf(svg)).toContain(
      `${index + 1}, ${name}: ${writes ? 'writes to' : 'reads'} ${system}`,
    );
  }
});

const inDocs = (figure: ReactElement) =>
  html(<DocsContext value={{ site: company } as never}>{figure}</DocsContext>);

test('a stage of the process is as long as its days', () => {
  const stage = { name: '', href: '', from: 'plan', to: 'second-live', gives: '' } as const;
  const drawn = inDocs(<ProcessTrack stages={[{ ...stage, draws: 'map' }]}>Days.</ProcessTrack>);
  const [from = 0, to = 0] = numbersIn(drawn, /(?<=M| 114H)([\d.]+)(?= 114H|" stroke)/g);
  const days = milestoneDays(calendar);
  near((from / 150) * calendar.days, days.plan, 1);
  near((to / 150) * calendar.days, days['second-live'], 1);
  expect(drawn, 'words for the search').not.toMatch(/<\/(b|span)><(b|span)/);
});

/** Of a thread, in percent of its box. */
const partsOf = (thread: string) => {
  const [within = 0] = numbersIn(thread, /x2="([\d.]+)%" y1="12" y2="12" stroke-width/g);
  const [past = 0] = numbersIn(thread, /y="7.5" width="([\d.]+)%"/g);
  return [within, past] as const;
};

test('a candidate’s thread is as long as its days, and passes the line where it misses', () => {
  for (const row of inDocs(<Candidates />).match(/<li class="small.*?<\/li>/gs) ?? []) {
    const [limit = 0] = numbersIn(row, /x1="([\d.]+)%"/g);
    const [within, past] = partsOf(row);
    const [days = 0] = numbersIn(row, /(\d+) day/g);
    near((within + past) / limit, days / rate.returnDays, 0.01, row);
    expect(row.includes('a miss')).toBe(past > 0 || days === rate.returnDays);
  }
});

test.each([0, 30, 90, 97, 567])(
  '%i days of use are as long beside the line of the rule',
  (days) => {
    const thread = inDocs(<DaysThread days={days} among={[79, 567, Infinity]} />);
    const [limit = 0] = numbersIn(thread, /x1="([\d.]+)%"/g);
    const [within, past] = partsOf(thread);
    near((within + past) / limit, days / rate.returnDays, 0.01);
    expect(past > 0).toBe(days > rate.returnDays);
  },
);

test('what is kept is drawn for as many weeks as is told', () => {
  for (const { howLong, weeks } of company.keptFacts.rows) {
    const [, amount, unit] = /^(\d+) (day|month)s$/.exec(howLong) ?? [];
    const days = Number(amount) * (unit === 'month' ? 365 / 12 : 1);
    expect(weeks, howLong).toBe(amount && Math.round(days / 7));
  }
});

const figureWords = { label: 'The team', title: 'People', caption: 'and channels.' };
const figureOf = (people: typeof team) => <TeamFigure words={figureWords} team={people} />;

test.each([2, 5, 15, 40])('of %i people each thread hangs in the middle of its link', (count) => {
  const people = Array.from({ length: count }, () => team[0] ?? []).flat();
  const svg = drawingOf(figureOf(people));
  const threads = numbersIn(svg, /M([\d.]+) 0V/g);
  const each = threads.length / count;
  expect(svg).toContain('viewBox="0 0 600 ');
  for (const index of people.keys()) {
    const own = threads.slice(index * each, (index + 1) * each);
    const middle = ((own[0] ?? 0) + (own.at(-1) ?? 0)) / 2;
    expect(middle).toBeCloseTo(((index + 0.5) * 600) / count, 0);
  }
});

const FRAMED: Record<string, ReactElement> = {
  'permissions, wide': permissions(DOCS_WIDE),
  'permissions, narrow': permissions(DOCS_NARROW),
  'permissions for sharing': permissions(SHARE),
  'the calendar': <processFigure.Drawing {...calendar} />,
  'the revenue': revenue,
  'the allocation': <allocationFigure.Drawing areas={pricing.allocation.areas} />,
  'a workflow': workflow,
  'the team': figureOf(team),
  'the label of a cohort': <CohortLabel />,
};

test.each(Object.entries(FRAMED))('%s: nothing passes the frame', async (_, figure) => {
  for (const svg of drawingsOf(figure)) {
    const { frame, extent } = await painted(svg);
    const [left, top, right, bottom] = extent();
    // The calendar's bar is meant to run out by as much.
    const past = [frame[0] - left, frame[1] - top, right - frame[2], bottom - frame[3]];
    expect(Math.max(...past)).toBeLessThanOrEqual(3);
  }
});
