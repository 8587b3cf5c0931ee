import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleNotes } from '#content/data/sample-notes.ts';
import { SampleNote } from './sample-note.tsx';

const made = { sample: true };
const real = { sample: false };

test('a line says what is made up', () => {
  const all = `<b>Sample</b> ${sampleNotes.clients}`;
  expect(renderToStaticMarkup(<SampleNote note="clients" of={made} />)).toContain(all);
  expect(renderToStaticMarkup(<SampleNote note="clients" of={[made, made]} />)).toContain(all);
});

test('among made-up and real entries it names the fewer, so that no real one is called made up', () => {
  const named = (names: string, sample: boolean) => names.split('').map((name) => ({ name, sample }));
  const label = (...of: { name?: string; speaker?: string; sample: boolean }[]) =>
    /<b>(.*)<\/b>/.exec(renderToStaticMarkup(<SampleNote note="clients" of={of} />))?.[1];
  expect(label(...named('ABC', true), ...named('D', false))).toBe('Sample (all but D)');
  expect(label(...named('A', true), ...named('BCD', false))).toBe('Sample (A)');
  expect(label(...named('AB', true), ...named('CDE', false))).toBe('Sample (A and B)');
  expect(label({ speaker: 'A', sample: true }, { speaker: 'B', sample: false })).toBe('Sample (A)');
  expect(label(made, real)).toBe('Sample (in part)');
});

test('with real entries alone there is no line', () => {
  expect(renderToStaticMarkup(<SampleNote note="clients" of={[real, real]} />)).toBe('');
  expect(renderToStaticMarkup(<SampleNote note="clients" of={real} />)).toBe('');
});
