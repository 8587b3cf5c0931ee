import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countIn, labelOf } from '#tests/support/drawing-rules.ts';
import {
  crossingPath,
  hiddenBehind,
  isWarpOnTop,
  type PermissionRow,
  permissionRow,
  weftLine,
} from './diagram.tsx';
import { DOCS_WIDE, PermissionDiagram, SHARE } from './permission-diagram.tsx';

const systems = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: 'M2 2h20v20z' }));
const rows: PermissionRow[] = [
  { channel: 'voice', who: 'Reception agent', access: ['act', 'read', 'act'] },
  { channel: 'chat', who: 'Briefing agent', access: ['none', 'none', 'act'] },
];

test('a permission diagram says what it draws', () => {
  const drawing = <PermissionDiagram variant={SHARE} systems={systems} rows={rows} />;
  expect(labelOf(drawing)).toBe(
    'Three systems (Calendar, Gmail and Slack) crossed by two agents. Reception agent may act in Calendar and Slack and may only read Gmail. Briefing agent may act in Slack and has no access to Calendar and Gmail.',
  );
  expect(countIn(drawing, /<circle/g)).toBe(3);
  expect(countIn(drawing, /data-row=/g)).toBe(2);
  expect(renderToStaticMarkup(drawing)).toContain('stroke-dasharray="2 5"');
});

test('a permission diagram names rows that are no agents, and an access that is the same everywhere', () => {
  const noun = ['kind of call', 'kinds of call'] as const;
  const reading: PermissionRow = { channel: 'voice', who: 'Question', access: ['read', 'read', 'read'] };
  const drawing = <PermissionDiagram variant={DOCS_WIDE} systems={systems} rows={[reading]} noun={noun} />;
  expect(labelOf(drawing)).toBe(
    'Three systems (Calendar, Gmail and Slack) crossed by one kind of call. Question may only read all of them.',
  );
});

test('a row has no access to the systems that it names nowhere, and names each once', () => {
  const read = (acts: string[], reads: string[]) =>
    permissionRow({ channel: 'voice', who: 'Reception agent', acts, reads }, systems).access;
  expect(read(['Slack'], ['Gmail'])).toEqual(['none', 'read', 'act']);
  const refused = /"Reception agent" acts in or reads Sl[ao]ck, .* Calendar, Gmail and Slack/;
  expect(() => read(['Slock'], [])).toThrow(refused);
  expect(() => read(['Slack'], ['Slack'])).toThrow(refused);
});

test('an acting thread is covered at one point in eight, a reading thread shows at one in four', () => {
  const points = Array.from({ length: 64 }, (_, index) => [index % 8, Math.floor(index / 8)] as const);
  const covered = (access: 'act' | 'read') =>
    points.filter(([end, pick]) => isWarpOnTop({ access, shift: 0 }, end, pick)).length;
  expect(covered('act')).toBe(8);
  expect(covered('read')).toBe(48);
  expect(crossingPath({ access: 'act', shift: 0 }, { ends: 9, pitch: 5.4 }).match(/M/g)).toHaveLength(11);
});

test('a thread without access goes out of sight behind the bundle and comes back after it', () => {
  const hidden = hiddenBehind([100], { ends: 4, pitch: 5 });
  expect(hidden).toEqual([[87, 113]]);
  expect(weftLine({ y: 7, from: 0, to: 200 }, hidden)).toBe('M0 7H87M113 7H200');
  expect(weftLine({ y: 7, from: 0, to: 90 }, hidden)).toBe('M0 7H87');
});
