/** Arrows between the rooms of the project point one way. A failure names the file, what it imports and the rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What each room may import submissionHeaders itself. `content`, `theme`, `leads` are read by all; `server` reads `leads` and the
 * company's name, which a stored consent must carry. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/pages': [
    'src/layouts',
    'src/screens',
    'src/components',
    'src/ui',
    'src/weave',
    'src/model',
    'src/theme',
    'src/leads',
    'src/styles',
    'src/build-environment.ts',
    'content',
  ],
  'src/layouts': [
    'src/screens',
    'src/components',
    'src/ui',
    'src/weave',
    'src/model',
    'src/theme',
    'src/leads',
    'src/styles',
    'content',
  ],
  'src/screens': ['src/components', 'src/ui', 'src/weave', 'src/model', 'src/theme', 'src/leads', 'content'],
  'src/components': ['src/ui', 'src/weave', 'src/model', 'src/theme', 'src/leads', 'src/styles', 'content'],
  'src/ui': ['src/weave'],
  'src/weave': ['src/model/sentence.ts', 'content/data/integrations/terms.ts'],
  'src/model': ['src/leads', 'src/build-environment.ts', 'content'],
  'src/theme': [],
  'src/leads': [],
  content: ['content'],
  server: ['src/leads', 'content/data/site.ts'],
};

const IMPORT = /(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\s*\(?\s*['"](\.[^'"]+)['"]/g;

function sources(room: string): string[] {
  return readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from, bare]) =>
    relative(ROOT, resolve(dirname(file), from ?? bare ?? '')).replace(/\?.*$/, ''),
  );
}

test.each(Object.entries(MAY_IMPORT))('%s imports only from the rooms below it', (room, allowed) => {
  const files = sources(room);
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter(
        (target) =>
          ![room, ...allowed].some((prefix) => target === prefix || target.startsWith(`${prefix}/`)),
      )
      .map(
        (target) =>
          `${relative(ROOT, file)} imports ${target}; ${room} may import ${allowed.join(', ') || 'nothing else'}`,
      ),
  );
  expect(wrong).toEqual([]);
});

test('file names are kebab-case, and no file hides behind the name index, utils or helpers', () => {
  const names = Object.keys(MAY_IMPORT)
    .filter((room) => room !== 'src/pages')
    .flatMap(sources)
    .map((file) => relative(ROOT, file));
  expect(names.filter((name) => /(^|\/)(index|utils?|helpers?|misc|common)\.[a-z]+$/.test(name))).toEqual([]);
});

/**
 * Cascade layers follow the rooms, so that what stands nearer the page wins in whatever order the bundler links the
 * style sheets: a screen over a component, a component over a primitive, all of them over the layout.
 */
const LAYERS: Record<string, string> = {
  'src/ui': 'ui',
  'src/components': 'components',
  'src/screens': 'screens',
};

test.each(Object.entries(LAYERS))('every style sheet in %s writes into the layer "%s"', (room, layer) => {
  const sheets = readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(sheets.length).toBeGreaterThan(0);
  const wrong = sheets.filter((sheet) => {
    const layers = [...readFileSync(sheet, 'utf8').matchAll(/^@layer ([\w, ]+)\{/gm)].map(([, name]) =>
      name?.trim(),
    );
    return layers.length === 0 || layers.some((name) => name !== layer);
  });
  expect(wrong.map((sheet) => relative(ROOT, sheet))).toEqual([]);
});

test('the room of woven pictures is entered by its interface alone', () => {
  const ROOM = 'src/weave/satin/';
  const files = ['src', 'scripts', 'server', 'content', 'tests', 'bench'].flatMap(sources);
  const wrong = files
    .filter((file) => !relative(ROOT, file).startsWith(ROOM))
    .filter((file) => /['"][^'"]*satin\/(?!woven-pictures\.ts['"])/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(ROOT, file));
  expect(wrong.filter((file) => file !== 'tests/site/architecture.test.ts')).toEqual([]);
});
