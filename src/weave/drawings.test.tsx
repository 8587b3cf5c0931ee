import { permissionRow } from './diagram.tsx';

const systems = ['Calendar', 'Gmail', 'Slack'].map((name) => ({ name, path: '' }));

test('a row has no access to what it names nowhere, and names each once', () => {
  const read = (acts: string[], reads: string[]) =>
    permissionRow({ channel: 'voice', who: 'Reception agent', acts, reads }, systems).access;
  expect(read(['Slack'], ['Gmail'])).toEqual(['none', 'read', 'act']);
  const refused = /"Reception agent" acts in or reads Sl[ao]ck, .* Calendar, Gmail and Slack/;
  expect(() => read(['Slock'], [])).toThrow(refused);
  expect(() => read(['Slack'], ['Slack'])).toThrow(refused);
});
