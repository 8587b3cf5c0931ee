import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginHistory, temporaryFolder } from '#server/testing/resources.ts';
import { publish, unpublished } from './publish.ts';

const TEAM = 'content/data/team.yaml';

function checkout() {
  const folder = temporaryFolder();
  const root = join(folder.path, 'site');
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  for (const part of ['content/data', 'content/blog', 'src'])
    mkdirSync(join(root, part), { recursive: true });
  write(TEAM, 'people:\n  - name: Ada\n    title: Engineer\n  - name: Ben\n    title: Analyst\n');
  write('content/blog/old.md', '---\ntitle: Old\n---\n');
  return {
    root,
    write,
    git: beginHistory(root),
    remote: join(folder.path, 'remote'),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

test('what has changed is told in words, built, committed under the owner’s name, and pushed', async () => {
  using site = checkout();
  site.write(
    TEAM,
    'people:\n  - name: Cleo\n    title: Designer\n  - name: Dee\n    title: Engineer\n  - name: Ben\n    title: Lead\n',
  );
  site.write('content/blog/new.md', '---\ntitle: New\n---\n');
  rmSync(join(site.root, 'content/blog/old.md'));
  const changes = [
    'New: new',
    'Old: removed',
    'People, Ada: removed',
    'People, Ben, Role: “Analyst” becomes “Lead”',
    'People, Cleo: new',
    'People, Dee: new',
  ];
  expect(await unpublished(site.root)).toEqual({ changes, missing: [] });
  const fails = () => Promise.reject(new Error('a page is broken'));
  await expect(publish(site.root, fails)).rejects.toThrow('a page is broken');
  expect(site.git('log', '--format=%s')).toBe('Begin');
  const builds = () => Promise.resolve();
  expect(await publish(site.root, builds)).toContain('not online yet: no address is set');
  expect(site.git('log', '-1', '--format=%an %s')).toBe('Olive Owner Change New, Old, People');
  execFileSync('git', ['init', '--quiet', '--bare', site.remote]);
  site.git('remote', 'add', 'origin', site.remote);
  expect(await publish(site.root, builds)).toBe('Published to origin.');
  expect(site.git('ls-remote', 'origin', 'HEAD')).toContain(site.git('rev-parse', 'HEAD'));
});

test('what is in the way of publishing is told, and nothing is committed', async () => {
  using site = checkout();
  site.write('src/page.ts', '');
  site.git('config', 'user.name', '');
  const { missing } = await unpublished(site.root);
  expect(missing).toEqual([expect.stringContaining('user.name'), expect.stringContaining('src/')]);
  await expect(publish(site.root)).rejects.toThrow('user.name');
  rmSync(join(site.root, '.git'), { recursive: true });
  expect((await unpublished(site.root)).missing).toEqual([expect.stringContaining('no history')]);
});
