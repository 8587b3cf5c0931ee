import { describe, expect, it } from 'vitest';
import { stepsByType, workflowStages, workflowSteps } from './workflow-facts.ts';
import { workflowTemplates } from './workflow-templates.ts';

describe('a workflow', () => {
  it('has 8 to 25 steps, and counts them by type', () => {
    for (const { workflow } of workflowTemplates) {
      const steps = workflowSteps(workflow).length;
      expect(steps).toBeGreaterThanOrEqual(8);
      expect(steps).toBeLessThanOrEqual(25);
      expect(stepsByType(workflow).reduce((sum, { count }) => sum + count, 0)).toBe(steps);
    }
  });

  it('is told in numbered stages that hold every step once', () => {
    for (const { workflow } of workflowTemplates) {
      const stages = workflowStages(workflow);
      expect(stages.map(({ number }) => number)).toEqual(stages.map((_, index) => index + 1));
      expect(stages.flatMap(({ steps }) => steps.map(({ name }) => name)).sort()).toEqual(
        workflowSteps(workflow)
          .map(({ name }) => name)
          .sort(),
      );
    }
  });

  it('reads its stages from left to right', () => {
    const deepResearch = workflowTemplates.find(({ slug }) => slug === 'deep-research');
    const stages = deepResearch ? workflowStages(deepResearch.workflow) : [];
    expect(stages.map(({ title }) => title)).toEqual([
      'Question in',
      'Outline',
      'Search',
      'Read',
      'Weigh',
      'Record',
      'Write',
      'Report',
      'When something breaks',
    ]);
    expect(stages[3]?.steps.map(({ name }) => name)).toEqual([
      'Fetch each page',
      'Take out the text',
      'Cut into passages',
      'Log the sources',
    ]);
  });
});
