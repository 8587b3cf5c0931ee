import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countIn, labelOf } from '#tests/support/drawing-rules.ts';
import { crossingPath, isWarpOnTop } from './permission-crossing.ts';
import { PermissionDiagram } from './permission-diagram.tsx';
import { WIDE } from './permission-diagram-variants.ts';
import { WorkflowDiagram } from './workflow-diagram.tsx';

const tools = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: 'M2 2h20v20z' }));

test('a permission diagram says what it draws', () => {
  const drawing = (
    <PermissionDiagram
      variant={WIDE}
      tools={tools}
      rows={[
        { channel: 'voice', who: 'Reception agent', acts: [true, false, true] },
        { channel: 'chat', who: 'Briefing agent', acts: [false, false, false] },
      ]}
    />
  );
  expect(labelOf(drawing)).toBe(
    'Three tools (Calendar, Gmail and Slack) crossed by two agents. Reception agent may act in Calendar and Slack. Briefing agent may only read. Everywhere else they may only read.',
  );
  expect(countIn(drawing, /<circle/g)).toBe(3);
  expect(countIn(drawing, /data-row=/g)).toBe(2);
  expect(renderToStaticMarkup(drawing)).toContain('data-part="shuttle"');
});

test('an acting thread is covered at one point in four, a reading thread shows at one in four', () => {
  const points = Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)] as const);
  const covered = (acts: boolean) =>
    points.filter(([end, pick]) => isWarpOnTop({ acts, shift: 0 }, end, pick)).length;
  expect(covered(true)).toBe(16);
  expect(covered(false)).toBe(48);
  expect(crossingPath({ acts: true, shift: 0 }, 9, 5.4).match(/M/g)).toHaveLength(21);
});

test('a workflow diagram closes the eye where the agent writes', () => {
  const steps = [
    { tool: 0, isWriting: false, name: 'Question in' },
    { tool: 1, isWriting: true, name: 'Outline' },
    { tool: 2, isWriting: true, name: 'Record' },
  ];
  const drawing = <WorkflowDiagram tools={tools} steps={steps} channel="docs" />;
  expect(labelOf(drawing)).toBe(
    'One documents thread visits three tools in three steps, top to bottom. 1, Question in: reads Calendar. 2, Outline: writes to Gmail. 3, Record: writes to Slack.',
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
  // From the second tool aside to the first, halfway down, and from there across to the third.
  const thread = /<path id="[^"]+"[^>]* d="([^"]+)"/.exec(renderToStaticMarkup(drawing))?.[1];
  expect(thread).toContain('Q136 148 124 148L70 148Q58 148 58 160L58 178Q58 190 70 190L202 190');
});
