/** Rules of docs/developer.md. Biome holds that there are no cycles. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ALIASES: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).imports;

/** What knows no page. */
const BELOW =
  'content src/model src/search src/theme src/leads src/ui src/weave src/article src/behaviours';

/** Besides itself; a folder below a room may have an entry of its own. */
const MAY_IMPORT: Record<string, string> = {
  'src/pages': `src/layouts src/screens src/components src/styles src/build-environment.ts ${BELOW}`,
  'src/layouts': `src/screens src/components src/styles src/build-environment.ts ${BELOW}`,
  'src/screens': `src/components ${BELOW}`,
  'src/components': `src/styles ${BELOW}`,
  'src/islands': '',
  'src/ui': 'src/behaviours',
  'src/weave': 'src/model/sentence.ts src/article/xml.ts src/model/integration-terms.ts',
  'src/behaviours': '',
  'src/styles': '',
  'src/article': '',
  'src/model': 'src/article src/leads',
  'src/search': 'src/model src/article',
  'src/theme': '',
  'src/leads': '',
  'src/build-environment.ts': 'src/leads',
  content: '',
  server: 'src/leads package.json',
  'server/delivery': `server/effects.ts server/environment.ts server/leads server/log.ts
    server/printable.ts server/told-error.ts src/leads`,
  'server/testing': 'server src/leads tests/support',
  scripts: 'server src',
  editor: 'src/model src/article src/components/picture/picture-forms.ts scripts',
  tests: 'content editor scripts server src playwright.config.ts',
  bench: 'scripts server src tests/support playwright.config.ts',
  'astro.config.ts': 'scripts src',
  'editor.config.ts': 'astro.config.ts editor',
  'playwright.config.ts': 'tests/support',
  'vitest.config.ts': 'tests/support',
};

const ROOMS = Object.keys(MAY_IMPORT);
const FILES = globSync(
  ROOMS.map((room) => (room.includes('.') ? room : `${room}/**/*.{ts,tsx,astro,mdx,css}`)),
  { exclude: ['**/node_modules'] },
);
const SOURCES = new Map(FILES.map((file) => [file, readFileSync(file, 'utf8')]));
const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

const isWithin = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

const roomOf = (file: string) =>
  ROOMS.filter((room) => isWithin(file, room)).sort((a, b) => b.length - a.length)[0];

/** Nothing for packages and what Node and Astro bring. */
function targetOf(file: string, written: string) {
  if (written.startsWith('.')) return [join(dirname(file), written)];
  const alias = Object.entries(ALIASES).findLast(([name]) => written.startsWith(name.slice(0, -1)));
  return alias ? [join(alias[1].replace('*', ''), written.slice(alias[0].length - 1))] : [];
}

const IMPORTS = [...SOURCES].flatMap(([file, source]) =>
  [...source.matchAll(IMPORT)].flatMap(([, from, bare]) =>
    targetOf(file, (from ?? bare ?? '').replace(/\?.*$/, '')).map((target) => ({ file, target })),
  ),
);

test.each(ROOMS)('%s imports only from the rooms below it', (room) => {
  expect(IMPORTS.length).toBeGreaterThan(1000);
  const allowed = [room, ...(MAY_IMPORT[room] ?? '').split(/\s+/)];
  const wrong = IMPORTS.filter(
    ({ file, target }) =>
      roomOf(file) === room &&
      !/\.(test|journey|setup)\./.test(file) &&
      !allowed.some((other) => isWithin(target, other)),
  );
  const mend = 'move what both need into one of those rooms, or pass it in as a prop';
  expect(
    wrong.map(({ file, target }) => `${file} imports ${target}`),
    `${room} may import only ${allowed.join(', ')}: ${mend}`,
  ).toEqual([]);
});

test('only pages and layouts bind the site to this checkout: all else gets what it shows', () => {
  const below = /^src\/(?!pages\/|layouts\/|model\/content-files\.ts|.*\/testing\/|.*\.test\.)/;
  const binding = /\bfilesOf\(|\bimport\.meta\.glob[^(]*\(\s*\[?\s*'\/content/;
  const found = FILES.filter((file) => below.test(file) && binding.test(SOURCES.get(file) ?? ''));
  expect(found, 'take the site, or a part of it, as an argument').toEqual([]);
});

const ONE_WAY: readonly [thing: string, files: RegExp, otherwise: RegExp, instead: string][] = [
  ['a class name', /^src\/.*\.tsx$/, /className=\{`/, "className={clsx('…', styles.…)}"],
  [
    'the clock and chance of the server',
    /^server\/(?!effects\.ts|testing\/|.*\.test\.)/,
    /Date\.now|new Date\(\)|Math\.random|randomUUID/,
    'the effects, or realEffects, of server/effects.ts',
  ],
  [
    'what the browser draws',
    /^src\/(?!components\/article-text\/article-text\.tsx|screens\/contact\/contact-answer\.tsx|.*\.test\.)/,
    /innerHTML/i,
    'as elements, because Trusted Types refuse HTML,',
  ],
  ['what is two folders up', /\.(tsx?|astro|mdx)$/, /(from|import) *\(?'\.\.\/\.\.\//, '#…'],
  ['a color', /\.(tsx?|astro)$/, /colou[r]/i, 'color'],
];

test.each(ONE_WAY)('%s is written in one way', (_thing, takes, otherwise, instead) => {
  const wrong = FILES.filter((file) => takes.test(file) && otherwise.test(SOURCES.get(file) ?? ''));
  expect(wrong, `${otherwise} is written ${instead} here`).toEqual([]);
});
