import { expect, test } from 'vitest';
import { parseSearchIndex, type SearchIndexFile, type ShortTool } from './search-index-schema.ts';

const STACK = '/docs/technology-stack';
const page = (path: string) => ({
  title: 'A page',
  path,
  sections: [{ heading: '', anchor: 'title', content: 'Words.' }],
});
const categoryOf = (tool: ShortTool) => ({
  ...{ name: 'CRM', anchor: 'crm', bestKnown: 'HubSpot' },
  tools: [tool],
});
const file: SearchIndexFile = {
  docs: [page('/docs'), page(STACK)],
  tools: { path: STACK, categories: [categoryOf(['HubSpot', 'hubspot', '0', 'Hub Spot'])] },
  outside: [page('/pricing')],
};

test('tools travel in short and become sections of their page: a category each, then the tools', async () => {
  const { docs, outside } = await parseSearchIndex(file);
  expect(docs.map(({ sections }) => sections.map(({ anchor }) => anchor))).toEqual([
    ['title'],
    ['title', 'crm', 'hubspot'],
  ]);
  const [, group, tool] = docs[1]?.sections ?? [];
  expect(group).toMatchObject({ heading: 'CRM', isGroup: true });
  expect(tool).toMatchObject({ heading: 'HubSpot', aliases: ['Hub Spot'] });
  expect(tool?.content).toContain('Also Hub Spot');
  expect(outside.map(({ path }) => path)).toEqual(['/pricing']);
});

test.each([
  ['no index at all', [{ title: 'A page without sections' }]],
  [
    'a section without text',
    { ...file, docs: [{ ...page('/docs'), sections: [{ heading: '', anchor: 'a' }] }] },
  ],
  [
    'a tool that connects in an unknown way',
    { ...file, tools: { path: STACK, categories: [categoryOf(['HubSpot', 'hubspot', '9'])] } },
  ],
  ['a page outside without an address', { ...file, outside: [{ title: 'Pricing', sections: [] }] }],
])('%s is refused', async (_, data) => {
  await expect(parseSearchIndex(data)).rejects.toThrow();
});
