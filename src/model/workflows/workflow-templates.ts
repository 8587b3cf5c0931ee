/** The JSON files as n8n exports them, and their last runs. */
import { z } from 'zod';
import { pathsIn, type SiteFiles } from '../content-files.ts';
import { checked } from '../facts/facts-problems.ts';

const nodeSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  typeVersion: z.number(),
  position: z.tuple([z.number(), z.number()]),
  parameters: z.custom<object>((value) => typeof value === 'object' && value !== null),
  onError: z.string().optional(),
});

const target = z.looseObject({ node: z.string(), type: z.string(), index: z.number() });

/** Connections lead from a node's name, by kind, to lists of targets per output. */
const workflowSchema = z.looseObject({
  name: z.string(),
  nodes: z.array(nodeSchema),
  connections: z.record(z.string(), z.record(z.string(), z.array(z.array(target)))),
  settings: z.looseObject({}),
});

export type TemplateNode = z.infer<typeof nodeSchema>;
export type TemplateWorkflow = z.infer<typeof workflowSchema>;

export interface WorkflowTemplate {
  slug: string;
  workflow: TemplateWorkflow;
}

const FOLDER = 'content/workflows';

type Tell = (problem: string) => void;

export const workflowTemplatesOf = (files: SiteFiles, tell: Tell) =>
  pathsIn(files, FOLDER, '.json').flatMap((path): WorkflowTemplate[] => {
    const slug = path.slice(FOLDER.length + 1, -'.json'.length);
    if (slug.includes('/')) return [];
    try {
      return [{ slug, workflow: workflowSchema.parse(JSON.parse(files.read(path) ?? '')) }];
    } catch {
      tell(`${path}: is no workflow as n8n exports it. Export it there once more.`);
      return [];
    }
  });

export const callKinds = {
  model: 'language model',
  embedding: 'embedding',
  speech: 'speech',
  picture: 'picture',
  search: 'web search',
  page: 'page or feed read',
  app: 'calendar, email, CRM or task list',
  sheet: 'spreadsheet',
  store: 'file or database',
  render: 'video renderer',
  service: 'PDF, newsletter or video service',
  message: 'message to a person',
} as const;

export type CallKind = keyof typeof callKinds;
export const CALL_KINDS = Object.keys(callKinds) as [CallKind, ...CallKind[]];

const amount = z.number().nonnegative();
const scenarioSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(['normal', 'failure']),
  seen: z.array(z.string()).min(1),
  executions: amount,
  seconds: amount,
  used: z.record(z.string(), z.strictObject({ in: amount, out: amount })).default({}),
});

export type RunScenario = z.infer<typeof scenarioSchema>;

/** Each template's last run in a real n8n (docs/measured.md). */
const reportSchema = z.record(
  z.string(),
  z.strictObject({
    date: z.iso.date(),
    n8n: z.string(),
    scenarios: z.array(scenarioSchema).min(1),
  }),
);

const REPORT = `${FOLDER}/runs/last-runs.json`;

function reportOf(files: SiteFiles, tell: Tell) {
  try {
    const data: unknown = JSON.parse(files.read(REPORT) ?? '{}');
    const { read = {}, problems } = checked(REPORT, reportSchema, data);
    problems.forEach(tell);
    return read;
  } catch {
    tell(`${REPORT}: is no JSON. Put back the file of before, or run the templates again.`);
    return {};
  }
}

/** A mistake in their report is told, and counts for nothing then. */
export function lastRunsOf(files: SiteFiles, tell: Tell) {
  const report = reportOf(files, tell);
  return new Map(
    Object.entries(report).map(([slug, runs]) => {
      const sum = (of: 'executions' | 'seconds') =>
        runs.scenarios.reduce((total, scenario) => total + scenario[of], 0);
      return [slug, { ...runs, executions: sum('executions'), seconds: sum('seconds') }] as const;
    }),
  );
}
