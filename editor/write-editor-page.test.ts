import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHost, writeEditorPage } from './write-editor-page.ts';

test('the page for a Git host is a folder of files that need no server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-page-'));
  try {
    await writeEditorPage(readHost(['owner/site', '--host=gitlab', '--branch=trunk']), folder);
    expect(readdirSync(folder).sort()).toEqual([
      'chunks',
      'config.json',
      'index.html',
      'start.js',
      'sveltia-cms.js',
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))).toMatchObject({
      backend: { name: 'gitlab', repo: 'owner/site', branch: 'trunk' },
    });
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toMatch(/https?:|<script>/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([[[]], [['site']], [['owner/site', '--host=other']]])(
  '%j is answered with what to write',
  (args) => {
    expect(() => readHost(args)).toThrow('Name the repository: npm run edit:host -- owner/name');
  },
);
