import { checkout } from '#model/testing/checkout.ts';
import { type TemplateNode, workflowTemplatesOf } from '#model/workflows/workflow-templates.ts';
import { workflowStages, workflowSteps } from './read-workflow.ts';

const namesOf = (steps: readonly TemplateNode[]) => steps.map(({ name }) => name);

test.each(workflowTemplatesOf(checkout, String))(
  '$slug is told in numbered stages that hold every step once, from left to right',
  ({ workflow }) => {
    const stages = workflowStages(workflow);
    expect(stages.map(({ number }) => number)).toEqual(stages.map((_, index) => index + 1));
    const told = stages.flatMap((stage) => stage.steps);
    expect(namesOf(told).sort()).toEqual(namesOf(workflowSteps(workflow)).sort());
    for (const { title, text, steps } of stages) {
      expect(text.trim(), title).toMatch(/^(?!#)./);
      const places = steps.map(({ position: [left] }) => left);
      expect(places, title).toEqual(places.toSorted((a, b) => a - b));
    }
  },
);
