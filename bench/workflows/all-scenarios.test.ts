/** A template may not change without its bench, nor the bench without the report of its pages. */
import { expect, test } from 'vitest';
import { filesOf } from '#model/content-files.ts';
import { lastRunsOf, workflowTemplatesOf } from '#model/workflows/workflow-templates.ts';
import type { TemplateRuns } from './scene.ts';

const files = filesOf('.');
const lastRuns = lastRunsOf(files);

test.each(workflowTemplatesOf(files))(
  'bench and report have the scenarios of $slug',
  async (of) => {
    const { scenarios }: TemplateRuns = await import(`./scenarios/${of.slug}.ts`);
    const told = Object.entries(scenarios).map(([name, { kind = 'failure' }]) => ({ kind, name }));
    const reported = lastRuns.get(of.slug)?.scenarios.map(({ kind, name }) => ({ kind, name }));
    expect(reported, `Run npm run bench:workflows -- ${of.slug}.`).toEqual(told);
  },
);
