import { filesFrom } from '../content-files.ts';
import { knownOf } from '../testing/made-up-company.ts';
import { tableOf } from '../testing/table.ts';
import { type FactsFile, factsFile, factsReader } from './facts-file.ts';
import { choice, flag, line, list, logoFile, unique, whole } from './fields.ts';
import { testimonialsFile } from './home.ts';
import { destination } from './links.ts';

const plansFile = factsFile('plans', 'Plans', '/', (known) => ({
  plans: list('Plan', {
    name: unique(line({ most: 12, names: ['year'] })),
    price: whole({ least: 1 }),
    looks: choice(['solid', 'line']),
    popular: flag().optional(),
    href: destination(known).optional(),
    logo: logoFile(known).optional(),
  }),
}));

function read<File extends FactsFile>(file: File, text: string) {
  const reader = factsReader(filesFrom({ [file.path]: text }));
  return { facts: reader.read({ file }, knownOf())?.file, problems: reader.problems };
}

const plan = (name: string, ...lines: string[]) =>
  `plans:\n${[`- name: ${name}`, ...lines].join('\n  ')}\n`;
const [price, looks] = ['price: 25000', 'looks: solid'];
const partner = (...more: string[]) => plan('Partner', price, looks, ...more);

test('right facts come back, and all problems of a file are told together', () => {
  expect(read(plansFile, partner()).facts).toEqual({
    plans: [{ name: 'Partner', price: 25000, looks: 'solid' }],
  });
  const { problems } = read(plansFile, 'plans:\n  - name: Partner\n  - price: none\n');
  expect(problems).toMatchSnapshot();
});

test.each([
  plan('Partner', looks),
  plan('Partner', 'price: cheap', looks),
  plan('Partner', 'price: 2.5', looks),
  plan('Partner', 'price: 1e400', looks),
  plan('2026', price, looks),
  plan('Partner', price, 'looks: red'),
  partner('isPoplar: true'),
  partner('constructor: { a: 1 }'),
  partner('__proto__: 1'),
  plan('Partner for everything', price, looks),
  plan('In {yaer}', price, looks),
  `${partner()}- { name: Partner, price: 1, looks: line }\n`,
  plan('“Partner”', price, looks),
  partner('href: pricing'),
  partner('logo: /logos/nobody.svg'),
  plan('Partner', '\tprice: 1'),
  '<<<<<<< HEAD\nplans: []\n=======\nplans:\n>>>>>>> Raise the price\n',
  plan('Partner', price, 'price: 2'),
  plan('"Partner', price, looks),
  plan('A price: none', price),
  plan('*partner', price, looks),
  `${partner()}---\n${partner()}`,
  '',
])('of %j is told what is wrong, where, and how to mend it', (text) => {
  const { problems } = read(plansFile, text);
  expect(problems).toHaveLength(1);
  expect(problems).toMatchSnapshot();
});

const PAGES = `src/pages/index.astro src/pages/[incubator].astro src/pages/docs/[...slug].astro
  content/blog/A-Post.md content/blog/_draft.md content/docs/home.mdx content/docs/showcase.mdx
  content/docs/case-studies/looms.mdx content/docs/case-studies/lost.mdx
  content/legal/agreements/work.md content/data/logos/a.svg public/b%.png`;
const LINKS = `/ /?a=1#b /docs.md /blog/a-post /blog/draft /docs /docs/home /docs/showcase
  /docs/case-studies/looms /docs/case-studies/lost /agreements/work /incubator /b%25.png /c.png
  /logos/a.svg /photos/b.jpg /share/any.png /100% //a.example http://a.example https://a.example
  mailto:a@a.example #top community videoChannel`.split(/\s+/);

test('a link leads to a page that is on, to a file, off the site, or to a name', () => {
  const files = PAGES.split(/\s+/).map((path) => [path, '']);
  const known = knownOf(filesFrom(Object.fromEntries(files)));
  const told = tableOf(LINKS, (text) => {
    const { data, error } = destination(known).safeParse(text);
    return data ?? error?.issues[0]?.message;
  });
  const text = LINKS.map((link) => `[A](${link}) ![](b.png)`).join('\n');
  const dead = known.addresses.deadAddresses('content/blog/a.md', text);
  const lines = dead.map(({ line, problem }) => `${line} ${problem}`);
  expect([told, ...lines].join('\n')).toMatchSnapshot();
});

test('the phrase that carries a quote is in it', () => {
  const said = { name: 'Ada', title: 'Analyst', company: 'Engines', quote: 'It weaves.' };
  const testimonials = [{ ...said, channel: 'data', sample: true, emphasis: 'spins' }];
  const { problems } = read(testimonialsFile, JSON.stringify({ testimonials }));
  expect(problems).toMatchSnapshot();
});
