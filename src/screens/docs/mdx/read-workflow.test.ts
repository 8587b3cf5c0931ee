import { expect, test } from 'vitest';
import { filesOf } from '#model/content-files.ts';
import { type TemplateNode, workflowTemplatesOf } from '#model/workflows/workflow-templates.ts';
import { workflowStages, workflowSteps } from './read-workflow.ts';

const namesOf = (steps: readonly TemplateNode[]) => steps.map(({ name }) => name);

test.each(workflowTemplatesOf(filesOf(process.cwd()), String))(
  '$slug is told in numbered stages that hold every step once',
  (template) => {
    const steps = workflowSteps(template.workflow);
    const stages = workflowStages(template.workflow);
    expect(stages.map(({ number }) => number)).toEqual(stages.map((_, index) => index + 1));
    expect(namesOf(stages.flatMap((stage) => stage.steps)).sort()).toEqual(namesOf(steps).sort());
  },
);

const node = (name: string, type: string, parameters: object, left: number): TemplateNode => ({
  id: name,
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion: 1,
  position: [left, 50],
  parameters,
});
const note = node(
  'note',
  'stickyNote',
  { content: '## 1. Work\nIt works.', width: 400, height: 200 },
  0,
);
const workflowOf = (...steps: TemplateNode[]) => ({
  name: 'Work',
  nodes: [note, ...steps],
  connections: {},
  settings: {},
});

test('a stage holds the steps on its note, from left to right', () => {
  const steps = [300, 100, 500].map((left) => node(`at ${left}`, 'code', {}, left));
  const [stage] = workflowStages(workflowOf(...steps));
  expect(stage).toMatchObject({ number: 1, title: 'Work', text: 'It works.' });
  expect(namesOf(stage?.steps ?? [])).toEqual(['at 100', 'at 300']);
});
