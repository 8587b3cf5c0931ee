/**
 * Every class that is declared is used, and every class that is used is declared. A CSS module's classes are used as
 * properties of its import, a global style sheet's as words in `className`.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesOf } from '#tests/support/import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');

interface SourceFile {
  path: string;
  text: string;
}

const files: SourceFile[] = ['src', 'content'].flatMap((room) =>
  filesOf(room)
    .filter((path) => /\.(css|tsx?|astro|mdx)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(ROOT, path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);
const isModule = ({ path }: SourceFile) => path.endsWith('.module.css');
const modules = files.filter(isModule);
const globalSheets = files.filter((file) => file.path.endsWith('.css') && !isModule(file));
const scripts = files.filter(({ path }) => !path.endsWith('.css'));
const name = ({ path }: SourceFile) => relative(ROOT, path);

function declaredIn({ path, text }: SourceFile): Set<string> {
  const classes = new Set<string>();
  postcss.parse(text, { from: path }).walkRules(({ selector }) => {
    const withoutValues = selector.replace(/\[[^\]]*\]|"[^"]*"/g, '');
    for (const [, found = ''] of withoutValues.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(found);
  });
  return classes;
}

interface ImportedModule {
  script: SourceFile;
  binding: string;
  from: string;
}

/** Modules each script imports. Every script is read only once, because there are many of both. */
const importedModules: ImportedModule[] = scripts.flatMap((script) =>
  [...script.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, binding = '', from = '']) => ({ script, binding, from }),
  ),
);

/** The properties that scripts read from a module, by the script. */
function usesOf(module: SourceFile): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const imports = importedModules.filter(({ from }) => basename(from) === basename(module.path));
  for (const { script, binding } of imports) {
    const properties = [...script.text.matchAll(new RegExp(`(?<![\\w/-])${binding}\\.(\\w+)`, 'g'))];
    uses.set(name(script), [
      ...(uses.get(name(script)) ?? []),
      ...properties.map(([, property = '']) => property),
    ]);
  }
  return uses;
}

test('module file names are unique, because they begin the class names in the page', () => {
  const names = modules.map(({ path }) => basename(path));
  expect(names.filter((found, index) => names.indexOf(found) !== index)).toEqual([]);
});

test('a style sheet that is not of src/styles is a module', () => {
  expect(globalSheets.map(name).filter((path) => dirname(path) !== 'src/styles')).toEqual([]);
});

test('every module is imported, under its own folder or by its alias', () => {
  const imported = new Set(
    scripts.flatMap(({ path, text }) =>
      [...text.matchAll(/from '([^']+\.module\.css)'/g)].map(([, from = '']) =>
        from.startsWith('.')
          ? relative(ROOT, resolve(dirname(path), from))
          : from.replace(/^#(\w+)/, 'src/$1'),
      ),
    ),
  );
  expect(modules.map(name).filter((path) => !imported.has(path))).toEqual([]);
});

test('every class a module declares is used', () => {
  const unused = modules.flatMap((module) => {
    const used = new Set([...usesOf(module).values()].flat());
    return [...declaredIn(module)]
      .filter((found) => !used.has(found))
      .map((found) => `${name(module)}: .${found}`);
  });
  expect(unused).toEqual([]);
});

test('every class read from a module is declared in it', () => {
  const undeclared = modules.flatMap((module) => {
    const declared = declaredIn(module);
    return [...usesOf(module)].flatMap(([script, used]) =>
      used.filter((found) => !declared.has(found)).map((found) => `${script}: .${found} of ${name(module)}`),
    );
  });
  expect(undeclared).toEqual([]);
});

test('no script chooses a class by a computed name, which nobody could find', () => {
  const computed = scripts.filter(({ text }) =>
    [...text.matchAll(/import (\w+) from '[^']+\.module\.css'/g)].some(([, binding]) =>
      new RegExp(`\\b${binding}\\[`).test(text),
    ),
  );
  expect(computed.map(name)).toEqual([]);
});

test('no module reaches out of itself with :global', () => {
  expect(modules.filter(({ text }) => text.includes(':global')).map(name)).toEqual([]);
});

/** The words that a `className` or `clsx(…)` in a script names, without those it only compares with. */
function globalClasses({ path, text }: SourceFile): Set<string> {
  const classes = new Set<string>();
  const add = (words: string) => {
    for (const word of words.split(/\s+/).filter(Boolean)) classes.add(word);
  };
  if (/\.(astro|mdx)$/.test(path)) {
    for (const [, words = ''] of text.matchAll(/\bclass(?:Name)?="([^"]*)"/g)) add(words);
    return classes;
  }
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      add(node.text);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(collect);
    else if (ts.isBinaryExpression(node)) {
      if (!/^[!=]==$/.test(node.operatorToken.getText())) collect(node.right);
    } else if (ts.isElementAccessExpression(node)) return;
    else ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^class(Name)?$/.test(node.name.getText()) && node.initializer) {
      collect(node.initializer);
    } else if (ts.isCallExpression(node) && node.expression.getText() === 'clsx') {
      node.arguments.forEach(collect);
    } else if (ts.isBindingElement(node) && node.name.getText() === 'className' && node.initializer) {
      // A component's own class, where none was passed.
      collect(node.initializer);
    } else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return classes;
}

const declaredGlobally = new Set(globalSheets.flatMap((sheet) => [...declaredIn(sheet)]));
const usedGlobally = scripts.map((script) => ({ script, used: globalClasses(script) }));

test('every class that a className names is declared in a global style sheet', () => {
  const undeclared = usedGlobally.flatMap(({ script, used }) =>
    [...used].filter((found) => !declaredGlobally.has(found)).map((found) => `${name(script)}: ${found}`),
  );
  expect(undeclared).toEqual([]);
});

test('every class of the global layout is used', () => {
  const used = new Set(usedGlobally.flatMap(({ used: ofScript }) => [...ofScript]));
  const layout = globalSheets.filter(({ path }) => path.endsWith('styles/layout.css'));
  const unused = layout
    .flatMap((sheet) => [...declaredIn(sheet)])
    .filter((found) => !used.has(found) && !/^(from|to)-\d+$/.test(found));
  expect(layout).toHaveLength(1);
  expect(unused).toEqual([]);
});

test('a layout changes at one of the widths that tokens.css names, or where text is at 200 %', () => {
  const tokens = globalSheets.find(({ path }) => path.endsWith('styles/tokens.css'))?.text ?? '';
  const named = [...tokens.matchAll(/^ \* {3}([\d.]+rem) /gm)].map(([, width]) => width);
  const others = files.flatMap((file) =>
    (file.text.match(/@media [^{]+\{/g) ?? [])
      .flatMap((query) => [...query.matchAll(/(?:width [<>=]+ ([\d.]+r?em)|([\d.]+r?em) [<=]+ width)\b/g)])
      .map(([, above, below]) => above ?? below ?? '')
      .filter((width) => width !== '15em' && !named.includes(width))
      .map((width) => `${name(file)}: ${width}`),
  );
  expect(named).toHaveLength(6);
  expect(others).toEqual([]);
});
