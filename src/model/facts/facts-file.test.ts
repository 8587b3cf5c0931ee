import { expect, test } from 'vitest';
import { factsFile } from './facts-file.ts';
import { choice, flag, line, list, logoFile, unique, whole } from './fields.ts';
import { destination } from './links.ts';

const plansFile = factsFile('sample-plans', 'Plans', '/', {
  plans: list('Plan', {
    name: unique(line({ most: 12, names: ['year'] })),
    price: whole({ least: 1 }),
    looks: choice(['solid', 'line']),
    popular: flag().optional(),
    href: destination().optional(),
    logo: logoFile().optional(),
  }),
});

const problemsOf = (text: string) => plansFile.check(text).problems;
const plan = (change: string) => `plans:\n  - name: Partner\n    price: 25000\n    looks: solid\n${change}`;

test('what is right comes back as facts', () => {
  expect(plansFile.check(plan('')).facts).toEqual({
    plans: [{ name: 'Partner', price: 25000, looks: 'solid' }],
  });
});

test.each([
  [
    'a missing field',
    'plans:\n  - name: Partner\n    looks: solid\n',
    'content/data/sample-plans.yaml, plans, row 1 "Partner", field price: is missing. Write a number there.',
  ],
  [
    'a price as a word',
    'plans:\n  - name: Partner\n    price: cheap\n    looks: solid\n',
    'content/data/sample-plans.yaml, plans, row 1 "Partner", field price: "cheap" is not a number. Write digits alone, such as 25000: no words, no signs, no commas.',
  ],
  [
    'a name that is a number',
    'plans:\n  - name: 2026\n    price: 1\n    looks: solid\n',
    'content/data/sample-plans.yaml, plans, row 1, field name: is 2026 and not text. Put quotation marks around it: "2026".',
  ],
  [
    'a choice that is none',
    'plans:\n  - name: Partner\n    price: 1\n    looks: red\n',
    'content/data/sample-plans.yaml, plans, row 1 "Partner", field looks: "red" is none of the choices. Use one of: solid, line.',
  ],
  [
    'a misspelt field',
    plan('    isPoplar: true\n'),
    'content/data/sample-plans.yaml, plans, row 1 "Partner", field isPoplar: is no field here. Correct its spelling, or take the line out.',
  ],
  [
    'too many words',
    'plans:\n  - name: Partner for everything\n    price: 1\n    looks: line\n',
    'content/data/sample-plans.yaml, plans, row 1 "Partner for everything", field name: has 22 characters; there is room for 12. Say it in fewer words.',
  ],
  [
    'a figure that there is none of',
    'plans:\n  - name: In {yaer}\n    price: 1\n    looks: line\n',
    'content/data/sample-plans.yaml, plans, row 1 "In {yaer}", field name: asks for {yaer}, which stands for nothing. Use one of {year}, or take the braces off.',
  ],
  [
    'a second entry of a name',
    plan('  - name: Partner\n    price: 1\n    looks: line\n'),
    'content/data/sample-plans.yaml, plans, row 2 "Partner", field name: "Partner" stands in row 1 already. Take one of the two out, or give this one another name.',
  ],
  [
    'curly quotation marks',
    'plans:\n  - name: “Partner”\n    price: 1\n    looks: line\n',
    'content/data/sample-plans.yaml, plans, row 1 "“Partner”", field name: stands in curly quotation marks, which the page would print. Take them off, or write straight ones: "…".',
  ],
  [
    'a page that there is none of',
    plan('    href: /pricng#plans\n'),
    expect.stringMatching(
      /field href: \/pricng#plans leads nowhere. Pages with such an address are .*\/pricing/,
    ),
  ],
  [
    'a link to nowhere',
    plan('    href: pricing\n'),
    expect.stringContaining('field href: "pricing" leads nowhere. Begin a page of this site with /'),
  ],
  [
    'a picture that was not uploaded',
    plan('    logo: /logos/nobody.svg\n'),
    'content/data/sample-plans.yaml, plans, row 1 "Partner", field logo: /logos/nobody.svg leads nowhere. Upload the picture first, or correct its name.',
  ],
  [
    'a tab',
    'plans:\n  - name: Partner\n\tprice: 1\n',
    'content/data/sample-plans.yaml, line 3: begins with a tab. Only spaces may stand there: put two for each step inwards.',
  ],
  [
    'a field given twice',
    plan('    price: 2\n'),
    'content/data/sample-plans.yaml, line 5, "price: 2": this field was given before in the same entry. Keep one of the two lines.',
  ],
  [
    'a quotation mark that is not closed',
    'plans:\n  - name: "Partner\n',
    'content/data/sample-plans.yaml, line 3, "": a quotation mark that opens here is never closed. Close it, or take it off.',
  ],
  [
    'a colon in a sentence',
    'plans:\n  - name: A price: none\n    price: 1\n    looks: line\n',
    'content/data/sample-plans.yaml, line 2, "- name: A price: none": cannot be read. Text with a colon, a # or quotation marks in it needs straight quotation marks around all of it; entries of a list begin with "- ", one below the other.',
  ],
  [
    'an empty file',
    '',
    'content/data/sample-plans.yaml, field plans: is missing. Write a list: each entry on a line of its own that begins with "- " there.',
  ],
])('%s is told with its place and its remedy', (_name, text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('all problems of a file are reported together', () => {
  expect(problemsOf('plans:\n  - name: Partner\n  - price: none\n')).toHaveLength(5);
});
