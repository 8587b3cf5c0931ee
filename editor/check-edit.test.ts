import { parse, stringify } from 'yaml';
import { withChanges } from '#model/content-files.ts';
import { personSlug } from '#model/person-slug.ts';
import { readSite } from '#model/read-site.ts';
import { hiddenPages } from '#model/site-problems.ts';
import { checkout } from '#model/testing/checkout.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { checkEdit, problemsWith } from './check-edit.ts';

const textOf = (path: string) => checkout.read(path) ?? '';
const [TEAM, PROCESS] = ['content/data/team.yaml', 'content/docs/process.mdx'];

const TODAY = '2031-05-06';
const saved = async (path: string, text: string) =>
  (await checkEdit(ROOT, path, Buffer.from(text), () => TODAY)).content.toString();

test('a document gets the day of its change, and of nothing else', async () => {
  const text = textOf(PROCESS);
  expect(await saved(PROCESS, text)).toBe(text);
  const changed = await saved(PROCESS, `${text}\nOne more sentence.\n`);
  expect(changed).toMatch(/^published: \S+\nupdated: 2031-05-06$/m);
  expect(changed.match(/^updated:/gm)).toHaveLength(1);
});

test('of facts that pages print, only what changed gets the day', async () => {
  const returns = 'content/data/case-returns.yaml';
  const remarked = textOf(returns).replace('  measures:', '  # Counted.\n  measures:');
  expect(await saved(returns, remarked)).not.toContain(TODAY);
  for (const path of [returns, 'content/data/worked-example.yaml']) {
    const changed = textOf(path).replace(/(?<=hours: )\d/, '3');
    // A company may have no case study yet.
    const parts = changed === textOf(path) ? 1 : 2;
    expect((await saved(path, changed)).split(TODAY)).toHaveLength(parts);
  }
});

type Fields = Record<string, unknown>;
type Change = [
  what: string,
  path: string,
  edit: (text: string) => string | undefined,
  told?: string,
];
const isReader = ({ name, seat }: Fields) =>
  (seat ?? personSlug(String(name))) === parse(textOf('content/data/first-answer.yaml')).reader;
const people = (edit: (people: Fields[]) => Fields[]) => (text: string) =>
  stringify({ people: edit((parse(text) as { people: Fields[] }).people) });
test.each<Change>([
  ['somebody is added', TEAM, people((all) => [...all, { ...all.at(-1), name: 'Ada' }])],
  [
    'a founder leaves',
    TEAM,
    people((all) => {
      const leaver = all.find((one) => one['seat'] && !isReader(one));
      return all.filter((one) => one !== leaver);
    }),
    'no one holds the seat "',
  ],
  [
    'the price falls below the lowest',
    'content/data/rate.yaml',
    (text) => stringify({ ...parse(text), monthly: 1500, lowest: 20_000 }),
    '“Lowest rate there is, per month”: 20000 is above 1500.',
  ],
  [
    'who reads requests leaves',
    TEAM,
    people((all) => all.filter((one) => !isReader(one))),
    'Who answers a request, and when, “Who reads it”',
  ],
  [
    'a text in a document begins code',
    PROCESS,
    (text) => text.replace(/^## .*/m, 'If a < b, {a b}.'),
    'content/docs/process.mdx, line [23][0-9]: cannot be read, because braces and < are code',
  ],
  [
    'a film has sound and no captions',
    'content/data/videos.yaml',
    () => stringify({ incubatorHero: { file: { mp4: '/films/any.mp4', isSilent: false } } }),
    '“Incubator”, “Film as a file”, “Captions”: is missing, and the film has sound.',
  ],
  ['a document is removed', PROCESS, () => undefined, '/docs/process leads nowhere.'],
  [
    'a document shows a case study that it has not',
    PROCESS,
    (text) => `${text}\n<CaseGlance />\n`,
    'content/docs/process.mdx, line [1-9][0-9]+: <CaseGlance> tells of the page’s own case study.',
  ],
  [
    'an old address leads to no page',
    'content/redirects.yaml',
    () => '- from: /old\n  to: /nowhere\n',
    'content/redirects.yaml: /nowhere leads nowhere.',
  ],
  [
    'the company has no phone',
    'content/data/company.yaml',
    (text) => text.replace(/^phone: .*\n/m, ''),
  ],
])('when %s, the editor says so before it saves', async (_, path, edit, told) => {
  const problems = await problemsWith(checkout, path, edit(textOf(path)));
  if (told === undefined) expect(problems).toEqual([]);
  else expect(problems).toContainEqual(expect.stringMatching(told));
});

test('a seat that no file names may be empty', async () => {
  const seat = 'head-of-delivery';
  const naming = checkout.paths.filter((path) => /\.(mdx?|yaml)$/.test(path) && path !== TEAM);
  const changes = naming.map((path) => [path, textOf(path).replace(seat, 'chief-executive')]);
  const team = textOf(TEAM).replace(`seat: ${seat}`, '');
  const files = withChanges(checkout, Object.fromEntries(changes));
  expect(await problemsWith(files, TEAM, team)).toEqual([]);
});

test('what was broken by hand keeps nobody from saving or mending it', async () => {
  const broken = withChanges(checkout, { [TEAM]: 'people: [' });
  const rate = 'content/data/rate.yaml';
  expect(await problemsWith(broken, rate, `${textOf(rate)}# A note.\n`)).toEqual([]);
  expect(await problemsWith(broken, rate, 'monthly: low\n')).toContainEqual(
    expect.stringContaining('"low" is not a number.'),
  );
  expect(await problemsWith(broken, TEAM, textOf(TEAM))).toEqual([]);
});

const PAGE = 'content/docs/case-studies/looms.mdx';
const CASE: readonly [path: string, added: string][] = [
  [
    PAGE,
    '---\ntitle: Looms\ndescription: D.\nauthors: [nobody]\npublished: 2026-11-28\n---\n\n## Overview\n\nText.\n',
  ],
  [
    'content/data/case-returns.yaml',
    `looms:
  compared: a week before, a week after
  measures: [{ measure: Calls, before: One, after: Two, isHeadline: true }]
  build: { whose: their staff, took: { weeks: 1, hours: 2, hourly: 3 } }
  saves: [{ what: Time, fixed: 9000 }]
  runs: [{ what: Hosting, fixed: 10 }]
`,
  ],
  [
    'content/data/case-studies.yaml',
    `looms:
  sample: false
  client: Looms
  glance: { trigger: A call, channels: Voice, signsOff: Nobody, proofDay: 12 }
  systems: [{ name: desk, mark: book }]
  rows: [{ channel: voice, who: Phone, did: Books., acts: [desk], reads: [] }]
  caption: One.
  words: [looms]
`,
  ],
];

test('a case study is written in three forms, and told to be nowhere before the last', async () => {
  let site = checkout;
  const author = (await readSite(site)).site?.authors.keys().next().value ?? '';
  const { told: nowhere } = await checkEdit(ROOT, PAGE, Buffer.from(CASE[0]?.[1] ?? ''));
  expect(nowhere).toMatch(/^\/docs\/case-studies\/looms appears nowhere yet/);
  const told: unknown[] = [];
  for (const [path, added] of CASE) {
    const before = (site.read(path) ?? '').replace(/^\{\}\s*$/, '');
    const text = before + added.replace('nobody', author);
    expect(await problemsWith(site, path, text)).toEqual([]);
    site = withChanges(site, { [path]: text });
    const { known, forms, site: read } = await readSite(site);
    const page = read?.docsPages.find(({ id }) => id === 'case-studies/looms');
    const ofCases = forms.filter(({ name }) => name.startsWith('case-'));
    expect(ofCases.map(({ schema }) => 'looms' in schema.shape)).toEqual([true, true]);
    told.push([
      hiddenPages(known).filter((line) => line.includes('/looms ')).length,
      page?.section,
    ]);
  }
  expect(told).toEqual([
    [1, undefined],
    [1, undefined],
    [0, 'showcase'],
  ]);
});
