import { expect, test } from 'vitest';
import { CASE_STUDIES } from './case-studies.ts';
import { testimonialsFile } from './home.ts';

const one = (emphasis: string) => `
  - name: Ada
    title: Analyst
    company: Engines
    quote: It weaves numbers.
    emphasis: ${emphasis}
    channel: data
    study: ${CASE_STUDIES[0]}
    sample: true
`;

test('the phrase that carries a quote occurs in it word for word', () => {
  const text = `testimonials:${one('weaves')}${one('weaves')}${one('spins')}`;
  expect(testimonialsFile.check(text).problems).toEqual([
    'content/data/testimonials.yaml, testimonials, row 3 "Ada", field emphasis: "spins" is not in the quote. Copy it from there word for word.',
  ]);
});

test('the page has places for three', () => {
  const text = `testimonials:${one('weaves')}${one('weaves')}`;
  expect(testimonialsFile.check(text).problems).toEqual([
    'content/data/testimonials.yaml, field testimonials: has 2 entries; the page needs at least 3. Add what is missing.',
  ]);
});
