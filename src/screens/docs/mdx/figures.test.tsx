import { expect, test } from 'vitest';
import { labelOf } from '#tests/support/drawing-rules.ts';
import { WorkflowDiagram } from './workflow-diagram.tsx';

const tools = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: 'M2 2h20v20z' }));

const read = (system: string) => ({ system, isWriting: false });
const wrote = (system: string) => ({ system, isWriting: true });

test('a workflow diagram says where the agent writes', () => {
  const steps = [
    { name: 'Question in', visits: [read('Calendar')] },
    { name: 'Outline', visits: [wrote('Gmail')] },
    { name: 'Record', visits: [wrote('Slack')] },
  ];
  const drawing = <WorkflowDiagram tools={tools} steps={steps} channel="docs" toolGap={78} />;
  expect(labelOf(drawing)).toBe(
    'One documents thread visits three systems in three steps, top to bottom. 1, Question in: reads Calendar. 2, Outline: writes to Gmail. 3, Record: writes to Slack.',
  );
});

test('a step of a workflow diagram may visit several tools', () => {
  const steps = [
    { name: 'Plan', visits: [wrote('Gmail')] },
    { name: 'Look', visits: [wrote('Slack'), read('Calendar')] },
  ];
  const drawing = <WorkflowDiagram tools={tools} steps={steps} channel="chat" toolGap={78} />;
  expect(labelOf(drawing)).toContain('2, Look: reads Calendar, writes to Slack.');
});
