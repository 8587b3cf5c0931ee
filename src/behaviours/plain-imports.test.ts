import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { plainImports } from './plain-imports.ts';

/** A script with each form in which ours import one another, and the scripts it imports. */
const FILES: Readonly<Record<string, string>> = {
  'entry.js': `
    import { shared } from 'shared.js';
    const loaders = { one: () => import('one.js'), two: () => import('two.js') };
    export async function start(name) {
      const { two } = await import('two.js');
      return [shared, await loaders[name](), two, (await import('one.js')).one, await import('two.js').then((all) => all[name])];
    }`,
  'one.js': `export { shared as one } from 'shared.js'; export const next = () => import('two.js');`,
  'two.js': `export const two = () => 'two'; export const three = 'three';`,
  'shared.js': `export const shared = 'shared';`,
};

const files: Plugin = {
  name: 'files',
  resolveId: (id) => (id in FILES ? `\0${id}` : null),
  load: (id) => FILES[id.slice(1)] ?? null,
};

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));

/** @returns the scripts' texts by their names, when they were named and when they were finished */
async function builtScripts() {
  const named = new Map<string, string>();
  const finished = new Map<string, string>();
  const record = (texts: Map<string, string>, order: 'pre' | 'post'): Plugin => ({
    name: `record-${order}`,
    generateBundle: {
      order,
      handler(_, bundle) {
        for (const { fileName, code } of chunksOf(bundle)) texts.set(fileName, code);
      },
    },
  });
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [record(named, 'pre'), files, plainImports(), record(finished, 'post')],
    build: { write: false, rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  return { named, finished };
}

const { named, finished } = await builtScripts();

test('no script changes after it was named by its text, so that a browser may keep it', () => {
  expect(finished.size).toBe(4);
  for (const [file, code] of finished) expect(code).toBe(named.get(file));
});

test('a script imports others by the browser alone, by the names they have', () => {
  const imported = [...finished.values()].flatMap((code) => [...code.matchAll(/import\(\W([^"'`]+)\W\)/g)]);
  expect(imported).toHaveLength(6);
  for (const [, file = ''] of imported) expect([...finished.keys()]).toContain(file.replace('./', 'assets/'));
  expect([...finished.values()].join()).not.toMatch(/preload/i);
});
