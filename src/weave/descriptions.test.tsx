import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countIn, labelOf } from '#tests/support/drawing-rules.ts';
import { crossingPath, isWarpOnTop } from './permission-crossing.ts';
import { PermissionDiagram } from './permission-diagram.tsx';
import { WIDE } from './permission-diagram-variants.ts';

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
