/** Finds which source file imports which, from the text and the aliases of package.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const OF_OTHERS = /node_modules/;
const SOURCE = /\.(ts|tsx|astro|mdx)$/;
const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

export interface Import {
  /** Import as it is written: `#ui/button.tsx`, `../link.tsx`. */
  written: string;
  /** Path of the imported file from the root of the project. */
  target: string;
}

const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};
const aliases = Object.entries(imports).map(
  ([alias, path]) => [alias.replace('*', ''), path.replace('*', '')] as const,
);

/** Every source file, as a path from the root of the project, with what it imports of the project. */
export function importGraph(rooms: readonly string[]): Map<string, Import[]> {
  const files = rooms.flatMap(filesOf).filter((file) => SOURCE.test(file));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** Paths of all files in a folder, or of the file itself. */
export function filesOf(room: string): string[] {
  if (/\.\w+$/.test(room)) return [room];
  return readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !OF_OTHERS.test(file));
}

function importsOf(file: string): Import[] {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
    .map(([, from, bare]) => from ?? bare ?? '')
    .flatMap((written) => {
      const target = resolved(file, written.replace(/\?.*$/, ''));
      return target === undefined ? [] : [{ written, target }];
    });
}

/** Undefined for packages and what Node and Astro bring. */
function resolved(file: string, written: string): string | undefined {
  if (written.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), written));
  const alias = aliases.find(([name]) => written.startsWith(name));
  if (!alias) return undefined;
  return join(alias[1], written.slice(alias[0].length));
}

/** @param path from the root of the project */
export const isThere = (path: string) => existsSync(join(ROOT, path));

/** Each cycle once, as the files along it. */
export function importCycles(graph: ReadonlyMap<string, readonly Import[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    path.push(file);
    for (const { target } of graph.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
