import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { formsOf } from './editor-server.ts';

test('the forms offer somebody who was added a moment ago, and remain when a file is broken', async () => {
  // A project of its own below this one, whose packages it shares.
  mkdirSync('.astro', { recursive: true });
  const root = mkdtempSync(resolve('.astro/edited-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['content', 'editor', 'public', 'src', 'package.json'])
    cpSync(name, join(root, name), { recursive: true });
  const forms = async () => JSON.stringify(await formsOf(root, 'http://localhost'));
  const file = join(root, 'content/data/team.yaml');
  const { people } = parse(readFileSync(file, 'utf8')) as { people: object[] };
  const ada = { ...people[0], name: 'Ada Weaver', isFounder: undefined, seat: undefined };
  expect(await forms()).not.toContain('ada-weaver');
  writeFileSync(file, JSON.stringify({ people: [...people, ada] }));
  expect(await forms()).toContain('ada-weaver');
  writeFileSync(file, '{ "people": [');
  expect(await forms()).toContain('People');
}, 60_000);
