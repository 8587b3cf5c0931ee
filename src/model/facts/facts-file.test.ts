import { expect, test } from 'vitest';
import { filesFrom } from '../content-files.ts';
import { knownOf } from '../testing/made-up-company.ts';
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
  expect(problems).toHaveLength(5);
  for (const problem of problems)
    expect(problem).toMatch(/^content\/data\/plans\.yaml, plans, row \d/);
});

const PARTNER = 'plans, row 1 "Partner", field';

const TOLD: Record<string, string> = {
  [plan('Partner', looks)]: `${PARTNER} price: is missing. Write a number there.`,
  [plan('Partner', 'price: cheap', looks)]:
    `${PARTNER} price: "cheap" is not a number. Write digits alone, such as 25000: no words, no signs, no commas.`,
  [plan('2026', price, looks)]:
    'plans, row 1, field name: is 2026 and not text. Put quotation marks around it: "2026".',
  [plan('Partner', price, 'looks: red')]:
    `${PARTNER} looks: "red" is none of the choices. Use one of: solid, line.`,
  [partner('isPoplar: true')]:
    `${PARTNER} isPoplar: is no field here. Correct its spelling, or take the line out.`,
  [plan('Partner for everything', price, looks)]:
    'plans, row 1 "Partner for everything", field name: has 22 characters; there is room for 12. Say it in fewer words.',
  [plan('In {yaer}', price, looks)]:
    'plans, row 1 "In {yaer}", field name: asks for {yaer}, which stands for nothing here. Use one of {year}, or take the braces off.',
  [`${partner()}- { name: Partner, price: 1, looks: line }\n`]:
    'plans, row 2 "Partner", field name: "Partner" stands in row 1 already. Take one of the two out, or give this one another name.',
  [plan('“Partner”', price, looks)]:
    'plans, row 1 "“Partner”", field name: stands in curly quotation marks, which the page would print. Take them off, or write straight ones: "…".',
  [partner('href: pricing')]:
    'row 1 "Partner", field href ("Leads to"): "pricing" leads nowhere. Begin a page of this site with / (as in /pricing)',
  [partner('logo: /logos/nobody.svg')]:
    `${PARTNER} logo: /logos/nobody.svg leads nowhere. Upload the file first, or correct its name.`,
  [plan('Partner', '\tprice: 1')]:
    'line 3: begins with a tab. Only spaces may stand there: put two for each step inwards.',
  '<<<<<<< HEAD\nplans: []\n=======\nplans:\n>>>>>>> Raise the price\n':
    'content/data/plans.yaml, line 1: two versions stand one below the other. Keep one, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  [plan('Partner', price, 'price: 2')]:
    'line 4, "price: 2": this field was given before in the same entry. Keep one of the two lines.',
  [plan('"Partner')]:
    'line 3, "": a quotation mark that opens here is never closed. Close it, or take it off.',
  [plan('A price: none', price)]:
    'line 2, "- name: A price: none": cannot be read. Text with a colon, a # or quotation marks in it needs straight quotation marks around all of it; entries of a list begin with "- ", one below the other.',
  '': 'field plans: is missing. Write a list: each entry on a line of its own that begins with "- " there.',
};

test.each(Object.entries(TOLD))('of %j is told: %s', (text, problem) => {
  expect(read(plansFile, text).problems).toEqual([expect.stringContaining(problem)]);
});

test('the phrase that carries a quote is in it', () => {
  const said = { name: 'Ada', title: 'Analyst', company: 'Engines', quote: 'It weaves.' };
  const testimonials = [{ ...said, channel: 'data', sample: true, emphasis: 'spins' }];
  expect(read(testimonialsFile, JSON.stringify({ testimonials })).problems).toEqual([
    expect.stringContaining(
      'row 1 "Ada", field emphasis ("The phrase that carries it"): "spins" is not in the quote. Copy it from there word for word.',
    ),
  ]);
});
