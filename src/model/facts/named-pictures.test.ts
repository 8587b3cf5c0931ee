import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNamed } from './named-pictures.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'named-'));
  for (const folder of ['blog', 'data']) mkdirSync(join(root, 'content', folder), { recursive: true });
  writeFileSync(join(root, 'content/blog/first.md'), 'Text ![ours](/pictures/our%20office.jpg)');
  writeFileSync(join(root, 'content/data/team.yaml'), '{ "people": [{ "id": "ada-weaver" }] }');
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(['public/pictures/our office.jpg', 'content/data/photos/ada-weaver.png'])(
  '%s is named by a text or by its person',
  (file) => expect(isNamed(root, file)).toBe(true),
);

test.each(['public/pictures/their office.jpg', 'content/data/logos/acme.svg'])(
  '%s is on no page yet',
  (file) => expect(isNamed(root, file)).toBe(false),
);
