import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleNotes } from '#content/data/sample-notes.ts';
import { SampleNote } from './sample-note.tsx';

const made = { sample: true };
const real = { sample: false };

test('one made-up entry among real ones is enough for the line', () => {
  expect(renderToStaticMarkup(<SampleNote note="clients" of={[real, made]} />)).toContain(
    sampleNotes.clients,
  );
  expect(renderToStaticMarkup(<SampleNote note="clients" of={made} />)).toContain('<b>Sample</b>');
});

test('with real entries alone there is no line', () => {
  expect(renderToStaticMarkup(<SampleNote note="clients" of={[real, real]} />)).toBe('');
  expect(renderToStaticMarkup(<SampleNote note="clients" of={real} />)).toBe('');
});
