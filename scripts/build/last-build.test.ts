import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from '#server/testing/resources.ts';
import { holdFiles } from './last-build.ts';

test('hashed files stay for a day after they are replaced, however old', () => {
  using site = temporaryFolder();
  const folder = `${site.path}/_assets`;
  const build = (hour: number, ...names: string[]) => {
    const putBack = holdFiles(site.path, hour * 3_600_000);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const name of names) writeFileSync(`${folder}/${name}`, name);
    putBack();
    return readdirSync(folder).slice(1).join(' ');
  };
  expect(build(0, 'a', 'all')).toBe('a all');
  expect(build(100, 'b', 'all')).toBe('a all b');
  expect(build(123, 'c')).toBe('a all b c');
  expect(build(124, 'b'), 'b is its own again').toBe('all b c');
  expect(build(200, 'b')).toBe('b');
});
