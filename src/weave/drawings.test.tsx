import { expect, test } from 'vitest';
import { labelOf } from '#tests/support/drawing-rules.ts';
import { type PermissionRow, permissionRow } from './diagram.tsx';
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
});

test('a permission diagram names rows that are no agents, and an access that is the same everywhere', () => {
  const noun = ['kind of call', 'kinds of call'] as const;
  const reading: PermissionRow = {
    channel: 'voice',
    who: 'Question',
    access: ['read', 'read', 'read'],
  };
  const drawing = (
    <PermissionDiagram variant={DOCS_WIDE} systems={systems} rows={[reading]} noun={noun} />
  );
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
