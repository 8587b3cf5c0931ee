/** The goals of bench:pages, and the distance of the present figures from them. */
import { figure } from '../support/statistics.ts';
import { CHECKED, type Speed } from './lighthouse.ts';
import { paintRatio } from './measure-routes.ts';
import { type PagesRecord, type RouteRecord, type SpeedRun, speedOf } from './pages-record.ts';

/** Kilobytes of script after everything was used; largest paint as a multiple of the page without scripts. */
export const GOALS = { scriptAfter: 80, paintRatio: 1.2 };

type Part = 'used' | 'arrival' | 'checks';
type With<Name extends Part> = { route: string } & NonNullable<RouteRecord[Name]>;

/** The routes of which a part is known, in the order of the site's list. */
export function having<Name extends Part>(record: PagesRecord, part: Name): With<Name>[] {
  return Object.entries(record.routes)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([route, kept]) => (kept[part] ? [{ route, ...kept[part] } as With<Name>] : []));
}

export interface Timed extends Speed {
  route: string;
  runs: readonly SpeedRun[];
}

/** The routes that Lighthouse has looked at for speed, with its medians. */
export function timed(record: PagesRecord, list: 'runs' | 'plainRuns'): Timed[] {
  return Object.entries(record.routes)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([route, kept]) => {
      const speed = speedOf(kept[list]);
      return speed ? [{ route, ...speed, runs: kept[list] }] : [];
    });
}

interface Goal {
  what: string;
  goal: string;
  found: string;
  /** Undefined when nothing was measured. */
  isMet: boolean | undefined;
}

function mostOf<Row extends { route: string }>(
  rows: readonly Row[],
  { what, goal, of, limit }: { what: string; goal: string; of: (row: Row) => number; limit: number },
): Goal {
  const [worst] = rows.toSorted((a, b) => of(b) - of(a));
  if (!worst) return { what, goal, found: 'not run', isMet: undefined };
  return { what, goal, found: `${figure(of(worst))} (${worst.route})`, isMet: of(worst) <= limit };
}

function scoreGoal(name: string, scores: readonly number[]): Goal {
  const below = scores.filter((score) => score < 100);
  const found =
    scores.length === 0 ? 'not run' : `${scores.length - below.length} of ${scores.length} routes`;
  return {
    what: `Lighthouse, ${name.replaceAll('-', ' ')}`,
    goal: '100 on every route',
    found: below.length > 0 ? `${found}; lowest ${Math.min(...below)}` : found,
    isMet: scores.length > 0 ? below.length === 0 : undefined,
  };
}

/** Each goal with the route that is furthest from it. */
export function judge(record: PagesRecord): Goal[] {
  const used = having(record, 'used');
  const checks = having(record, 'checks');
  const shifts = [
    ...used.map(({ route, page }) => ({ route, shift: Math.max(page.shift, page.after.shift) })),
    ...having(record, 'arrival').map(({ route, page }) => ({ route, shift: page.shift })),
  ];
  return [
    scoreGoal(
      'performance',
      timed(record, 'runs').map(({ score }) => score),
    ),
    ...CHECKED.map((name) =>
      scoreGoal(
        name,
        checks.map(({ scores }) => scores[name]),
      ),
    ),
    mostOf(having(record, 'arrival'), {
      what: 'Largest paint, times the copy without scripts',
      goal: '1.2',
      of: (arrival) => paintRatio(arrival) ?? 0,
      limit: GOALS.paintRatio,
    }),
    mostOf(used, {
      what: 'Script after everything was used, kB',
      goal: 'under 80',
      of: ({ page }) => page.after.bytes.Script,
      limit: GOALS.scriptAfter,
    }),
    mostOf(shifts, { what: 'Layout shift', goal: '0', of: ({ shift }) => shift, limit: 0 }),
  ];
}
