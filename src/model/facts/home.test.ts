import { expect, test } from 'vitest';
import { factsFiles } from './all-facts-files.ts';
import { CASE_STUDIES, caseStudies } from './case-studies.ts';
import { clients } from './home.ts';

const one = (emphasis: string) =>
  `- { name: Ada, title: Analyst, company: Engines, quote: It weaves numbers., emphasis: ${emphasis}, channel: data, study: ${CASE_STUDIES[0]}, sample: true }\n`;
const file = factsFiles.find(({ name }) => name === 'testimonials');

test.each([
  [
    'the phrase that carries a quote occurs in it word for word',
    one('weaves') + one('weaves') + one('spins'),
    ', testimonials, row 3 "Ada", field emphasis: "spins" is not in the quote. Copy it from there word for word.',
  ],
  [
    'the page has places for three',
    one('weaves') + one('weaves'),
    ', field testimonials: has 2 entries; the page needs at least 3. Add what is missing.',
  ],
])('%s', (_name, rows, problem) => {
  expect(file?.check(`testimonials:\n${rows}`).problems).toEqual([`${file?.path}${problem}`]);
});

test('a case study names its client as the list of clients does', () => {
  const names = clients.map(({ name }) => name);
  for (const { client } of Object.values(caseStudies)) expect(names).toContain(client);
});
