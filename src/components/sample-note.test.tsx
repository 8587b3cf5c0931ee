import { renderToStaticMarkup } from 'react-dom/server';
import { type Notes, SampleLine } from './sample-note.tsx';

const named = (names: string, sample: boolean) => names.split('').map((name) => ({ name, sample }));

const read = (notes: Notes) =>
  renderToStaticMarkup(<SampleLine notes={notes} />).replace(/<[^>]+>/g, '');

test.each([
  ['.', named('AB', true)],
  [' (all but D).', [...named('ABC', true), ...named('D', false)]],
  [' (A and B).', [...named('AB', true), ...named('CDE', false)]],
  [' (A).', [{ speaker: 'A', sample: true }, ...named('B', false)]],
  [' (in part).', [{ sample: true }, { sample: false }]],
])('the line ends in "%s"', (end, testimonials) => {
  const whole = read({ testimonials: named('A', true) });
  expect(read({ testimonials })).toBe(whole.slice(0, -1) + end);
});

test('what is real leaves the line, and the last takes it away', () => {
  const testimonial = { sample: true };
  const one = read({ testimonial });
  expect(read({ testimonial, clients: named('AB', false) })).toBe(one);
  const two = read({ testimonial, letter: { sample: true } });
  expect(two.length).toBeGreaterThan(one.length);
  expect(read({ clients: named('AB', false), letter: { sample: false } })).toBe('');
});
