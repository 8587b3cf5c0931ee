import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as checkModule from './check-edit.ts';
import * as configModule from './editor-config.ts';
import { freshModule } from './editor-server.ts';

let root: string;

/** A project of its own below this one, whose packages it shares. */
beforeAll(() => {
  mkdirSync('.astro', { recursive: true });
  root = mkdtempSync(resolve('.astro/edited-'));
  for (const name of ['content', 'editor', 'public/pictures', 'src', 'package.json'])
    cpSync(name, join(root, name), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

const article = Buffer.from(
  '---\ntitle: New\ncategory: Voice\ndescription: What it is.\nreadTime: 3\nwrittenBy: ada-weaver\n---\n\nText.\n',
);

function addPerson() {
  const file = join(root, 'content/data/team.yaml');
  const team = parse(readFileSync(file, 'utf8')) as { people: object[] };
  const ada = { ...team.people[0], name: 'Ada Weaver', isFounder: false, seat: undefined };
  writeFileSync(file, JSON.stringify({ people: [...team.people, ada] }));
}

test('an article may be signed by somebody who was added a moment ago, and the form offers them', async () => {
  const check = freshModule(root, 'editor/check-edit.ts', checkModule);
  const config = freshModule(root, 'editor/editor-config.ts', configModule);
  const problems = async () =>
    (await (await check()).checkEdit(root, 'content/blog/new.md', article)).problems.join();
  const forms = async () => JSON.stringify((await config()).editorConfig('http://localhost'));
  expect(await problems()).toContain('writtenBy: "ada-weaver" is not in');
  expect(await forms()).not.toContain('ada-weaver');
  addPerson();
  expect(await problems()).toBe('');
  expect(await forms()).toContain('ada-weaver');
  writeFileSync(join(root, 'content/data/team.yaml'), '{ "people": [');
  expect(await problems()).toBe('');
}, 60_000);
