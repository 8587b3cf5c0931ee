import { expect, test } from 'vitest';
import type { Directory, DirectoryTool } from './directory-data.ts';
import { findCategories, findTools, isToolName, startsWithOneTypo, toolIndex } from './find-tools.ts';
import { listedDirectory } from './listed-directory.ts';

function tool(name: string, aliases: string[] = []): DirectoryTool {
  return {
    id: name.toLowerCase().replace(/\W+/g, '-'),
    name,
    category: 'work',
    connects: ['rest'],
    channel: 'data',
    url: 'https://example.com',
    aliases,
  };
}

function directory(tools: DirectoryTool[], oftenConnected: string[] = []): Directory {
  return { categories: [{ id: 'work', name: 'Work tracking', bestKnown: [] }], oftenConnected, tools };
}

const found = (index: ReturnType<typeof toolIndex>, query: string) =>
  findTools(index, query).map(({ tool: { name } }) => name);

test('a whole name comes before its beginning, the beginning of a word, and letters within', () => {
  const tools = ['Copilot', 'Help Copy', 'Microcop', 'Cop'].map((name) => tool(name));
  expect(found(toolIndex(directory(tools)), 'COP')).toEqual(['Cop', 'Copilot', 'Help Copy', 'Microcop']);
});

test('a name comes before another name that answers alike, and both before less', () => {
  const tools = [tool('Alpha', ['Warp']), tool('Warp Two'), tool('Warp')];
  expect(found(toolIndex(directory(tools)), 'warp')).toEqual(['Warp', 'Alpha', 'Warp Two']);
});

test('of those that answer alike the better known comes first', () => {
  const tools = [tool('Weft A'), tool('Weft B'), tool('Weft C')];
  expect(found(toolIndex(directory(tools, ['Weft C'])), 'weft')).toEqual(['Weft C', 'Weft A', 'Weft B']);
});

test('a word of a name is as good as its beginning, and of the two the better known comes first', () => {
  const tools = [tool('Mailwarp'), tool('Weft', ['House Mail']), tool('Old Mail'), tool('Remailer')];
  expect(found(toolIndex(directory(tools, ['Weft'])), 'mail')).toEqual([
    'Weft',
    'Mailwarp',
    'Old Mail',
    'Remailer',
  ]);
});

test('signs, accents and spaces between words do not matter, nor does the order of words', () => {
  const index = toolIndex(directory([tool('Réseau Café'), tool('Weights & Biases'), tool('Half Staff')]));
  for (const query of ['reseau cafe', 'reseaucafe', 'cafe reseau'])
    expect(found(index, query)).toEqual(['Réseau Café']);
  expect(found(index, 'weights and biases')).toEqual(['Weights & Biases']);
  expect(found(index, ' & ')).toEqual(['Weights & Biases']);
  expect(found(index, '?!')).toEqual([]);
});

test.each([
  ['one missing', 'hubspt'],
  ['one too many', 'hubbspot'],
  ['one wrong', 'hubspat'],
  ['two in each other’s place', 'hubpsot'],
  ['one wrong while the rest is still to come', 'hubsb'],
])('from five letters on a name is found with a letter: %s', (_, query) => {
  expect(found(toolIndex(directory([tool('HubSpot'), tool('Slack')])), query)).toEqual(['HubSpot']);
});

test('a letter may be wrong only where nothing is found as it is typed, and not in short words', () => {
  const index = toolIndex(directory([tool('Gmail'), tool('Email Octopus')]));
  expect(found(index, 'gmail')).toEqual(['Gmail']);
  expect(found(index, 'gmbil')).toEqual(['Gmail']);
  expect(found(index, 'gmbi')).toEqual([]);
});

test('two wrong letters are two too many', () => {
  expect(startsWithOneTypo('hubspot', 'hxbsp')).toBe(true);
  expect(startsWithOneTypo('hubspot', 'hxxsp')).toBe(false);
  expect(startsWithOneTypo('hub', 'hubspot')).toBe(false);
});

test('a category is found by the beginning of any of its words, from three letters on', () => {
  const index = toolIndex(directory([tool('Warp')]));
  for (const query of ['work', 'TRA', 'work tr']) expect(findCategories(index, query)).toHaveLength(1);
  for (const query of ['wo', 'ork', '']) expect(findCategories(index, query)).toEqual([]);
});

test('what people type leads to the tool they mean', () => {
  const index = toolIndex(listedDirectory);
  for (const { name, aliases = [] } of listedDirectory.tools) {
    expect(found(index, name)[0]).toBe(name);
    for (const alias of aliases) expect(isToolName(index, alias), alias).toBe(true);
  }
});

test('each name is looked at once, however many there are', () => {
  let looks = 0;
  const names = Array.from({ length: 2000 }, (_, index) => `Tool ${index}`);
  const index = toolIndex(directory(names.map((name) => tool(name))));
  const counted = {
    ...index,
    tools: index.tools.map((searched) => ({
      ...searched,
      get names() {
        looks += 1;
        return searched.names;
      },
    })),
  };
  expect(findTools(counted, 'tool 1').length).toBeGreaterThan(1000);
  expect(looks).toBe(names.length);
});
