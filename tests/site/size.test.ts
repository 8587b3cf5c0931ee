/**
 * Lines a maintainer has to carry, by room. What is new takes its lines from what is there: no ceiling is raised. What an
 * owner adds to `content` is no maintainer's load, and may grow.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TEXT =
  /\.(ts|tsx|mts|mjs|js|astro|css|md|mdx|yaml|yml|json|jsonc|sh|html|xml|toml|service|conf|txt|csv)$|(^|\/)(Dockerfile|\.env\.example|run)$/;
/** Written by a program, imported by people as they are, or data of a test. */
const NOT_COUNTED =
  /(^|\/)package-lock\.json$|\.snap$|^public\/|^content\/workflows\/.*\.(json|csv)$|^bench\/results\/|node-types[^/]*\.json$|(^|\/)node-catalogue|^tests\/fixtures\//;

/** Each file belongs to the first room that takes it. */
const ROOMS: readonly (readonly [name: string, takes: RegExp, lines: number])[] = [
  ['tests', /^tests\/|\.test\.tsx?$|\/testing\/|-contract(-records)?\.ts$/, 11_000],
  ['src/screens', /^src\/screens\//, 14_200],
  ['src/model', /^src\/model\//, 4_100],
  ['src/components and src/ui', /^src\/(components|ui)\//, 3_600],
  ['src/weave', /^src\/weave\//, 1_250],
  ['src/article', /^src\/article\//, 1_500],
  ['the rest of src', /^src\//, 2_600],
  ['server', /^server\//, 4_800],
  ['scripts', /^scripts\//, 1_400],
  ['bench and checks', /^(bench|checks)\//, 2_250],
  ['editor', /^editor\//, 650],
  ['docs, deploy and the top level', /^/, 2_000],
];
/** Rooms trade among themselves: one may be this much larger, as long as all together are not. */
const TRADE = 1.15;
/** Their ceilings and what `content`, as it came, left them of its 9,300 lines. */
const LINES = 51_000;
const FILES = 607;
/** Longer lines are no saving. */
const KILOBYTES = 2_150;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\0')
  .filter((file) => TEXT.test(file) && !NOT_COUNTED.test(file) && !file.startsWith('content/'))
  .flatMap((file) => {
    const text = textOf(file);
    if (text === undefined) return [];
    const room = ROOMS.find(([, takes]) => takes.test(file))?.[0];
    return [{ room, lines: text.replace(/\n$/, '').split('\n').length, bytes: Buffer.byteLength(text) }];
  });

/** Nothing for a file that was deleted and is still in the index. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const linesOf = (some: typeof files) => some.reduce((sum, { lines }) => sum + lines, 0);

test.each(ROOMS)('%s is no larger than its ceiling and what it may trade', (name, _takes, ceiling) => {
  const room = files.filter((file) => file.room === name);
  expect(room).not.toHaveLength(0);
  expect(linesOf(room)).toBeLessThanOrEqual(ceiling * TRADE);
});

test('all rooms together are no larger than their ceilings', () => {
  expect(linesOf(files)).toBeLessThanOrEqual(LINES);
  expect(files.length).toBeLessThanOrEqual(FILES);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(KILOBYTES * 1000);
});
