import { expect, test } from 'vitest';
import { sampleFactsIn } from './sample-facts.ts';

test('a marked entry is listed by the name on its line', () => {
  const text = "  { name: 'Dara Hollis', title: 'Chief Executive', sample: true },";
  expect(sampleFactsIn('team.ts', text)).toEqual([
    { file: 'team.ts', line: 1, kind: 'sample entry', what: 'Dara Hollis' },
  ]);
});

test('a marked entry that spans lines is listed by the nearest name above the mark', () => {
  const text = "{\n  name: 'Renata Cole',\n  quote: 'The phones',\n  sample: true,\n}";
  expect(sampleFactsIn('testimonials.ts', text)).toMatchObject([{ line: 4, what: 'Renata Cole' }]);
});

test('every placeholder address is listed, several on a line too', () => {
  const text = "a: 'https://example.com/community', b: 'https://www.example.org/x'";
  expect(sampleFactsIn('links.ts', text).map(({ what }) => what)).toEqual([
    'https://example.com/community',
    'https://www.example.org/x',
  ]);
});

test('real facts are not listed', () => {
  expect(sampleFactsIn('links.ts', "community: 'https://community.loomwright.dev', sample: false")).toEqual(
    [],
  );
});

test('an entry without a name of its own is listed by the constant it stands in', () => {
  const text = "export const partnerBadge = {\n  note: 'Reviewed each year',\n  sample: true,\n}";
  expect(sampleFactsIn('incubator.ts', text)).toMatchObject([{ what: 'partnerBadge' }]);
});

test('an example address in running text is for the reader, a mark in its front matter is for us', () => {
  const text = '---\ntitle: Showcase\nsample: true\n---\nPost to https://n8n.example.com/hook.';
  expect(sampleFactsIn('showcase.mdx', text)).toMatchObject([{ kind: 'sample entry', what: 'Showcase' }]);
});
