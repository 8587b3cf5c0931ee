/** A template may not change without its bench, nor the bench without the report of its pages. */
import { expect, test } from 'vitest';
import { lastRuns, workflowTemplates } from '#model/workflows/workflow-templates.ts';
import type { TemplateRuns } from './scene.ts';

test.each(workflowTemplates)(
  'bench and report tell the same scenarios of $slug',
  async ({ slug }) => {
    const { scenarios }: TemplateRuns = await import(`./scenarios/${slug}.ts`);
    const told = Object.entries(scenarios).map(([name, { kind = 'failure' }]) => ({ kind, name }));
    const reported = lastRuns(slug)?.scenarios.map(({ kind, name }) => ({ kind, name }));
    expect(reported, `Run npm run bench:workflows -- ${slug}.`).toEqual(told);
  },
);
