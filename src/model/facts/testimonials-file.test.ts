import { expect, test } from 'vitest';
import { caseStudies } from '#content/data/case-studies.ts';
import { checkFacts } from './read-facts.ts';
import { testimonialsFile } from './testimonials-file.ts';

const one = (emphasis: string) => `
  - name: Ada
    title: Analyst
    company: Engines
    quote: It weaves numbers.
    emphasis: ${emphasis}
    channel: data
    study: ${Object.keys(caseStudies)[0]}
    sample: true
`;

test('the phrase that carries a quote occurs in it word for word', () => {
  const text = `testimonials:${one('weaves')}${one('weaves')}${one('spins')}`;
  expect(checkFacts(testimonialsFile, text).problems).toEqual([
    'content/data/testimonials.yaml, testimonials, row 3 "Ada", field emphasis: "spins" is not in the quote. Copy it from there word for word.',
  ]);
});

test('the page has places for three', () => {
  const text = `testimonials:${one('weaves')}${one('weaves')}`;
  expect(checkFacts(testimonialsFile, text).problems).toEqual([
    'content/data/testimonials.yaml, field testimonials: has 2 entries; the page needs at least 3. Add what is missing.',
  ]);
});
