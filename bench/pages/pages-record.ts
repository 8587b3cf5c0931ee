/** Figures bench:pages has measured so far, route by route, kept in a file next to its result. */
import { z } from 'zod';
import { keep, readKept, takenSchema } from '../support/kept.ts';
import { CHECKED, METRICS, medianSpeed, type Speed } from './lighthouse.ts';
import { kinds } from './measure-page.ts';

const loaded = z.object({ bytes: z.record(z.enum(kinds), z.number()), requests: z.number() });
const after = loaded.extend({ shift: z.number() });
const cost = loaded.extend({ mainThread: z.number(), shift: z.number(), paint: z.number() });

const runSchema = takenSchema.extend({ score: z.number(), metrics: z.record(z.enum(METRICS), z.number()) });
const routeSchema = z.object({
  /** Weight of the page, also after everything on it was used. */
  used: takenSchema.extend({ page: cost.extend({ after }) }).optional(),
  /** Arrival of the page, with and without scripts: medians of this many times. */
  arrival: takenSchema.extend({ page: cost, plain: cost, times: z.number() }).optional(),
  checks: takenSchema
    .extend({ scores: z.record(z.enum(CHECKED), z.number()), failed: z.array(z.string()) })
    .optional(),
  /** Lighthouse runs for its speed, all at one commit. */
  runs: z.array(runSchema),
  /** The same without scripts. */
  plainRuns: z.array(runSchema),
});
const peerSchema = takenSchema.extend({
  /** Name of the text. */
  text: z.string(),
  /** Name of the tool that built the page. */
  name: z.string(),
  page: cost.extend({ after }),
  runs: z.array(runSchema),
});

const recordSchema = z.object({
  routes: z.record(z.string(), routeSchema),
  peers: z.array(peerSchema),
  /** Reasons why something could not be run, by stage. */
  notRun: z.record(z.string(), z.array(z.string())),
});

export type SpeedRun = z.infer<typeof runSchema>;
export type RouteRecord = z.infer<typeof routeSchema>;
export type PagesRecord = z.infer<typeof recordSchema>;

const NAME = 'pages';

export const readPages = (): PagesRecord =>
  readKept(NAME, recordSchema, { routes: {}, peers: [], notRun: {} });
export const keepPages = (record: PagesRecord): void => keep(NAME, record);

/** The record of a route, made where there is none. */
export function ofRoute({ routes }: PagesRecord, route: string): RouteRecord {
  routes[route] ??= { runs: [], plainRuns: [] };
  return routes[route];
}

/** Adds a run to those of a page. Runs at another commit are dropped, because no median is taken over two commits. */
export function withRun(runs: readonly SpeedRun[], run: SpeedRun): SpeedRun[] {
  return [...runs.filter(({ commit }) => commit === run.commit), run];
}

/** The median of its looks; undefined when there was none. */
export const speedOf = (runs: readonly SpeedRun[]): Speed | undefined =>
  runs.length > 0 ? medianSpeed(runs) : undefined;
