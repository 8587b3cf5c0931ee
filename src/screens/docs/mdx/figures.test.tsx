import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countIn, labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { SprintCloth } from './sprint-cloth.tsx';
import { WorkflowDiagram } from './workflow-diagram.tsx';

const tools = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: 'M2 2h20v20z' }));

testDrawing(
  'a workflow diagram',
  <WorkflowDiagram
    tools={tools}
    steps={[0, 1, 2, 0].map((tool) => ({ tool, isWriting: tool > 1, name: 'Step' }))}
    channel="docs"
  />,
);

testDrawing('the first week of a sprint', <SprintCloth week={1} />);
testDrawing('the second week of a sprint', <SprintCloth week={2} />);

test('a workflow diagram closes the eye where the agent writes', () => {
  const steps = [
    { tool: 0, isWriting: false, name: 'Question in' },
    { tool: 1, isWriting: true, name: 'Outline' },
    { tool: 2, isWriting: true, name: 'Record' },
  ];
  const drawing = <WorkflowDiagram tools={tools} steps={steps} channel="docs" />;
  expect(labelOf(drawing)).toBe(
    'One documents thread visits three systems in three steps, top to bottom. 1, Question in: reads Calendar. 2, Outline: writes to Gmail. 3, Record: writes to Slack.',
  );
  expect(countIn(drawing, /r="9.5"/g)).toBe(3);
  expect(countIn(drawing, /r="4.6"/g)).toBe(2);
});

test('a step of a workflow diagram may visit several tools, and its thread never runs back over itself', () => {
  const steps = [
    { tool: 1, isWriting: true, name: 'Plan' },
    { tool: 0, isWriting: false, name: 'Look', also: [{ tool: 2, isWriting: true }] },
  ];
  const drawing = <WorkflowDiagram tools={tools} steps={steps} channel="chat" />;
  expect(labelOf(drawing)).toContain('2, Look: reads Calendar, writes to Slack.');
  expect(countIn(drawing, /r="9.5"/g)).toBe(3);
  // The thread goes from the second tool aside to the first, halfway down, and from there across to the third.
  const thread = /<path id="[^"]+"[^>]* d="([^"]+)"/.exec(renderToStaticMarkup(drawing))?.[1];
  expect(thread).toContain('Q136 152 124 152L70 152Q58 152 58 164L58 186Q58 198 70 198L202 198');
});

test('names of tools alternate in height where they would touch, and stand in one line where they do not', () => {
  const steps = [{ tool: 0, isWriting: false, name: 'Step' }];
  const heights = (names: string[]) => {
    const named = names.map((name) => ({ name, path: 'M2 2h20v20z' }));
    const drawing = <WorkflowDiagram tools={named} steps={steps} channel="docs" toolGap={65} />;
    return [...renderToStaticMarkup(drawing).matchAll(/y="(-?\d+)" text-anchor/g)].map(([, y]) => Number(y));
  };
  expect(heights(['Search', 'Pages', 'Sheet'])).toEqual([14, 14, 14]);
  expect(heights(['Gmail', 'Calendar', 'HubSpot'])).toEqual([14, -4, 14]);
});
