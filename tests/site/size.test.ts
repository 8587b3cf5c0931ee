/**
 * Lines a maintainer has to carry, by room. A room that grows takes its lines from what is there: its ceiling is lowered
 * when something leaves, and never raised.
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
  ['tests', /^tests\/|\.test\.tsx?$|\/testing\/|-contract(-records)?\.ts$/, 11_860],
  ['src/screens', /^src\/screens\//, 13_814],
  ['src/model', /^src\/model\//, 5_218],
  ['src/components and src/ui', /^src\/(components|ui)\//, 3_899],
  ['src/weave', /^src\/weave\//, 1_066],
  ['src/article', /^src\/article\//, 1_722],
  ['the rest of src', /^src\//, 2_924],
  ['server', /^server\//, 4_868],
  ['scripts', /^scripts\//, 1_215],
  ['bench and checks', /^(bench|checks)\//, 2_198],
  ['editor', /^editor\//, 669],
  ['content', /^content\//, 8_167],
  ['docs, deploy and the top level', /^/, 1_998],
];
const FILES = 661;
/** Longer lines are no saving. */
const KILOBYTES = 2_551;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\0')
  .filter((file) => TEXT.test(file) && !NOT_COUNTED.test(file))
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

test.each(ROOMS)('%s is no larger than its ceiling', (name, _takes, ceiling) => {
  const room = files.filter((file) => file.room === name);
  expect(room).not.toHaveLength(0);
  expect(room.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(ceiling);
});

test('all rooms together are no larger than theirs', () => {
  expect(files.length).toBeLessThanOrEqual(FILES);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(KILOBYTES * 1000);
});
