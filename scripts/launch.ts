import { basename } from 'node:path';
import type { SiteFiles } from '#model/content-files.ts';
import type { FactsForm } from '#model/facts/facts-file.ts';
import { readYaml } from '#model/facts/facts-problems.ts';
import type { FactsAlone, SiteRead } from '#model/read-site.ts';
import { today } from '#model/reader-day.ts';
import { inDays } from '#model/sentence.ts';
import { hiddenPages } from '#model/site-problems.ts';
import { endingModels } from '#model/workflows/list-prices.ts';
import { missingSettings, parseEnvironment } from '#server/environment.ts';
import { type BuildEnvironment, readBuildEnvironment } from '#src/build-environment.ts';
import { sampleTexts } from './sample-words.ts';

export interface SampleFact {
  file: string;
  /** In the notation of code: `team[3].linkedinUrl`. */
  path: string;
  kind: 'sample entry' | 'placeholder address' | 'sample words';
  /** What an owner searches for: the entry's name, or the address. */
  what: string;
}

const PLACEHOLDER_ADDRESS = /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)(?:[/?#]|$)/;
/** That identify an entry, the best first. */
const NAMES = 'name speaker title heading question client signature alt company'.split(' ');

type Entry = Record<string, unknown>;

function sampleFactsIn(file: string, facts: Entry, seen: Set<unknown>): SampleFact[] {
  function walk(value: unknown, path: string, entry: string): SampleFact[] {
    if (typeof value === 'string' && !PLACEHOLDER_ADDRESS.test(value)) return [];
    if (value === null || seen.has(value)) return [];
    seen.add(value);
    if (typeof value === 'string')
      return [{ file, path, kind: 'placeholder address', what: value }];
    if (Array.isArray(value))
      return value.flatMap((item, index) => walk(item, `${path}[${index}]`, entry));
    const object = value as Entry;
    const field = NAMES.find((name) => typeof object[name] === 'string');
    const what = field ? String(object[field]) : entry;
    const parts = Object.entries(object);
    const below = parts.flatMap(([key, item]) => walk(item, `${path}.${key}`, what));
    if (object['sample'] !== true) return below;
    return [{ file, path, kind: 'sample entry', what }, ...below];
  }
  return Object.entries(facts).flatMap(([name, value]) => walk(value, name, name));
}

/** The mark is in its front matter or opening comment; an address in its text is an example. */
function sampleFactsOfText(file: string, text: string): SampleFact[] {
  if (!/\bsample: true\b/.test(headOf(text))) return [];
  return [{ file, path: 'its head', kind: 'sample entry', what: titleOf(text) ?? file }];
}

const headOf = (text: string) => /^---\n[\s\S]*?\n---|^<!--[\s\S]*?-->/.exec(text)?.[0] ?? '';
const titleOf = (text: string) =>
  /(?:\btitle: *|^# )(?:'([^']+)'|"([^"]+)"|([^\n]+))/m
    .exec(headOf(text) || text)
    ?.slice(1)
    .find(Boolean);

/** Of all below `content`. What several files say is told at the first. */
export function sampleFacts(files: SiteFiles) {
  const seen = new Set<unknown>();
  const textsLeft = sampleTexts(files);
  const found: SampleFact[] = [];
  const factsOf = (path: string, text: string) => (readYaml(text, path).data ?? {}) as Entry;
  const incubator = files.read('content/data/incubator.yaml');
  const isTold = incubator === undefined || factsOf('incubator', incubator)['isShown'];
  const paths = files.paths
    .filter((path) => /^content\/.*\.(yaml|mdx?)$/.test(path))
    // Nobody reads the words of a page that is off.
    .filter((path) => isTold || !/^content\/data\/(incubator|student-films)/.test(path));
  for (const path of paths) {
    const file = path.replace('content/', '');
    const text = files.read(path) ?? '';
    const left = textsLeft(file, text).filter(({ isMarked }) => !isMarked);
    if (!file.endsWith('.yaml')) {
      const marked = sampleFactsOfText(file, text);
      found.push(...marked);
      if (left[0] && marked.length === 0)
        found.push({ file, path: left[0].path, kind: 'sample words', what: titleOf(text) ?? file });
      continue;
    }
    const facts = factsOf(path, text);
    // The file as a whole may be made up: the company's name is.
    const entries = facts['sample'] === true ? { [basename(file, '.yaml')]: facts } : facts;
    found.push(...sampleFactsIn(file, entries, seen));
    for (const { path: place, text: what } of left)
      found.push({ file, path: place, kind: 'sample words', what });
  }
  return found;
}

const BY_LAW = /^(legal\/|data\/(agreement-terms|agreements|company|kept-facts)\.yaml)/;
/** Names of what the first window of a page shows. */
const AT_FIRST = /^(site|lede)$|^(hero|opening\.(heading|text))\b/;

const FIRST = ['Binds by law', 'What visitors see first'] as const;

function byPage(facts: readonly SampleFact[], forms: readonly Pick<FactsForm, 'path' | 'page'>[]) {
  const groups = Map.groupBy(facts, ({ file, path }) => {
    if (BY_LAW.test(file)) return FIRST[0];
    if (AT_FIRST.test(path)) return FIRST[1];
    const page = forms.find((form) => form.path === `content/${file}`)?.page ?? `/${file}`;
    return page.replace(/^(\/[\w-]*).*/, '$1');
  });
  const headings = new Set([...FIRST, ...groups.keys()]);
  return new Map([...headings].map((heading) => [heading, groups.get(heading) ?? []]));
}

export function leftInWords(
  { counts, groups, lists }: Omit<Left, 'isReady'>,
  pages: readonly string[],
) {
  const linesOf = (heading: string) =>
    (groups.get(heading) ?? []).map(
      ({ file, path, kind, what }) => `content/${file}#${path}  ${kind}: ${what}`,
    );
  const numbers = Array.from(groups, ([page, facts]) => `${page}: ${facts.length}`);
  const all: Record<string, readonly string[]> = {
    ...Object.fromEntries(FIRST.map((heading) => [heading, linesOf(heading)])),
    'By page': numbers.filter((line) => line.startsWith('/')),
    'Each line of a page': ['npm run check:launch -- /pricing'],
    'Words that are true of you as they stand': ['npm run edit, “Before launch”'],
    ...lists,
  };
  const asked = Object.fromEntries(pages.map((page) => [page, linesOf(page)]));
  const told = Object.entries(pages.length > 0 ? asked : all)
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [`\n${heading}`, ...lines].join('\n  '));
  return [...(pages.length > 0 ? [] : [counts]), ...told].join('\n');
}

export const isLocalAddress = (url: string) => /\/\/(localhost|127\.)/.test(url);

export function unsetSettings(
  build: BuildEnvironment,
  server: Readonly<Record<string, string | undefined>>,
) {
  const hasOwnServer = build.VITE_CONTACT_ENDPOINT.startsWith('/');
  const isLocal = isLocalAddress(build.VITE_SITE_URL);
  const problems = {
    'VITE_SITE_URL: canonical addresses, feeds and share links point at localhost': isLocal,
    'VITE_SITE_URL: begins with http://, so browsers call the form insecure':
      !isLocal && build.VITE_SITE_URL.startsWith('http:'),
    'VITE_RECAPTCHA_SITE_KEY: off localhost every submission fails its bot check':
      build.VITE_RECAPTCHA_SITE_KEY === '',
    'TRUST_PROXY: behind a proxy all visitors would share one allowance of posts':
      hasOwnServer && !server['TRUST_PROXY'],
  };
  const missing = hasOwnServer ? missingSettings(parseEnvironment(server)) : [];
  return [
    ...Object.entries(problems).flatMap(([text, isLeft]) => (isLeft ? text : [])),
    ...missing.map(({ setting, message }) => `${setting}: ${message}`),
  ];
}

function countsOf(facts: readonly SampleFact[], settings: readonly string[]) {
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  const texts = facts.filter(({ kind }) => kind === 'sample words').length;
  const marked = counted(facts.length - texts, 'fact');
  return `Left before launch: ${marked}, ${counted(texts, 'text')} and ${counted(settings.length, 'setting')}.`;
}

type Facts = NonNullable<FactsAlone['site']>;

/** The promise of the site, where a new price has made it untrue of the worked example. */
export function untrueClaims({ engagement, rate }: Facts) {
  const late = engagement.agents.slice(0, 2).filter(({ use }) => use >= rate.returnDays);
  return late.map(
    ({ name, use }) =>
      `content/data/worked-example.yaml: "${name}" returns its cost ${inDays(use, ' of use', 'in ')}, and the site promises fewer than ${rate.returnDays}. Change what the piece saves, or returnDays in content/data/rate.yaml.`,
  );
}

export type Left = ReturnType<typeof whatIsLeft>;

export function whatIsLeft(
  files: SiteFiles,
  { site, problems, known, forms }: FactsAlone | SiteRead,
  environment = process.env,
) {
  const facts = sampleFacts(files);
  const settings = unsetSettings(readBuildEnvironment(environment), environment);
  const untrue = site ? [...untrueClaims(site), ...endingModels(today(), site.listPrices)] : [];
  const lists: Readonly<Record<string, readonly string[]>> = {
    'Wrong: the site cannot be built': problems,
    'Written, and on no page': hiddenPages(known),
    'No longer true, or not for long': untrue,
    'Settings: a developer sets them, .env.example explains each': settings,
  };
  const isReady = [facts, ...Object.values(lists)].every(({ length }) => length === 0);
  const counts = isReady ? 'Nothing is left: ready to launch.' : countsOf(facts, settings);
  return { isReady, counts, groups: byPage(facts, forms), lists };
}
