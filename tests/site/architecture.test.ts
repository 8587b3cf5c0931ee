/**
 * The rules of the house that a machine can hold (docs/developer.md): who may import whom, no cycles, plain names.
 * A failure names the file, the rule and the fix.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, type Import, importCycles, importGraph, isThere } from '../support/import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Rooms that every room of the site may read: facts and rules that know no page. */
const SHARED = ['content', 'src/model', 'src/theme', 'src/leads'];

/** Rooms each room may import besides itself; a folder below a room may have an entry of its own. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/pages': [
    ...['src/layouts', 'src/screens', 'src/components', 'src/islands', 'src/ui', 'src/weave'],
    ...['src/article', 'src/styles', 'src/build-environment.ts', 'src/behaviours'],
    ...SHARED,
  ],
  'src/layouts': [
    ...['src/screens', 'src/components', 'src/ui', 'src/weave', 'src/article', 'src/styles'],
    ...['src/behaviours', ...SHARED],
  ],
  'src/screens': [
    ...['src/components', 'src/islands', 'src/ui', 'src/weave', 'src/article', 'src/behaviours'],
    ...SHARED,
  ],
  'src/components': [...['src/ui', 'src/weave', 'src/article', 'src/behaviours', 'src/styles'], ...SHARED],
  'src/islands': [],
  'src/ui': ['src/behaviours'],
  'src/weave': ['src/model/sentence.ts', 'src/model/xml.ts', 'content/data/integrations/terms.ts'],
  'src/behaviours': [],
  'src/styles': [],
  'src/article': [],
  'src/model': ['src/article', 'src/leads', 'src/build-environment.ts', 'content'],
  'src/theme': [],
  'src/leads': [],
  'src/build-environment.ts': [],
  content: [],
  server: ['src/leads', 'package.json'],
  'server/testing': ['server', 'src/leads', 'tests/support'],
  scripts: ['content', 'server', 'src', 'tests/support'],
  // Development only: what the owner edits in a browser, and the form for it.
  editor: ['src/model', 'src/article'],
  tests: ['content', 'editor', 'scripts', 'server', 'src', 'playwright.config.ts'],
  bench: ['content', 'scripts', 'server', 'src', 'tests/support'],
  'astro.config.ts': ['scripts', 'src'],
  'editor.config.ts': ['astro.config.ts', 'editor'],
  'playwright.config.ts': ['scripts', 'tests/support'],
  'vitest.config.ts': ['tests/support'],
};

const ROOMS = Object.keys(MAY_IMPORT);
const GRAPH = importGraph(
  ROOMS.filter((room) => !ROOMS.some((other) => room !== other && isWithin(room, other))),
);
const FILES = [...GRAPH.keys()];
const isTest = (file: string) => /\.(test|journey|setup)\.tsx?$/.test(file);

function isWithin(path: string, room: string): boolean {
  return path === room || path.startsWith(`${room}/`);
}

/** The room a file belongs to: the longest that holds it. */
function roomOf(file: string): string | undefined {
  return ROOMS.filter((room) => isWithin(file, room)).sort((a, b) => b.length - a.length)[0];
}

/** Every import of the project, one by one. */
function allImports(): (Import & { file: string })[] {
  return [...GRAPH].flatMap(([file, imports]) => imports.map((one) => ({ file, ...one })));
}

describe('imports', () => {
  test('the sources are found and read', () => {
    expect(FILES.length).toBeGreaterThan(300);
    expect(allImports().length).toBeGreaterThan(1000);
    expect(FILES.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  test.each(ROOMS)('%s imports only from the rooms below it', (room) => {
    const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
    const wrong = allImports()
      .filter(({ file }) => roomOf(file) === room && !isTest(file))
      .filter(({ target }) => !allowed.some((other) => isWithin(target, other)))
      .map(
        ({ file, target }) =>
          `${file} imports ${target}, but ${room} may import only ${allowed.join(', ')}. Move what both need into one of those rooms, or pass it in as a prop.`,
      );
    expect(wrong).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    const cycles = importCycles(GRAPH).map(
      (cycle) =>
        `${cycle.join(' → ')}: move what they share, a type too, into a file that imports none of them.`,
    );
    expect(cycles).toEqual([]);
  });

  test('every alias and path leads to a file', () => {
    const lost = allImports()
      .filter(({ target }) => !isThere(target))
      .map(({ file, written }) => `${file} imports ${written}, which is not there.`);
    expect(lost).toEqual([]);
  });

  test('no relative import climbs more than one level', () => {
    const climbing = allImports()
      .filter(({ written }) => written.startsWith('../../'))
      .map(({ file, written, target }) => `${file} imports ${written}: write it as ${aliasOf(target)}.`);
    expect(climbing).toEqual([]);
  });
});

function aliasOf(target: string): string {
  return `#${target.replace(/^src\//, '')}`;
}

/** Rooms whose files are named by something outside of them, each with what that is. */
const NAMED_BY: Record<string, string> = {
  'src/pages': 'the address of the page',
  'content/docs': 'the address of the document',
  'content/data/integrations': 'the category of its tools',
  'src/model/facts': 'the screen that shows the facts',
  'tests/journeys': 'the page that is visited',
  'tests/site': 'what is examined of the built site',
  'bench/workflows/scenarios': 'the workflow that is run',
};

function isNamedHere(file: string): boolean {
  return !Object.keys(NAMED_BY).some((room) => isWithin(file, room));
}

/** A test, a behaviour or a style sheet beside its file has the name of that file. */
function nameOf(file: string): string {
  return basename(file).replace(/(\.(behaviour|journey|module|setup|test))?\.\w+$/, '');
}

describe('names', () => {
  test('no file hides what it does behind a name like index, utils or helpers', () => {
    const hidden = FILES.filter((file) => !isWithin(file, 'src/pages'))
      .filter((file) => /(^|\/)(index|utils?|helpers?|misc|common|shared|types)\.[a-z]+$/.test(file))
      .map((file) => `${file}: name it after what it does.`);
    expect(hidden).toEqual([]);
  });

  test('no two files with different jobs have one name', () => {
    const files = [...FILES, ...filesOf('src').filter((file) => file.endsWith('.css'))];
    const twice = [...Map.groupBy(files.filter(isNamedHere), nameOf)]
      .map(([, named]) => ({ named, folders: new Set(named.map((file) => dirname(file))) }))
      .filter(({ folders }) => folders.size > 1)
      .map(
        ({ named }) => `${named.join(' and ')}: whoever looks for one finds both. Rename one after its job.`,
      );
    expect(twice).toEqual([]);
  });

  test.each([
    ['style modules, which the page shows,', '.module.css'],
    ['behaviours, for which elements ask,', '.behaviour.ts'],
  ])('%s have unique names', (_, ending) => {
    const files = Map.groupBy(
      filesOf('src').filter((file) => file.endsWith(ending)),
      (file) => basename(file),
    );
    expect(files.size).toBeGreaterThan(0);
    const twice = [...files.values()].filter((named) => named.length > 1);
    expect(twice.map((named) => `${named.join(' and ')}: rename one.`)).toEqual([]);
  });
});

/**
 * Cascade layers follow the rooms, so that rules closer to the page win in whatever order the bundler links the
 * style sheets: a screen over a component, a component over a primitive, all of them over the layout.
 */
const LAYERS: Record<string, string> = {
  'src/ui': 'ui',
  'src/article': 'article',
  'src/components': 'components',
  'src/screens': 'screens',
};

test.each(Object.entries(LAYERS))('every style sheet in %s writes into the layer "%s"', (room, layer) => {
  const sheets = filesOf(room).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const wrong = sheets.filter((sheet) => {
    const text = readFileSync(join(ROOT, sheet), 'utf8');
    const layers = [...text.matchAll(/^@layer ([\w, ]+)\{/gm)].map(([, name]) => name?.trim());
    return layers.length === 0 || layers.some((name) => name !== layer);
  });
  expect(wrong.map((sheet) => `${sheet}: wrap its rules in @layer ${layer} { … }.`)).toEqual([]);
});
