/**
 * Finds the placeholders of facts only the company can know: entries marked `sample: true`, addresses on
 * domains reserved for examples, and films that are nowhere yet. Walks the data itself, so it sees what the pages see.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';

export type Kind = 'sample entry' | 'placeholder address' | 'film without a source';

export interface SampleFact {
  file: string;
  /** Position in the file, in the notation of code: `team[3].linkedinUrl`. */
  path: string;
  kind: Kind;
  /** The entry's name or the address: what an owner searches for. */
  what: string;
}

/** RFC 2606 reserves these domains for examples; nobody's real page can be there. */
const PLACEHOLDER_ADDRESS = /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)(?:[/?#]|$)/;
/** Fields that identify an entry, the best first. */
const NAMES = ['name', 'speaker', 'title', 'heading', 'question', 'client', 'signature', 'alt', 'company'];

type Entry = Record<string, unknown>;

/**
 * The facts in what one file exports.
 * @param seen objects and addresses met before: a list of all people and a list of the founders hold the same ones
 */
export function sampleFactsIn(file: string, exports: Entry, seen = new Set<unknown>()): SampleFact[] {
  return Object.entries(exports).flatMap(([name, value]) => walk(value, name, name, { file, seen }));
}

interface Walk {
  file: string;
  seen: Set<unknown>;
}

/** @param entry the nearest name above: what an address belongs to */
function walk(value: unknown, path: string, entry: string, place: Walk): SampleFact[] {
  const { file, seen } = place;
  if (typeof value === 'string' && !PLACEHOLDER_ADDRESS.test(value)) return [];
  if (value === null || !['object', 'string'].includes(typeof value) || seen.has(value)) return [];
  seen.add(value);
  if (typeof value === 'string') return [{ file, path, kind: 'placeholder address', what: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => walk(item, `${path}[${index}]`, entry, place));
  const object = value as Entry;
  const name = nameOf(object) ?? entry;
  const own = kindsOf(object).map((kind) => ({ file, path, kind, what: name }));
  const below = Object.entries(object).flatMap(([key, item]) => walk(item, `${path}.${key}`, name, place));
  return [...own, ...below];
}

function kindsOf(object: Entry): Kind[] {
  const isFilm = typeof object['id'] === 'string' && 'poster' in object;
  const isNowhere = isFilm && object['id'] === '' && !(object['files'] as unknown[] | undefined)?.length;
  if (object['sample'] === true) return ['sample entry'];
  return isNowhere ? ['film without a source'] : [];
}

function nameOf(object: Entry): string | undefined {
  const field = NAMES.find((name) => typeof object[name] === 'string');
  return field && (object[field] as string);
}

/** A document's mark is in its front matter or opening comment; an address in its text is an example for the reader. */
export function sampleFactsOfText(file: string, text: string): SampleFact[] {
  const [header = ''] = /^---\n[\s\S]*?\n---|^<!--[\s\S]*?-->/.exec(text) ?? [];
  if (!/\bsample: true\b/.test(header)) return [];
  const title = /\btitle: *(?:'([^']+)'|"([^"]+)"|([^\n]+))/.exec(header)?.slice(1).find(Boolean);
  return [{ file, path: 'its head', kind: 'sample entry', what: title ?? file }];
}

/** All facts of a content folder, each at the file that says it and not at those that pass it on. */
export async function sampleFacts(folder: string): Promise<SampleFact[]> {
  const data = join(folder, 'data');
  const modules: { file: string; isPassingOn: boolean; exports: Entry }[] = [];
  // One after the other: loaded at once, a file that two others import may be evaluated twice, and its facts counted twice.
  for (const file of await filesIn(data, /(?<!\.test)\.ts$/)) {
    const text = await readFile(file, 'utf8');
    // A module of a JSON file hands on what that says.
    if (/^import .*\.json' with/m.test(text)) continue;
    modules.push({
      file,
      isPassingOn: /^import (?!type)/m.test(text),
      exports: (await import(pathToFileURL(file).href)) as Entry,
    });
  }
  for (const file of await filesIn(data, /\.(yaml|json)$/)) {
    const facts = parse(await readFile(file, 'utf8')) as Entry;
    // The file as a whole may be made up: the company's name is.
    const exports = kindsOf(facts).length > 0 ? { [basename(file, extname(file))]: facts } : facts;
    modules.push({ file, isPassingOn: false, exports });
  }
  const seen = new Set<unknown>();
  const ofData = modules
    .sort((a, b) => Number(a.isPassingOn) - Number(b.isPassingOn))
    .flatMap(({ file, exports }) => sampleFactsIn(relative(folder, file), exports, seen));
  const texts = await Promise.all(
    (await filesIn(folder, /\.mdx?$/)).map(async (file) =>
      sampleFactsOfText(relative(folder, file), await readFile(file, 'utf8')),
    ),
  );
  return [...ofData, ...texts.flat()].sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

async function filesIn(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
