import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SampleNote } from './sample-note.tsx';

const named = (names: string, sample: boolean) => names.split('').map((name) => ({ name, sample }));

test.each([
  ['Sample', named('AB', true)],
  ['Sample (all but D)', [...named('ABC', true), ...named('D', false)]],
  ['Sample (A and B)', [...named('AB', true), ...named('CDE', false)]],
  ['Sample (A)', [{ speaker: 'A', sample: true }, ...named('B', false)]],
  ['Sample (in part)', [{ sample: true }, { sample: false }]],
  [undefined, named('AB', false)],
])('the note says "%s", by the shorter list, so that nothing real is called made up', (label, entries) => {
  const html = renderToStaticMarkup(<SampleNote note="clients" of={entries} />);
  expect(/<b>(.*)<\/b>/.exec(html)?.[1]).toBe(label);
});
