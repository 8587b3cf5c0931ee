import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, jsonOf, runStep } from './run-code-step.ts';

const draft = { sub_questions: [{ question: 'Drafted?', searches: ['drafted search'] }] };

test('deep research searches what the person left in the outline, at most five times three', async () => {
  const sections = [1, 2, 3, 4, 5, 6].map((n) => `# Part ${n}\na${n}\nb${n}\nc${n}\nd${n}`);
  const items = await runStep('deep-research.json', 'List the searches', {
    input: [{ outline: sections.join('\n\n') }],
    earlier: { 'Plan the outline': [{ output: draft }] },
  });
  assert.equal(items.length, 15);
  assert.deepEqual(items[0]?.json, { section: 'Part 1', search: 'a1' });
  assert.deepEqual(items.at(-1)?.json, { section: 'Part 5', search: 'c5' });
});

test('deep research uses its own outline when nobody answers', async () => {
  const items = await runStep('deep-research.json', 'List the searches', {
    input: [{ output: draft }],
    earlier: { 'Plan the outline': [{ output: draft }] },
  });
  assert.deepEqual(jsonOf(items), [{ section: 'Drafted?', search: 'drafted search' }]);
});

test('deep research says what is missing when the outline is emptied', async () => {
  const run = { input: [{ outline: ' ' }], earlier: { 'Plan the outline': [{ output: draft }] } };
  await assert.rejects(runStep('deep-research.json', 'List the searches', run), /Keep at least one # line/);
});

test('deep research reads a page once, and no more than 40', async () => {
  const results = Array.from({ length: 15 }, (_, search) => ({
    web: {
      results: Array.from({ length: 5 }, (_, rank) => ({
        url: rank === 0 ? 'https://example.com/same#part' : `https://example.com/${search}/${rank}`,
        title: 'A page',
      })),
    },
  }));
  const pages = await runStep('deep-research.json', 'Keep the best pages', {
    input: results,
    earlier: { 'List the searches': results.map((_, n) => ({ section: `Part ${n}` })) },
  });
  assert.equal(pages.length, 40);
  assert.equal(pages.filter(({ json }) => json['url'] === 'https://example.com/same').length, 1);
  assert.equal(new Set(pages.map(({ json }) => json['section'])).size, 15);
});

test('deep research logs a page that it could not read, with the reason', async () => {
  const page = { source_id: 'S1', section: 'Part 1', url: 'https://example.com/', title: 'A page' };
  const items = await runStep('deep-research.json', 'Cut into passages', {
    input: [{ error: 'no text' }, { text: 'word '.repeat(2000) }, { text: '%PDF '.repeat(200) }],
    earlier: {
      'Keep the best pages': [page, { ...page, source_id: 'S2' }, { ...page, source_id: 'S3' }],
      'Fetch each page': [
        { error: { message: 'timed out' } },
        { headers: { 'content-type': 'text/html; charset=utf-8' } },
        { headers: { 'content-type': 'application/pdf' } },
      ],
    },
  });
  assert.equal(items[2]?.json['status'], 'left out: it is application/pdf, not a web page');
  assert.equal(items[0]?.json['status'], 'left out: timed out');
  assert.equal(items[1]?.json['status'], 'read');
  assert.equal(String(items[1]?.json['passage']).length, 6000);
});

const lateRooms = {
  'Cut into passages': [
    {
      source_id: 'S1',
      run_id: '7',
      url: 'https://example.com/1',
      passage: 'We found: rooms that are free late "cost" more.',
    },
    {
      source_id: 'S2',
      run_id: '7',
      url: 'https://example.com/2',
      passage: 'Rooms that are free late cost more, says another.',
    },
  ],
  'Group by sub-question': [{ section: 'Part 1' }, { section: 'Part 2' }],
};

/** The rows of the sheet for one claim with these sources. */
async function rowsFor(sources: { id: string; quote: string }[], disputed = false): Promise<Json[]> {
  const sure = {
    claim: 'A claim that stays.',
    sources: [{ id: 'S1', quote: 'rooms that are free late cost more' }],
    disputed: false,
  };
  const claims = [sure, { claim: 'Rooms cost more late.', sources, disputed }];
  const input = [{ output: { claims } }, { error: 'the model did not answer' }];
  return jsonOf(
    await runStep('deep-research.json', 'One row for each claim', { input, earlier: lateRooms }),
  ).slice(1);
}

const quote = 'Rooms that are free late “cost” more';

for (const [what, sources] of [
  ['a changed word', [{ id: 'S1', quote: 'rooms that are free early cost more' }]],
  ['an empty quote', [{ id: 'S1', quote: '' }]],
  ['a quote of one word', [{ id: 'S1', quote: 'more' }]],
  ['a source that does not exist', [{ id: 'S9', quote }]],
] as const) {
  test(`deep research throws away a claim with ${what}`, async () => {
    assert.deepEqual(await rowsFor([...sources]), []);
  });
}

test('deep research counts the sources that have a quote, and only those', async () => {
  const [both] = await rowsFor([
    { id: 'S1', quote },
    { id: 'S2', quote },
    { id: 'S9', quote },
  ]);
  assert.deepEqual([both?.['support'], both?.['source_ids']], ['two or more', 'S1, S2']);
  const [one] = await rowsFor([
    { id: 'S1', quote },
    { id: 'S1', quote },
  ]);
  assert.deepEqual([one?.['support'], one?.['source_url']], ['one', 'https://example.com/1']);
  const [disputed] = await rowsFor([{ id: 'S1', quote }], true);
  assert.equal(disputed?.['support'], 'disputed');
});

const report = {
  'Read the claims back': [{ claim_id: 'C1', section: 'Part 1', source_ids: 'S1, S2' }],
  'Cut into passages': [
    { source_id: 'S1', url: 'https://example.com/1', title: 'One' },
    { source_id: 'S2', url: 'https://example.com/2', title: 'Two <b>' },
  ],
  'List the searches': [{ section: 'Part 1' }, { section: 'Part 2' }],
};
const layOut = (text: string) =>
  runStep('deep-research.json', 'Lay out the pages', { input: [{ text }], earlier: report });

test('deep research hands the PDF service the report with its sources and gaps, and the page it is set in', async () => {
  const [item] = await layOut('# Löwe\n\nIt costs more. [C1]');
  assert.equal(item?.binary?.['page']?.fileName, 'index.html');
  assert.match(Buffer.from(item?.binary?.['page']?.data ?? '', 'base64').toString(), /toHTML "report\.md"/);
  const markdown = Buffer.from(item?.binary?.['report']?.data ?? '', 'base64').toString();
  assert.match(markdown, /^# Löwe\n\nIt costs more\. \[1, 2\]\n/);
  assert.match(markdown, /What was not found[\s\S]*- Part 2\n/);
  assert.match(markdown, /1\. One: <https:\/\/example\.com\/1>\n2\. Two &lt;b>: /);
});

test('deep research refuses a report with a claim or an address that is not in the sheet', async () => {
  await assert.rejects(layOut('It costs more. [C2]'), /cites C2/);
  await assert.rejects(layOut('See https://example.net. [C1]'), /names an address/);
  await assert.rejects(layOut('It costs more.'), /cites no claim/);
});
