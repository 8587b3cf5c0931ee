/**
 * `npm run start-fresh`: takes the sample company out of `content` and `public` and leaves a site
 * that builds. What could be true of another company (plans, process, documents, templates) stays,
 * and the launch check lists its words. It asks first (`--yes` answers), and commits nothing.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parse, stringify } from 'yaml';
import { ROOT } from './run-tool.ts';
import { sampleTexts } from './sample-words.ts';

interface Entry extends Record<string, unknown> {
  sample?: boolean;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const files = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(ROOT, path), text);

function remove(paths: readonly string[], what: string) {
  for (const path of paths) rmSync(join(ROOT, path));
  console.log(`${what}: ${paths.length} files removed`);
}

function change<Facts>(name: string, edit: (facts: Facts) => void) {
  const path = `content/data/${name}.yaml`;
  const facts = parse(read(path)) as Facts;
  edit(facts);
  write(path, stringify(facts, { lineWidth: 0 }));
}

/** Takes out the made-up entries. @returns those */
function empty(name: string, list: string): Entry[] {
  const gone: Entry[] = [];
  change<Record<string, Entry[]>>(name, (facts) => {
    const all = facts[list] ?? [];
    gone.push(...all.filter(({ sample }) => sample));
    facts[list] = all.filter(({ sample }) => !sample);
  });
  console.log(`content/data/${name}.yaml: ${gone.length} made-up entries removed`);
  return gone;
}

/** Articles and case studies. */
function samplePages(): string[] {
  const textsLeft = sampleTexts(join(ROOT, 'content'));
  return files('content/{blog/*.md,docs/case-studies/*.mdx}').filter(
    (path) => textsLeft(path.replace('content/', ''), read(path)).length > 0,
  );
}

/** @returns the addresses that are gone */
function removeTexts(all: readonly string[]): string[] {
  const cases = all.filter((path) => path.endsWith('.mdx'));
  const articles = all.filter((path) => !cases.includes(path));
  remove(articles, 'Articles');
  remove(cases, 'Case studies');
  for (const name of ['case-studies', 'case-returns'])
    change<Entry>(name, (facts) => {
      for (const page of cases) delete facts[basename(page, '.mdx')];
    });
  const pages = all.map((path) => path.replace(/^content|\.mdx?$/g, ''));
  type Section = Record<string, string[] | undefined>;
  change<{ sections: Record<string, Section> }>('docs-navigation', ({ sections }) => {
    for (const section of Object.values(sections))
      for (const list of ['pages', 'unlisted'])
        if (section[list])
          section[list] = section[list].filter((page) => !pages.includes(`/docs/${page}`));
  });
  return pages;
}

/** Or a sentence with a figure that is counted from them. */
const OF_CASES = /[^.?!]*(case stud|\{(allCases|slowCases|runFrom|runTo)\})[^.?!]*[.?!]/gi;

/** Right at the sample's number of cases alone. */
const COUNTED: readonly [RegExp, string][] = [
  [/\bsix (sample )?systems\b/g, 'our systems'],
  [/^## Five case studies$/m, '## Case studies'],
  [/The six drawings/, 'Their drawings'],
  [/ The last <EngagementFact of="slowCases" \/>.*/, ''],
  [/what the six returned/, 'what they returned'],
];
const uncounted = (text: string) =>
  COUNTED.reduce((words, [counted, plain]) => words.replace(counted, plain), text);

/** Takes out rows that lead to a page that is gone, and sentences about case studies. */
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

function pruneFacts(pages: readonly string[]) {
  for (const path of files('content/data/*.yaml')) {
    const before: unknown = parse(read(path));
    const after = withoutThem(before, pages);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    write(path, stringify(after, { lineWidth: 0 }));
    console.log(`${path}: what names them removed`);
  }
}

/**
 * Leaves the words of a link to a page that is gone, and nothing of a line that is only the link or
 * of a section that names a client.
 */
function unlink(pages: readonly string[], clients: readonly string[]) {
  const withoutLinks = (text: string, left: '' | 'words') =>
    text.replace(/\[([^\]]+)\]\(([^)#]*)(?:#[^)]*)?\)/g, (link, words, page) => {
      if (!pages.includes(page)) return link;
      return left && words;
    });
  const isSaid = (line: string) => {
    const rest = withoutLinks(line, '');
    return rest === line || /\w/.test(rest);
  };
  for (const path of files('content/{docs,legal}/**/*.{md,mdx}')) {
    if (path.endsWith('README.md')) continue;
    const before = read(path);
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
    if (after === before) continue;
    write(path, after);
    console.log(`${path}: what names them removed`);
  }
}

/** Pages name founders' seats: nobody takes who holds them now for a person. */
function replacePeople() {
  const held = empty('team', 'people').filter(({ seat }) => seat);
  const placeholders = held.map(({ seat, title, channels }) => {
    const role = String(title).replace(/^.*, /, '');
    const linkedinUrl = 'https://example.com/people';
    return { name: `Your ${role}`, title: role, isFounder: true, seat, linkedinUrl, channels };
  });
  change<{ people: object[] }>('team', ({ people }) => {
    people.unshift(...placeholders.map((person) => ({ ...person, sample: true })));
  });
  const [first] = placeholders;
  if (!first) return;
  change<Entry>('first-answer', (facts) => {
    facts['reader'] = first.seat;
  });
  console.log(`Seats of founders: held by placeholders, such as “${first.name}”`);
}

/** Who signed, was quoted or counted hours in words that stay. */
function removeNames() {
  change<Entry>('pricing-terms', (facts) => delete facts['quote']);
  change<{ letter: Entry }>('about', ({ letter }) => delete letter['autograph']);
  change<{ sprint: { rows: Entry[] }; transparency: Entry }>(
    'pricing',
    ({ sprint, transparency }) => {
      for (const row of sprint.rows) row['who'] = 'An engineer';
      transparency['caption'] = 'The report after each sprint.';
    },
  );
  change<{ cards: Entry[] }>('docs-cards', ({ cards }) => {
    for (const card of cards)
      if (/introduction|showcase/.test(String(card['path']))) delete card['count'];
  });
  for (const [file, field] of Object.entries({ site: 'name', company: 'legalName' }))
    change<Entry>(file, (facts) => {
      if (facts.sample) facts[field] = 'Your Company';
    });
}

/** Portraits go by the names of people. */
function removePictures() {
  empty('student-films', 'films');
  change<Record<string, Entry>>('videos', (facts) => {
    for (const [film, { sample }] of Object.entries(facts)) if (sample) delete facts[film];
  });
  const texts = files('content/**/*.{yaml,md,mdx}').map(read).join('\n');
  const isNamed = (path: string) => texts.includes(path.replace(/^public|\.\w+$/g, ''));
  const all = git('ls-files', 'public/pictures', 'public/films').split('\n').filter(Boolean);
  remove(
    all.filter((path) => !isNamed(path)),
    'Pictures and films',
  );
  // Git keeps no empty folder, and the build and the editor look into this one.
  write('public/pictures/.gitkeep', '');
}

async function isAgreed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(
    'This takes the sample company out of content and public: its name, people, clients, case studies, quotes, articles, films and pictures. Nothing is committed. Go on? (yes or no) ',
  );
  asked.close();
  return /^y(es)?$/i.test(answer.trim());
}

if (git('status', '--porcelain')) {
  console.error(
    'Nothing is changed: some files differ from the last commit, and could not be restored. Commit them first (git status lists them).',
  );
  process.exit(1);
}
const isMarked = (path: string) => /\bsample: true\b/.test(read(path));
const [facts, texts] = [['clients', 'testimonials', 'student-films'], samplePages()];
if (texts.length === 0 && !facts.some((name) => isMarked(`content/data/${name}.yaml`))) {
  console.log(
    'Nothing is changed: the sample’s clients, quotes, films, articles and case studies are gone already. What else is left: npm run check:launch',
  );
  process.exit();
}
if (!(await isAgreed())) process.exit(1);

const clients = empty('clients', 'clients').map(({ name }) => String(name));
empty('testimonials', 'testimonials');
const pages = removeTexts(texts);
unlink(pages, clients);
if (pages.length > 0) pruneFacts(pages);
replacePeople();
removeNames();
removePictures();
console.log(
  '\nTo keep it: git add -A && git commit -m "Start fresh". To have all back: git restore .\nNext: npm run edit, and “Before launch” there.',
);
// Only now: what was read before would answer for what is gone.
const problems = await import('./read-changed-site.ts')
  .then(({ problemsOf }) => problemsOf(ROOT))
  .catch(({ message }: Error) => [message]);
if (problems.length > 0) {
  console.error(`\nLeft to correct by hand:\n${problems.join('\n')}`);
  process.exitCode = 1;
}
