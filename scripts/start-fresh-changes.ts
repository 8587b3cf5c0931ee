/** What could be true of another company (plans, process, documents, templates) stays. */
import { basename } from 'node:path';
import { parse, stringify } from 'yaml';
import { pathsIn, type SiteFiles, withChanges } from '#model/content-files.ts';
import { sampleTexts } from './sample-words.ts';

interface Entry extends Record<string, unknown> {
  sample?: boolean;
}

interface Changed {
  /** By path a text, or nothing for a file that goes. */
  changes: Record<string, string | undefined>;
  now: () => SiteFiles;
}

const read = ({ now }: Changed, path: string) => now().read(path) ?? '';

/** @param tracked files of `public` that git knows: others are the owner's own, and stay */
export function startFresh(files: SiteFiles, tracked: readonly string[]) {
  const changes: Changed['changes'] = {};
  const site: Changed = { changes, now: () => withChanges(files, changes) };
  const textsLeft = sampleTexts(files);
  const texts = files.paths
    .filter((path) => /^content\/(blog\/[^/]*\.md|docs\/case-studies\/[^/]*\.mdx)$/.test(path))
    .filter((path) => textsLeft(path.replace('content/', ''), files.read(path) ?? '').length > 0);
  const isMarked = (name: string) => /\bsample: true\b/.test(files.read(factsPath(name)) ?? '');
  if (texts.length > 0 || ['clients', 'testimonials', 'student-films'].some(isMarked))
    takeOut(site, texts, tracked);
  return changes;
}

function takeOut(site: Changed, texts: readonly string[], tracked: readonly string[]) {
  const clients = empty(site, 'clients', 'clients').map(({ name }) => String(name));
  empty(site, 'testimonials', 'testimonials');
  const pages = removeTexts(site, texts);
  unlink(site, pages, clients);
  if (pages.length > 0) pruneFacts(site, pages);
  replacePeople(site);
  removeNames(site);
  removePictures(site, tracked);
}

function remove({ changes }: Changed, paths: readonly string[]) {
  for (const path of paths) changes[path] = undefined;
}

const factsPath = (name: string) => `content/data/${name}.yaml`;

function change<Facts>(site: Changed, name: string, edit: (facts: Facts) => void) {
  const path = factsPath(name);
  const facts = parse(read(site, path)) as Facts;
  edit(facts);
  site.changes[path] = stringify(facts, { lineWidth: 0 });
}

function empty(site: Changed, name: string, list: string) {
  const gone: Entry[] = [];
  change<Record<string, Entry[]>>(site, name, (facts) => {
    const all = facts[list] ?? [];
    gone.push(...all.filter(({ sample }) => sample));
    facts[list] = all.filter(({ sample }) => !sample);
  });
  return gone;
}

function removeTexts(site: Changed, all: readonly string[]) {
  const cases = all.filter((path) => path.endsWith('.mdx'));
  remove(site, all);
  for (const name of ['case-studies', 'case-returns'])
    change<Entry>(site, name, (facts) => {
      for (const page of cases) delete facts[basename(page, '.mdx')];
    });
  const pages = all.map((path) => path.replace(/^content|\.mdx?$/g, ''));
  type Section = Record<string, string[] | undefined>;
  change<{ sections: Record<string, Section> }>(site, 'docs-navigation', ({ sections }) => {
    for (const section of Object.values(sections))
      for (const list of ['pages', 'unlisted'])
        if (section[list])
          section[list] = section[list].filter((page) => !pages.includes(`/docs/${page}`));
  });
  return pages;
}

/** Or a sentence with a figure that is counted from them. */
const OF_CASES =
  /[^.?!]*(case stud|\{(allCases|slowCases|hoursFrom|hoursTo|runFrom|runTo)\})[^.?!]*[.?!]/gi;

/** Right at the sample's number of cases alone. */
const COUNTED: readonly [RegExp, string][] = [
  [/\bsix (sample )?systems\b/g, 'our systems'],
  [/^## Five case studies$/m, '## Case studies'],
  [/ The last \{slowCases\}.*/, ''],
];
const uncounted = (text: string) =>
  COUNTED.reduce((words, [counted, plain]) => words.replace(counted, plain), text);

function withoutThem(value: unknown, pages: readonly string[]): unknown {
  if (typeof value === 'string') return uncounted(value).replace(OF_CASES, '').trim() || value;
  if (Array.isArray(value))
    return value
      .filter((entry: Entry | null) => !pages.includes(String(entry?.['href'])))
      .map((entry) => withoutThem(entry, pages));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withoutThem(part, pages)]);
  return Object.fromEntries(parts);
}

function pruneFacts(site: Changed, pages: readonly string[]) {
  for (const path of pathsIn(site.now(), 'content/data', '.yaml')) {
    const before: unknown = parse(read(site, path));
    const after = withoutThem(before, pages);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    site.changes[path] = stringify(after, { lineWidth: 0 });
  }
}

/**
 * Leaves the words of a link to a page that is gone, and nothing of a line that is only the link or
 * of a section that names a client.
 */
function unlink(site: Changed, pages: readonly string[], clients: readonly string[]) {
  const withoutLinks = (text: string, left: '' | 'words') =>
    text.replace(/\[([^\]]+)\]\(([^)#]*)(?:#[^)]*)?\)/g, (link, words, page) => {
      if (!pages.includes(page)) return link;
      return left && words;
    });
  const isSaid = (line: string) => {
    const rest = withoutLinks(line, '');
    return rest === line || /\w/.test(rest);
  };
  const texts = site.now().paths.filter((path) => /^content\/(docs|legal)\/.*\.mdx?$/.test(path));
  for (const path of texts.filter((path) => !path.endsWith('README.md'))) {
    const before = read(site, path);
    const isOurs = (part: string) => clients.some((client) => part.includes(client));
    const parts = before.split(/^(?=##+ )/m).filter((part) => !isOurs(part));
    const lines = parts.join('').split('\n').filter(isSaid);
    const after = uncounted(withoutLinks(lines.join('\n'), 'words')).replace(
      /^related: \[(.*)\]$/m,
      (_, list: string) => {
        const left = list.split(', ').filter((page) => !pages.includes(`/docs/${page}`));
        return `related: [${left.join(', ')}]`;
      },
    );
    if (after !== before) site.changes[path] = after;
  }
}

/** Pages name founders' seats: nobody takes who holds them now for a person. */
function replacePeople(site: Changed) {
  const held = empty(site, 'team', 'people').filter(({ seat }) => seat);
  const placeholders = held.map(({ seat, title, channels }) => {
    const role = String(title).replace(/^.*, /, '');
    const linkedinUrl = 'https://example.com/people';
    return { name: `Your ${role}`, title: role, isFounder: true, seat, linkedinUrl, channels };
  });
  change<{ people: object[] }>(site, 'team', ({ people }) => {
    people.unshift(...placeholders.map((person) => ({ ...person, sample: true })));
  });
  const [first] = placeholders;
  if (!first) return;
  change<Entry>(site, 'first-answer', (facts) => {
    facts['reader'] = first.seat;
  });
}

/** Who signed, was quoted, counted hours or is a member in words that stay. */
function removeNames(site: Changed) {
  change<Entry>(site, 'pricing-terms', (facts) => delete facts['quote']);
  change<{ letter: Entry }>(site, 'about', ({ letter }) => delete letter['autograph']);
  change<{ sprint: { rows: Entry[] }; transparency: Entry }>(
    site,
    'pricing',
    ({ sprint, transparency }) => {
      for (const row of sprint.rows) row['who'] = 'An engineer';
      transparency['caption'] = 'The report after each sprint.';
    },
  );
  change<{ cards: Entry[] }>(site, 'docs-cards', ({ cards }) => {
    for (const card of cards)
      if (/introduction|showcase/.test(String(card['path']))) delete card['count'];
  });
  change<Record<string, string>>(site, 'links', (links) => {
    if (links['community']?.includes('example.com')) delete links['community'];
  });
  for (const [file, field] of Object.entries({ site: 'name', company: 'legalName' }))
    change<Entry>(site, file, (facts) => {
      if (facts.sample) facts[field] = 'Your Company';
    });
}

/** Portraits go by the names of people. */
function removePictures(site: Changed, tracked: readonly string[]) {
  empty(site, 'student-films', 'films');
  change<Record<string, Entry>>(site, 'videos', (facts) => {
    for (const [film, { sample }] of Object.entries(facts)) if (sample) delete facts[film];
  });
  const left = site.now();
  const texts = pathsIn(left, 'content', '.yaml', '.md', '.mdx').map(left.read).join('\n');
  const isNamed = (path: string) => texts.includes(path.replace(/^public|\.\w+$/g, ''));
  remove(
    site,
    tracked.filter((path) => !isNamed(path)),
  );
  // Git keeps no empty folder, and the build and the editor look into this one.
  site.changes['public/pictures/.gitkeep'] = '';
}
