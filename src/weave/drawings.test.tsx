import { describePermissions, permissionRow } from './diagram.tsx';

const systems = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: '' }));

test('a label names rows that are no agents, and one access everywhere', () => {
  const row = { channel: 'voice', who: 'Question', access: ['read', 'read', 'read'] } as const;
  expect(describePermissions(systems, [row], ['kind of call', 'kinds of call'])).toBe(
    'Three systems (Calendar, Gmail and Slack) crossed by one kind of call. Question may only read all of them.',
  );
});

test('a row has no access to what it names nowhere, and names each once', () => {
  const read = (acts: string[], reads: string[]) =>
    permissionRow({ channel: 'voice', who: 'Reception agent', acts, reads }, systems).access;
  expect(read(['Slack'], ['Gmail'])).toEqual(['none', 'read', 'act']);
  const refused = /"Reception agent" acts in or reads Sl[ao]ck, .* Calendar, Gmail and Slack/;
  expect(() => read(['Slock'], [])).toThrow(refused);
  expect(() => read(['Slack'], ['Slack'])).toThrow(refused);
});
