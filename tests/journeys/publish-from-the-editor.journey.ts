/**
 * An owner changes the company's name, adds a photograph, an article and a document, and publishes;
 * every rule of the site holds.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { executable, ROOT } from '#scripts/run-tool.ts';
import { beginHistory, freePort, temporaryFolder, until } from '#server/testing/resources.ts';

const MADE = /^(node_modules|\.git|\.astro|dist.*|data|test-results)$/;
const ARTICLE =
  '---\ntitle: The first week\ncategory: Operations\ndescription: What an owner saw.\nreadTime: 2\n---\n\n## One heading\n\nText.\n';
const DOCUMENT =
  '---\ntitle: Handover\ndescription: What we hand over.\nauthors: [head-of-delivery]\npublished: 2026-11-26\n---\n\n## Who gets what\n\nText.\n';

/**
 * A checkout of its own, with a remote. Astro writes beside the packages, which are those of this
 * one.
 */
function checkout(root: string) {
  cpSync(ROOT, root, { recursive: true, filter: (path) => !MADE.test(relative(ROOT, path)) });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) =>
    /^(\.bin$|[^.])/.test(name),
  ))
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name), 'junction');
  const git = beginHistory(root);
  git('init', '--quiet', '--bare', '../remote');
  git('remote', 'add', 'origin', '../remote');
  return git;
}

/** The editor, which is gone at the end of the block. */
function spawned(root: string, env: Record<string, string | undefined> & { PORT: string }) {
  const child = spawn(process.execPath, ['scripts/dev.ts', '--edit'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  return {
    url: `http://localhost:${env.PORT}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

test('what is saved in the editor is published, and the site of another company keeps the rules', async () => {
  test.setTimeout(900_000);
  using folder = temporaryFolder();
  const root = join(folder.path, 'site');
  const git = checkout(root);
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, INTAKE_PORT: String(await freePort()) };
  await using editor = spawned(root, env);
  const ask = (method: string, path: string, body: BodyInit | null = null) => {
    const headers = { 'X-Editor': 'save', Origin: editor.url };
    return fetch(`${editor.url}/editor/${path}`, { method, body, headers });
  };
  await until('the editor answers', () =>
    ask('GET', 'publish').then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const changed = (path: string, from: RegExp, to: string) =>
    [path, readFileSync(join(root, path), 'utf8').replace(from, to)] as const;
  const grey = { width: 900, height: 900, channels: 3, background: '#886' } as const;
  for (const [path, content] of [
    changed('content/data/site.yaml', /^name: .*/m, 'name: Acme Robotics'),
    [
      'content/data/photos/dara-hollis.jpg',
      Uint8Array.from(await sharp({ create: grey }).jpeg().toBuffer()),
    ],
    ['content/blog/the-first-week.md', ARTICLE],
    ['content/docs/handover.mdx', DOCUMENT],
    changed('content/data/docs-navigation.yaml', /- resources/, '$&\n      - handover'),
  ] as const)
    expect([path, await (await ask('PUT', `files/${path}`, content)).text()]).toEqual([path, '']);
  const published = {
    told: expect.stringContaining('Published to origin, branch '),
    conflicts: [],
  };
  expect(await (await ask('POST', 'publish', '{}')).json()).toEqual(published);
  expect(git('ls-remote', 'origin', 'HEAD')).toContain(git('rev-parse', 'HEAD'));
  renameSync(join(root, 'node_modules/.cache/published-site'), join(root, 'dist'));
  const vitest = [executable('vitest'), 'run', '--project', 'site'];
  await promisify(execFile)(process.execPath, vitest, { cwd: root });
});
