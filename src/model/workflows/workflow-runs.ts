/** Report of each template's last run in a real n8n, written by `bench/workflows`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { CALL_KINDS, type WorkflowTemplate } from './workflow-templates.ts';

const scenarioSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(['normal', 'failure']),
  seen: z.array(z.string()).min(1),
  executions: z.int().nonnegative(),
  items: z.int().nonnegative(),
  seconds: z.number().nonnegative(),
  calls: z.partialRecord(z.enum(CALL_KINDS), z.int().positive()),
});

const runsSchema = z.strictObject({
  /** Day of the run, as yyyy-mm-dd. */
  date: z.iso.date(),
  /** The release of n8n. */
  n8n: z.string(),
  scenarios: z.array(scenarioSchema).min(1),
});

export type TemplateRuns = z.infer<typeof runsSchema>;
export type RunScenario = z.infer<typeof scenarioSchema>;

/** The last runs of a template, or nothing if it has not been run. */
export function lastRuns(slug: WorkflowTemplate['slug']): TemplateRuns | undefined {
  const report = z
    .record(z.string(), runsSchema)
    .parse(JSON.parse(readFileSync(resolve('content/workflows/runs/last-runs.json'), 'utf8')));
  return report[slug];
}

/** Adds up all scenarios of a template. */
export function totalsOf({ scenarios }: TemplateRuns): {
  executions: number;
  items: number;
  seconds: number;
} {
  const sum = (of: (scenario: RunScenario) => number) =>
    scenarios.reduce((total, scenario) => total + of(scenario), 0);
  return {
    executions: sum(({ executions }) => executions),
    items: sum(({ items }) => items),
    seconds: sum(({ seconds }) => seconds),
  };
}
