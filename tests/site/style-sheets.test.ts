import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import postcss, { AtRule, type ChildNode, Rule } from 'postcss';
import { attributesOf, FILES, PAGES, readSiteFile } from '../support/built-site.ts';

const SHEETS = new Map(globSync('src/**/*.css').map((file) => [file, readFileSync(file, 'utf8')]));
const BUILT = new Map(
  FILES.filter((file) => file.endsWith('.css')).map((file) => [file, readSiteFile(file)]),
);
const textsIn = (sheets: ReadonlyMap<string, string>, what: RegExp) =>
  [...sheets.values()].flatMap((text) => text.match(what) ?? []);

/** A token, or the size of the words around it. */
const isOnScale = (value: string) =>
  /^(inherit|(\d+ )?(var\(--(text|drawn)-[a-z\d]+\)|1em)( \/ .+)?)$/.test(value);

function offScale(css: string, file: string) {
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
  expect(SHEETS.size).toBeGreaterThan(0);
  expect([...SHEETS].flatMap(([file, text]) => offScale(text, file))).toEqual([]);
});

test('what is painted in the color of a channel keeps it in a contrast theme', () => {
  for (const [file, text] of SHEETS)
    postcss.parse(text).walkDecls('background', ({ value, parent }) => {
      if (/var\(--c[,)]/.test(value))
        expect(String(parent), file).toContain('forced-color-adjust: none');
    });
});

/** From the outermost: conditions and selectors. */
const placeOf = (node: ChildNode['parent']): string =>
  node instanceof Rule || node instanceof AtRule
    ? `${placeOf(node.parent)} ${node instanceof Rule ? node.selector : `@${node.params}`}`
    : '';

test('what hides or covers, keeps in view, reorders, or is for paper and themes alone', () => {
  const decides =
    /^(display|visibility|opacity|clip-path|content-vis|position$|z-index|order|grid-(row|column|area)|forced|overflow(-[xy])?$)/;
  const lists = [...SHEETS].sort().map(([file, text]) => {
    const lines = [file];
    postcss.parse(text).walkDecls(({ prop, value, parent }) => {
      const place = placeOf(parent).replace(/\s+/g, ' ');
      if (decides.test(prop)) lines.push(`${place} { ${prop}: ${value} }`);
      else if (/print|forced-colors|\.dark/.test(place)) lines.push(`${place} { ${prop} }`);
    });
    return lines.length > 1 ? lines.join('\n ') : [];
  });
  expect(lists.flat().join('\n\n')).toMatchSnapshot();
});

test('no shorthand names a timeline, with which browsers drop the whole declaration', () => {
  const lost = textsIn(BUILT, /animation:[^;}]*(?:view\(|scroll\(|\s--)[^;}]*/g);
  expect(lost, 'write animation-name and its other parts one by one').toEqual([]);
});

test('no sheet has the rule that ends a tab of Chrome 121 on its second page', () => {
  expect(textsIn(BUILT, /@starting-style/g), 'write an animation').toEqual([]);
});

test('no list of selectors in a selector names a pseudo-element, which browsers leave out', () => {
  const lost = textsIn(SHEETS, /:(?:is|where|has|not)\([^(){}]*::[^{]*/g);
  expect(lost, 'write one selector for each').toEqual([]);
});

test('each rule of a module is in the cascade layer of its room', () => {
  const rooms = new Map(
    [...SHEETS.keys()].map((file) => [
      basename(file).replace('.module.css', ''),
      /^src\/(ui|article|components)\//.exec(file)?.[1] ?? 'screens',
    ]),
  );
  const layerOf = (node: ChildNode): string | undefined => {
    if (node.type === 'atrule' && node.name === 'layer') return node.params;
    return node.parent?.type === 'root' ? undefined : layerOf(node.parent as ChildNode);
  };
  for (const text of BUILT.values())
    postcss.parse(text).walkRules(/\.[\w-]+_\w/, (rule) => {
      const [, module = ''] = /\.([\w-]+)_\w/.exec(rule.selector) ?? [];
      expect(layerOf(rule), rule.selector).toBe(rooms.get(module));
    });
});

test('a page asks for two sheets, which have each class of it that a rule is for', () => {
  const all = [...BUILT.values()].join();
  for (const { file, html, elements } of PAGES) {
    const asked = [...BUILT.keys()].filter((sheet) => html.includes(sheet));
    expect(asked.length, file).toBeLessThanOrEqual(2);
    const rules = asked.map((sheet) => BUILT.get(sheet)).join();
    const classes = attributesOf(elements, 'class').flatMap((names) => names.split(' '));
    const isLost = (name: string) =>
      name.includes('_') && all.includes(`.${name}`) && !rules.includes(`.${name}`);
    expect(classes.filter(isLost), file).toEqual([]);
  }
});
