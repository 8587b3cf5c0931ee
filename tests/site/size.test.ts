/**
 * The text a maintainer has to carry, by room, in kilobytes: characters, so that dense lines are no
 * saving. What is new takes its room from what is there: no ceiling is raised.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** What a person writes or reads. */
const TEXT =
  /\.(ts|tsx|mts|mjs|js|astro|css|md|mdx|yaml|yml|json|jsonc|sh|html|xml|toml|service|conf|txt|csv|sql)$|(^|\/)(Dockerfile|Caddyfile|\.env\.example|run)$/;
/** Written by a program, or imported by people as they are. */
const NOT_COUNTED =
  /(^|\/)(package-lock\.json|.*\.snap)$|^public\/|^content\/workflows\/.*\.(json|csv)$/;

/** Each file belongs to the first room that takes it. */
const ROOMS: readonly (readonly [name: string, takes: RegExp, kilobytes: number])[] = [
  ['tests and their fixtures', /^tests\/|\.test\.tsx?$|\/testing\//, 590],
  ['src/screens', /^src\/screens\//, 445],
  ['src/model', /^src\/model\//, 190],
  ['src/components and src/ui', /^src\/(components|ui)\//, 122],
  ['src/weave', /^src\/weave\//, 42],
  ['src/article', /^src\/article\//, 62],
  ['the rest of src', /^src\//, 112],
  ['server', /^server\//, 205],
  ['scripts', /^scripts\//, 70],
  ['bench', /^bench\//, 120],
  ['editor', /^editor\//, 42],
  ['content, as it came', /^content\//, 470],
  ['docs, deploy and the top level', /^/, 110],
];
/** Rooms trade: one may be this much larger, as long as all together are not. */
const TRADE = 1.1;
const KILOBYTES = 2560;
const FILES = 720;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\0')
  // One that was deleted is still in the index.
  .filter((file) => TEXT.test(file) && !NOT_COUNTED.test(file) && existsSync(file))
  .map((file) => ({
    room: ROOMS.find(([, takes]) => takes.test(file))?.[0],
    kilobytes: statSync(file).size / 1000,
  }));

const sizeOf = (some: typeof files) => some.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

test.each(ROOMS)(
  '%s is no larger than its ceiling and what it may trade',
  (name, _takes, ceiling) => {
    const room = files.filter((file) => file.room === name);
    expect(room).not.toHaveLength(0);
    expect(sizeOf(room)).toBeLessThanOrEqual(ceiling * TRADE);
  },
);

test('all rooms together are no larger than their ceiling', () => {
  expect(sizeOf(files)).toBeLessThanOrEqual(KILOBYTES);
  expect(files.length).toBeLessThanOrEqual(FILES);
});
