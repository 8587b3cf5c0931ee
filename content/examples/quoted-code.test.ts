/** Code that readers may copy is a file that is typed and run, and the page quotes it (`src/article/quote-files.ts`). */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const CONTENT = join(import.meta.dirname, '..');
const LANGUAGES = ['ts', 'js', 'sql', 'json', 'bash'];
/** Most lines of a block that a reader takes in at a glance and nobody runs as it is. */
const FEW_LINES = 5;

const blocks = globSync('{docs,blog}/**/*.{md,mdx}', { cwd: CONTENT, exclude: ['docs/README.md'] }).flatMap(
  (page) =>
    [...readFileSync(join(CONTENT, page), 'utf8').matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```/gm)].map(
      ([, language = '', attributes = '', text = '']) => ({ page, language, attributes, text }),
    ),
);
const quoted = blocks.flatMap(({ attributes }) => /file="([^"]+)"/.exec(attributes)?.[1] ?? []);

test('code of more than a few lines is quoted from a file', () => {
  const typed = blocks
    .filter(({ language }) => LANGUAGES.includes(language))
    .filter(({ text }) => text.split('\n').length - 1 > FEW_LINES)
    .map(
      ({ page, text }) =>
        `${page}: move the code that begins with "${text.split('\n')[0]}" to content/examples.`,
    );
  expect(typed).toEqual([]);
});

/** Invented case studies. An owner who puts a real one in the place of one may leave the code that it quoted. */
const invented = globSync('../docs/case-studies/*.mdx', { cwd: import.meta.dirname }).filter((page) =>
  /^sample: true$/m.test(readFileSync(join(import.meta.dirname, page), 'utf8')),
);

test.runIf(invented.length === 6)('every example is quoted by a page', () => {
  const examples = globSync('*.{ts,sql,json,sh,yaml}', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((name) => !quoted.some((path) => basename(path) === name))).toEqual([]);
});
