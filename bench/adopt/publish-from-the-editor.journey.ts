/**
 * A small company begins its own site: the sample is taken out, its facts are laid over what is
 * left, its owner changes and adds, and publishes; the tests hold, and the rules of pages.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesOf } from '#model/content-files.ts';
import { executable, ROOT } from '#scripts/run-tool.ts';
import { beginHistory, temporaryFolder } from '#server/testing/resources.ts';
import { hasSoundWords } from '#tests/page-rules/axe.ts';
import { hasContrast } from '#tests/page-rules/contrast.ts';
import { isInsideWindow } from '#tests/page-rules/placement.ts';
import { hasLegibleDrawings } from '#tests/page-rules/words.ts';
import { movedIn } from '#tests/support/move-in.ts';
import { startSite } from '#tests/support/start-site.ts';
import { company } from '#tests/support/this-company.ts';
import { startEditor } from './running-editor.ts';

const MADE = /^(node_modules|\.git|\.astro|dist.*|data|test-results)$/;
const ARTICLE = 'content/blog/the-first-week.md';
const DOCUMENT =
  '---\ntitle: Handover\ndescription: What we hand over.\nauthors: [head-of-delivery]\npublished: 2026-11-26\n---\n\n## Who gets what\n\nText.\n';

/** With a remote, and the packages of this one: Astro writes beside them. */
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

/** @returns the article that its owner publishes later */
function moveIn(root: string) {
  const { [ARTICLE]: article = '', ...texts } = movedIn(filesOf(root));
  const tokens = 'src/styles/tokens.css';
  const colors = readFileSync(join(root, tokens), 'utf8');
  texts[tokens] = colors.replaceAll('#f3f1eb', '#edf3f4').replace('#c6381c', '#8a3ab0');
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return article;
}

const PAGES = ' about pricing contact blog blog/two-hundred-calls docs/handover'.split(' ');

test('what is saved in the editor is published, and the site of another company keeps the rules', async ({
  page,
}) => {
  const isSample = company.studentFilms.some(({ sample }) => sample);
  test.skip(!isSample, 'the sample has been taken out of this checkout');
  test.setTimeout(1_800_000);
  using folder = temporaryFolder();
  const root = join(folder.path, 'site');
  const git = checkout(root);
  const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root });
  await node('scripts/start-fresh.ts', '--yes');
  const article = moveIn(root);
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Start fresh');
  await using editor = await startEditor(root);
  const { ask } = editor;
  const changed = (path: string, from: RegExp, to: string) =>
    [path, readFileSync(join(root, path), 'utf8').replace(from, to)] as const;
  const gray = { width: 900, height: 900, channels: 3, background: '#886' } as const;
  const photograph = Uint8Array.from(await sharp({ create: gray }).jpeg().toBuffer());
  for (const [path, content] of [
    changed('content/data/site.yaml', /^name: .*/m, 'name: Atelier d’Éloïse, Söhne & Filles'),
    ['content/data/photos/eloise-brucke.jpg', photograph],
    ['content/data/photos/jurg-sohne.jpg', photograph],
    [ARTICLE, article],
    ['content/docs/handover.mdx', DOCUMENT],
    changed('content/data/docs-navigation.yaml', /^( +- )resources$/m, '$1handover\n$&'),
  ] as const)
    expect([path, await (await ask('PUT', `files/${path}`, content)).text()]).toEqual([path, '']);
  const told = expect.stringContaining('Published to origin, branch ');
  const published = await ask('POST', 'publish', '{}');
  expect(await published.json()).toEqual({ told, conflicts: [] });
  expect(git('ls-remote', 'origin', 'HEAD')).toContain(git('rev-parse', 'HEAD'));
  renameSync(join(root, 'node_modules/.cache/published-site'), join(root, 'dist'));
  // Of the unit tests those that read content, and the rules of the site.
  const rooms = ['src/', 'content/', 'scripts/', 'tests/site/', 'tests/every-company'];
  await node(executable('vitest'), 'run', ...rooms, '--exclude=**/{size,architecture}.test.ts');
  await using site = await startSite({ SITE_DIR: join(root, 'dist') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const width of [390, 1440])
    for (const route of PAGES) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/${route}`);
      for (const rule of [isInsideWindow, hasLegibleDrawings, hasSoundWords, hasContrast])
        faults.push(...(await rule(page)).map((fault) => `/${route}, ${width} px: ${fault}`));
    }
  expect(faults).toEqual([]);
});
