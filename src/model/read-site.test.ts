import { stringify } from 'yaml';
import { readMarkdown } from '#article/read-markdown.ts';
import { withChanges } from './content-files.ts';
import { readSite, type Site } from './read-site.ts';
import { type Change, checkout, siteOf, withFacts } from './testing/checkout.ts';

const postOf = (text: string, ...header: string[]) =>
  ['---', 'title: A', 'category: B', 'readTime: 4', 'description: C', ...header, '---', text].join(
    '\n',
  );

const readWith = (facts: Change, texts: Record<string, string> = {}) =>
  readSite(withChanges(withFacts(checkout, facts), texts));

/** Without what a company names. */
const plain = (problems: readonly string[]) =>
  problems.map((line) => line.replace(/(row \d+) "[^"]*"/g, '$1').replace(/ Use one of\b.*/, ''));

test('whoever saves an article waits for no fact, table or other article', async () => {
  const saved = (text: string) =>
    siteOf(withChanges(checkout, { 'content/blog/new.md': postOf(text) }));
  const [before, after] = [await saved('New.'), await saved('Newer.')];
  expect(after.team).toBe(before.team);
  expect(after.integrations[0]).toBe(before.integrations[0]);
  const isKept = new Set(before.posts.map(({ article }) => article));
  expect(after.posts.filter(({ article }) => !isKept.has(article))).toMatchObject([{ id: 'new' }]);
});

test('mistakes of every stage are told at once, each with its file', async () => {
  const facts: Change = {
    integrations: ({ categories }) => categories.push({ name: 'Weaving', channel: 'chat' }),
    rate: { months: 0, returnDays: 'few', currency: 'DKR' },
    team: ({ people }) => (people[0].sample = 'perhaps'),
    testimonials: ({ testimonials }) => testimonials.unshift('Well done.'),
    plans: ({ plans }) => (plans[0].colors = 'gold'),
    faq: ({ questions }) => (questions[0].answer = 'All {fees} for {fee}'),
    'docs-navigation': ({ sections }) => sections.guide.pages.push('nobody'),
  };
  const { problems, site } = await readWith(facts, {
    'content/data/integrations/weaving.csv': 'name,connects,url\nLoom,soap,example.com\n',
    'content/blog/wrong-day.md': postOf('Text.', 'date: soon'),
    'content/blog/wrong-text.md': postOf('## '),
    'content/legal/privacy.md': 'No title.',
    'content/workflows/runs/last-runs.json': '{',
  });
  expect(site).toBeUndefined();
  expect(plain(problems)).toMatchSnapshot();
});

test('whoever builds hears of a link that leads nowhere', async () => {
  const texts = { 'content/blog/dead.md': postOf('[On](/blog/nobody)') };
  await readWith({}, { 'content/blog/dead.md': postOf('Off.') });
  const { problems, warnings } = await readWith({}, texts);
  expect(problems).toEqual([]);
  expect(warnings.join()).toContain('content/blog/dead.md, line 7: /blog/nobody leads nowhere.');
  const mended = await readWith({}, { ...texts, 'content/blog/nobody.md': postOf('I am.') });
  expect(mended.warnings.join()).not.toContain('dead.md');
});

test('a figure that there is not is told wherever it stands', async () => {
  const facts: Change = {
    faq: ({ questions }) => (questions[0].answer = 'All for {fees}.'),
    pages: ({ about }) => (about.title = '{fees}'),
  };
  const page = { title: 'A', description: '{fees}', authors: ['nobody'], published: '2026-01-01' };
  const { problems } = await readWith(facts, {
    'content/blog/header.md': postOf('Text.', 'searchDescription: All for {fees}'),
    'content/blog/text.md': postOf('All for {fee}\nor {fees}, { constructor }.'),
    'content/docs/new.mdx': `---\n${stringify(page)}---\n\n{fee}\n\n- { fee } or {toString}\n\nA <Nope />.\n\n<Fact.One>\n\nA\n\n</Fact.One>\n`,
    'content/legal/privacy.md': '# Policy\n\n## Costs\n\nAll for {fees}.',
  });
  expect(plain(problems)).toMatchSnapshot();
});

const STEPS = ['case-studies', 'worked-example', 'plans', 'docs-navigation'];

test.each(STEPS)('a broken %s.yaml hides no mistake of another, and makes none', async (name) => {
  const { problems } = await readWith(
    { faq: { no: 1 } },
    {
      [`content/data/${name}.yaml`]: 'a: "b',
      'content/blog/new.md': postOf('Text.', 'date: soon'),
    },
  );
  expect(plain(problems).sort()).toMatchSnapshot();
});

test('what is of another kind is told as well, and nothing throws', async () => {
  const button = { text: 'All', link: '/100%', style: 'text' };
  const facts: Change = {
    links: { community: 5 },
    faq: ({ questions }) => (questions[0].buttons = [button]),
    agreements: { agreements: [null] },
  };
  const { problems } = await readWith(facts, {
    'content/workflows/new.json': 'none',
    'content/workflows/none.json': 'null',
    'content/workflows/nodes.json': '{"nodes": [null], "connections": {}}',
    'content/workflows/runs/last-runs.json': '{"new": 5}',
    'content/data/team.yaml': 'none',
  });
  expect(plain(problems)).toMatchSnapshot();
});

const textOf = ({ posts }: Site, id: string) =>
  posts.filter((post) => post.id === id).map(({ article }) => readMarkdown(article, '').trim());

const PROCESS = 'content/docs/process.mdx';

test('a new price changes what follows, and nothing of the site before', async () => {
  const priced = withChanges(
    withFacts(checkout, { plans: ({ plans }) => (plans[0].price = '{monthly}') }),
    {
      'content/blog/price.md': postOf('It is {monthly} a month.', 'searchDescription: "{monthly}"'),
      [PROCESS]: checkout.read(PROCESS)?.replace(/^title: .*/m, 'title: "{monthly}"'),
    },
  );
  const before = await siteOf(priced);
  const copyOf = (site: Site) => {
    const { rate, figures, engagement, pricing, plans } = site;
    return structuredClone({ rate, figures, engagement, pricing, plans });
  };
  const copy = copyOf(before);
  const after = await siteOf(withFacts(priced, { rate: (rate) => (rate.monthly += 1000) }));
  expect(copyOf(before)).toEqual(copy);
  expect(after.figures.monthly).not.toBe(copy.figures.monthly);
  expect(after.plans[0].price).toBe(after.figures.monthly);
  expect(after.pricing.own.rate.monthly).toBe(copy.pricing.own.rate.monthly + 1000);
  const { docsPages, posts, figures } = after;
  const { monthly } = figures;
  expect(docsPages.find(({ id }) => id === 'process')?.title).toBe(monthly);
  expect(posts.find(({ id }) => id === 'price')?.searchDescription).toBe(monthly);
  expect(textOf(after, 'price')).toEqual([`It is ${monthly} a month.`]);
  expect(textOf(before, 'price')).toEqual([`It is ${copy.figures.monthly} a month.`]);
  const isKept = new Set(before.posts.map(({ article }) => article));
  const made = posts.filter(({ article }) => !isKept.has(article));
  expect(made.filter(({ content }) => !content.includes('{'))).toEqual([]);
});

test('of a link to what is off, the words of an article stay', async () => {
  const read = async (isShown: boolean) => {
    const files = withFacts(checkout, { incubator: { isShown } });
    const text = postOf('Read [it there](/incubator#new).');
    return textOf(await siteOf(withChanges(files, { 'content/blog/link.md': text })), 'link');
  };
  expect(await read(true)).toEqual(['Read [it there](/incubator#new).']);
  expect(await read(false)).toEqual(['Read it there.']);
});
