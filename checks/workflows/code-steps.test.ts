import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Script } from 'node:vm';
import { templateFolder } from './validate-workflows.ts';
import { workflowSchema } from './workflow-shape.ts';

type Json = Record<string, unknown>;
interface Item {
  json: Json;
  binary?: Record<string, { data: string; fileName: string }>;
}

interface Run {
  /** What arrives at the step. */
  input: Json[];
  /** What earlier steps gave; an item of the input belongs to the item with the same index. */
  earlier?: Record<string, Json[]>;
}

/** Runs the code of one step with the names that n8n gives it. */
async function runStep(file: string, step: string, { input, earlier = {} }: Run): Promise<Item[]> {
  const workflow = workflowSchema.parse(JSON.parse(readFileSync(new URL(file, templateFolder), 'utf8')));
  const code = workflow.nodes.find((node) => node.name === step)?.parameters['jsCode'];
  assert.equal(typeof code, 'string', `${file} has no code step "${step}".`);
  const view = (rows: Json[] = []) => {
    const items = rows.map((json) => ({ json }));
    return {
      all: () => items,
      first: () => items[0],
      itemMatching: (index: number) => items[index],
    };
  };
  const run = new Script(`(async ($input, $, $execution, Buffer) => {${String(code)}\n})`).runInThisContext();
  return run(view(input), (name: string) => view(earlier[name]), { id: 7 }, Buffer);
}

function firstJson(items: Item[]): Json {
  assert.ok(items[0], 'The step gave nothing.');
  return items[0].json;
}

const jsonOf = (items: Item[]): Json[] => items.map((item) => item.json);

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

test('the newsletter drops a pick that is on no list', async () => {
  const articles = [1, 2, 3].map((n) => ({ title: `Article ${n}`, link: `https://example.com/${n}` }));
  const picks = [3, 9, 1, 2].map((number) => ({ number, why: 'It matters.' }));
  const earlier = { 'Put them in one list': [{ articles }] };
  const items = await runStep('newsletter.json', 'Match the picks', {
    input: [{ output: { picks } }],
    earlier,
  });
  const picked = firstJson(items)['picked'] as Json[];
  assert.deepEqual(
    picked.map((article) => article['title']),
    ['Article 3', 'Article 1', 'Article 2'],
  );
  const few = { input: [{ output: { picks: picks.slice(0, 2) } }], earlier };
  await assert.rejects(runStep('newsletter.json', 'Match the picks', few), /no issue this week/);
});

/** The draft of three picked articles, with the given sentence as its opening. */
async function issueWith(
  opening: string,
  titles = ['One', 'Two [x](https://example.net)', 'Three <script>'],
): Promise<string> {
  const picked = titles.map((title, index) => ({ title, link: `https://example.com/${index + 1}(a)` }));
  const articles = titles.map((_, index) => ({ number: index + 1, text: `Text ${index + 1}.` }));
  const items = await runStep('newsletter.json', 'Compose the issue', {
    input: [{ output: { subject: 'Subject', preview: 'Preview', opening, articles } }],
    earlier: { 'Match the picks': [{ picked }] },
  });
  return String(firstJson(items)['body']);
}

test('the newsletter takes headings and links from the feeds', async () => {
  const body = await issueWith('A quiet week.');
  assert.match(body, /^A quiet week\.\n\n## \[One\]\(https:\/\/example\.com\/1%28a%29\)\n\nText 1\.\n\n## /);
  assert.ok(body.includes('Three &lt;script>') && body.includes('Two \\[x\\]\\(https:'), body);
});

test('the newsletter refuses a draft in which the model wrote a link', async () => {
  for (const link of ['See https://example.net', 'See [this](example.net)', 'www.example.net', '[a][b]']) {
    await assert.rejects(issueWith(link), /link that is not from a feed/, link);
  }
});

test('the RAG pipeline keeps the page number and leaves out empty pages', async () => {
  const items = await runStep('rag-pipeline.json', 'One item for each page', {
    input: [{ text: ['The first page has a text.', ' ', 'The third page has one too.'] }],
    earlier: {
      'Compare with what is stored': [{ id: 'file', name: 'Terms.pdf', url: 'https://example.com/file' }],
    },
  });
  assert.deepEqual(
    items.map(({ json }) => [json['page'], json['file_id'], json['run']]),
    [
      [1, 'file', '7'],
      [3, 'file', '7'],
    ],
  );
});

test('the RAG pipeline counts an answer that cites nothing on the list as none', async () => {
  const sources = [{ number: 1, file: 'A', page: 2, url: 'https://example.com/a', text: 'Text' }];
  const none = { answered: false, reason: 'No.', citations: [] };
  const replyTo = async (output: Json) =>
    firstJson(
      await runStep('rag-pipeline.json', 'Check the citations', {
        input: [{ output }],
        earlier: { 'Keep the near ones': [{ sources, reply: none }] },
      }),
    )['reply'];
  assert.deepEqual(await replyTo({ answered: true, answer: 'Two weeks.', citations: [4] }), none);
  assert.deepEqual(await replyTo({ answered: false, answer: '', citations: [1] }), none);
  const { text: _text, ...cited } = sources[0] ?? {};
  assert.deepEqual(await replyTo({ answered: true, answer: 'Three.', citations: [1] }), {
    answered: true,
    answer: 'Three.',
    citations: [cited],
  });
});

test('the RAG pipeline answers only from passages that are near enough', async () => {
  const hit = (score: number) => ({
    score,
    document: { pageContent: 'Text', metadata: { file: 'A', page: 2 } },
  });
  const near = await runStep('rag-pipeline.json', 'Keep the near ones', {
    input: [hit(0.2), hit(0.61)],
    earlier: { 'When a question is asked': [{ body: { question: 'Why?' } }] },
  });
  assert.equal((firstJson(near)['sources'] as Json[]).length, 1);
  const failed = { input: [{ body: { question: 'Why?' } }] };
  await assert.rejects(runStep('rag-pipeline.json', 'Keep the near ones', failed), /could not be searched/);
  const none = await runStep('rag-pipeline.json', 'Keep the near ones', {
    input: [{}],
    earlier: { 'When a question is asked': [{ body: { question: 'Why?' } }] },
  });
  assert.deepEqual(firstJson(none)['sources'], []);
});

test('a short shows picture and caption for as long as the voice of their scene lasts', async () => {
  const narration = 'Ten words are spoken here in a rather calm voice.';
  const scenes = await runStep('faceless-shorts.json', 'List the scenes', {
    input: [{ output: { scenes: [1, 2].map(() => ({ narration, picture: 'A loom' })) } }],
    earlier: { 'Take one row': [{ row_id: '4' }] },
  });
  const build = (stored: number) =>
    runStep('faceless-shorts.json', 'Build the timeline', {
      input: Array.from({ length: stored }, () => ({ success: true })),
      earlier: { 'List the scenes': jsonOf(scenes) },
    });
  const { tracks } = firstJson(await build(2))['timeline'] as {
    tracks: { clips: { alias?: string; start: string; length: string }[] }[];
  };
  const [captions, pictures, voices] = tracks.map(({ clips }) => clips);
  assert.deepEqual(
    voices?.map(({ alias, start, length }) => [alias, start, length]),
    [
      ['voice-1', 'auto', 'auto'],
      ['voice-2', 'auto', 'auto'],
    ],
  );
  for (const clips of [captions, pictures])
    assert.deepEqual(
      clips?.map(({ start, length }) => [start, length]),
      [1, 2].map((n) => [`alias://voice-${n}`, `alias://voice-${n}`]),
    );
  assert.match(JSON.stringify(tracks), /REPLACE_WITH_YOUR_PUBLIC_BUCKET_URL\/shorts\/4\/7\/2\.mp3/);
  await assert.rejects(build(1), /Only 1 of 2 scenes/);
});
