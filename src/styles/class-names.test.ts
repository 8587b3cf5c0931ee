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

const WIDTHS = found(sheets.map(({ text }) => text).join(), /^ \* {3}([\d.]+rem) /gm);
const HEIGHTS = ['30rem', '36rem', '43.75rem'];
const TOGETHER = [
  '(animation-timeline: view()) and (opacity: attr(data-thousands type(<number>))) and (order: sibling-index())',
  '(not (-webkit-hyphens: auto)) or (font: -apple-system-body)',
];

test('a layout changes at named sizes, and conditions stand one in another', () => {
  const isAllowed = (condition: string) => {
    const [, from, side, to = ''] =
      /^\((?:([\d.]+rem) <= )?(width|height) (?:<|>=) ([\d.]+r?em)\)$/.exec(condition) ?? [];
    const named = side === 'height' ? HEIGHTS : [...WIDTHS, '15em'];
    if (side) return [from ?? to, to].every((size) => named.includes(size));
    return TOGETHER.includes(condition) || !/width|height|\b(and|or)\b/.test(condition);
  };
  const conditions = files.flatMap(({ path, text }) =>
    found(text.replace(/\s+/g, ' '), /@(?:media|supports) ([^{]+) \{/g)
      .flatMap((list) => list.split(', '))
      .map((condition) => ({ path, condition })),
  );
  expect(WIDTHS).toHaveLength(5);
  expect(conditions.length).toBeGreaterThan(9);
  expect(conditions.filter(({ condition }) => !isAllowed(condition))).toEqual([]);
});
