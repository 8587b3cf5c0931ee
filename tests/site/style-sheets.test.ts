import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss, { type ChildNode } from 'postcss';
import { expect, test } from 'vitest';
import { attributesOf, FILES, PAGES, readSiteFile } from '../support/built-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHEETS = globSync('src/**/*.css', { cwd: ROOT });

/** A token, or the size of the words around it. */
const isOnScale = (value: string) =>
  /^(inherit|(\d+ )?(var\(--(text|drawn)-[a-z\d]+\)|1em)( \/ .+)?)$/.test(value);

function offScale(css: string, file: string): string[] {
  const found: string[] = [];
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (media) => {
    // Paper counts in points.
    if (media.params === 'print')
      media.walkDecls((declaration) => {
        if (declaration.value.endsWith('pt')) declaration.remove();
      });
  });
  sheet.walkDecls(/^font(-size)?$/, (declaration) => {
    // A drop cap is as high as its lines.
    if (isOnScale(declaration.value) || /::first-letter/.test(String(declaration.parent))) return;
    found.push(`${file}:${declaration.source?.start?.line} ${declaration}`);
  });
  return found;
}

test('every size of type is a --text-… token, in a drawing a --drawn-… one', () => {
  expect(SHEETS.length).toBeGreaterThan(0);
  expect(SHEETS.flatMap((file) => offScale(readFileSync(join(ROOT, file), 'utf8'), file))).toEqual(
    [],
  );
});

test('what is painted in the color of a channel keeps it in a contrast theme', () => {
  for (const file of SHEETS)
    postcss
      .parse(readFileSync(join(ROOT, file), 'utf8'))
      .walkDecls('background', ({ value, parent }) => {
        if (/var\(--c[,)]/.test(value))
          expect(String(parent), file).toContain('forced-color-adjust: none');
      });
});

test('no shorthand names a timeline, with which browsers drop the whole declaration', () => {
  const lost = FILES.filter((file) => file.endsWith('.css')).flatMap(
    (file) => readSiteFile(file).match(/animation:[^;}]*(?:view\(|scroll\(|\s--)[^;}]*/g) ?? [],
  );
  expect(lost, 'write animation-name and its other parts one by one').toEqual([]);
});

test('no list of selectors in a selector names a pseudo-element, which browsers leave out', () => {
  const lost = SHEETS.flatMap(
    (file) =>
      readFileSync(join(ROOT, file), 'utf8').match(/:(?:is|where|has|not)\([^(){}]*::[^{]*/g) ?? [],
  );
  expect(lost, 'write one selector for each').toEqual([]);
});

test('each rule of a module is in the cascade layer of its room, so that no order of loading matters', () => {
  const rooms = new Map(
    SHEETS.map((file) => [
      basename(file).replace('.module.css', ''),
      /^src\/(ui|article|components)\//.exec(file)?.[1] ?? 'screens',
    ]),
  );
  const layerOf = (node: ChildNode): string | undefined => {
    if (node.type === 'atrule' && node.name === 'layer') return node.params;
    return node.parent?.type === 'root' ? undefined : layerOf(node.parent as ChildNode);
  };
  for (const file of FILES.filter((name) => name.endsWith('.css')))
    postcss.parse(readSiteFile(file)).walkRules(/\.[\w-]+_\w/, (rule) => {
      const [, module = ''] = /\.([\w-]+)_\w/.exec(rule.selector) ?? [];
      expect(layerOf(rule), rule.selector).toBe(rooms.get(module));
    });
});

test('a page asks for each sheet that it has a class of', () => {
  const sheets = FILES.filter((file) => file.endsWith('.css'));
  for (const { file, html, elements } of PAGES) {
    const others = sheets
      .filter((sheet) => !html.includes(sheet))
      .map(readSiteFile)
      .join();
    const classes = attributesOf(elements, 'class').flatMap((names) => names.split(' '));
    const isLost = (name: string) => name.includes('_') && others.includes(`.${name}`);
    expect(classes.filter(isLost), file).toEqual([]);
  }
});
