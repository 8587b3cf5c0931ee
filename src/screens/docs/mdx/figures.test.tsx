import { expect, test } from 'vitest';
import { labelOf } from '#tests/support/drawing-rules.ts';
import { WorkflowDiagram } from './workflow-diagram.tsx';

const tools = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: 'M2 2h20v20z' }));

const read = (system: string) => ({ system, isWriting: false });
const wrote = (system: string) => ({ system, isWriting: true });

test('a workflow diagram says where the agent writes, also where a step visits several tools', () => {
  const steps = [
    { name: 'Question in', visits: [read('Calendar')] },
    { name: 'Outline', visits: [wrote('Gmail')] },
    { name: 'Look', visits: [wrote('Slack'), read('Calendar')] },
  ];
  const drawing = <WorkflowDiagram tools={tools} steps={steps} channel="docs" toolGap={78} />;
  expect(labelOf(drawing)).toBe(
    'One documents thread visits three systems in three steps, top to bottom. 1, Question in: reads Calendar. 2, Outline: writes to Gmail. 3, Look: reads Calendar, writes to Slack.',
  );
});
