import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const files = globSync('{src,content}/**/*.{css,ts,tsx,astro,mdx}', {
  exclude: ['**/*.test.*'],
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const modules = files.filter(({ path }) => path.endsWith('.module.css'));
const sheets = files.filter((file) => file.path.endsWith('.css') && !modules.includes(file));
const scripts = files.filter(({ path }) => !path.endsWith('.css'));

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, word = '']) => word);
const declaredIn = (css: string) =>
  new Set(found(css.replace(/\/\*.*?\*\/|\[[^\]]*\]|"[^"]*"/gs, ''), /\.([a-z_][\w-]*)/gi));
const without = (these: Iterable<string>, those: Iterable<string>) => {
  const others = new Set(those);
  return [...new Set(these)].filter((one) => !others.has(one));
};

test.each(modules)('the classes of $path are used, and no others', ({ path, text }) => {
  const uses = scripts.flatMap((script) =>
    found(script.text, new RegExp(`import (\\w+) from '[^']*/${basename(path)}'`, 'g')).flatMap(
      (styles) => found(script.text, new RegExp(`(?<![\\w/-])${styles}(\\.\\w+|\\[)`, 'g')),
    ),
  );
  expect(uses, 'a computed name, which nobody could find').not.toContain('[');
  const used = uses.map((use) => use.slice(1));
  expect(without(declaredIn(text), used), 'declared and not used').toEqual([]);
  expect(without(used, declaredIn(text)), 'used and not declared').toEqual([]);
  expect(text).not.toContain(':global');
});

/** Without the words that `clsx` only compares with. */
const globalClasses = scripts
  .filter(({ path }) => !path.endsWith('.ts'))
  .flatMap(({ text }) =>
    [
      ...found(text, /\bclass(?:Name)?="([^"]*)"/g),
      ...found(text, /\bclsx\(([^)]*)\)/g).flatMap((words) =>
        found(words.replace(/[!=]== '[^']*'/g, ''), /'([^']*)'/g),
      ),
    ].flatMap((words) =>
      words.split(/\s+/).filter((word) => word && !/^(from|to)-\d+$/.test(word)),
    ),
  );

test('every class named is global, every one of the layout named', () => {
  expect(sheets.filter(({ path }) => !path.startsWith('src/styles/'))).toEqual([]);
  const layout = sheets.find(({ path }) => path.endsWith('layout.css'))?.text ?? '';
  const inUse = scripts.flatMap(({ text }) => text.split(/[\s"'`]+/));
  expect(without(globalClasses, declaredIn(sheets.map(({ text }) => text).join('\n')))).toEqual([]);
  expect(without(declaredIn(layout), inUse)).toEqual([]);
});
