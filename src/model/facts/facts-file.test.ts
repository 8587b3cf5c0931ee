import { filesFrom } from '../content-files.ts';
import { knownOf } from '../testing/made-up-company.ts';
import { tableOf } from '../testing/table.ts';
import { type FactsFile, factsFile, factsReader } from './facts-file.ts';
import * as f from './fields.ts';
import { destination } from './links.ts';

const plansFile = factsFile('plans', 'Plans', '/', (known) => ({
  plans: f.list('Plan', {
    name: f.unique(f.line({ most: 12, names: ['year'] })),
    price: f.whole({ least: 1 }),
    looks: f.choice(['solid', 'line']),
    popular: f.flag().optional(),
    href: destination(known).optional(),
    logo: f.logoFile(known).optional(),
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

const FILES = `src/pages/index.astro src/pages/[incubator].astro src/pages/docs/[...slug].astro
  content/blog/A-Post.md content/blog/_draft.md content/docs/home.mdx content/docs/showcase.mdx
  content/docs/case-studies/looms.mdx content/docs/case-studies/lost.mdx
  content/legal/agreements/work.md content/data/logos/a.svg content/data/photos/a.jpeg
  public/pictures/b%.PNG public/films/a.mp4 public/films/a.vtt`;
const LINKS = `/ /?a=1#b /docs.md /blog/a-post /blog/draft /docs /docs/home /docs/showcase
  /docs/case-studies/looms /docs/case-studies/lost /agreements/work /incubator /pictures/b%25.PNG
  /pictures/c.png /logos/a.svg /photos/a.jpeg /photos/b.jpg /films/a.mp4 /films/a.vtt /share/any.png
  /100% //a.example http://a.example https://a.example https://a “https://a.example”
  mailto:a@a.example #top community videoChannel dQw4w9WgXcQ dQw4w9WgXc
  https://youtu.be/dQw4w9WgXcQ?t=3 https://a.example/shorts/dQw4w9WgXcQ
  https://a.example/watch?v=dQw4w9WgXcQ https://a.example/embed/dQw4w9WgXcQ#b`.split(/\s+/);

test('an address is taken where it leads to a page, or to a file that can be shown there', () => {
  const files = FILES.split(/\s+/).map((path) => [path, '']);
  const known = knownOf(filesFrom(Object.fromEntries(files)));
  const kinds = {
    link: destination(known),
    web: f.webAddress(),
    platform: f.filmId(),
    film: f.filmFile(known, 'mp4'),
    picture: f.pictureAddress(known),
    photograph: f.photograph(known),
    logo: f.logoFile(known),
  };
  const told = tableOf(LINKS, (text) => {
    const taken = Object.entries(kinds).flatMap(([kind, field]) => {
      const { data } = field.safeParse(text);
      return data === undefined ? [] : `${kind} ${data}`;
    });
    return taken.join(', ') || kinds.link.safeParse(text).error?.issues[0]?.message;
  });
  const text = LINKS.map((link) => `[A](${link}) ![](b.png)`).join('\n');
  const dead = known.addresses.deadAddresses('content/blog/a.md', text);
  const lines = dead.map(({ line, problem }) => `${line} ${problem}`);
  expect([told, ...lines].join('\n')).toMatchSnapshot();
});
