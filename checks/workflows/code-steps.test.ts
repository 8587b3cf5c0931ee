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
    input: [{ error: { message: 'timed out' } }, { text: 'word '.repeat(2000) }],
    earlier: { 'Keep the best pages': [page, { ...page, source_id: 'S2' }] },
  });
  assert.equal(items[0]?.json['status'], 'left out: timed out');
  assert.equal(items[1]?.json['status'], 'read');
  assert.equal(String(items[1]?.json['passage']).length, 6000);
});

test('deep research throws away a claim whose quote is not in the page', async () => {
  const claim = { claim: 'Rooms cost more late.', source_ids: ['S1'], support: 'one' };
  const items = await runStep('deep-research.json', 'One row for each claim', {
    input: [
      {
        output: {
          claims: [
            { ...claim, quote: 'Late rooms, “cost” more' },
            { ...claim, quote: 'Nobody wrote this' },
          ],
        },
      },
    ],
    earlier: {
      'Cut into passages': [
        {
          source_id: 'S1',
          run_id: '7',
          url: 'https://example.com/',
          passage: 'We found: late rooms "cost" more.',
        },
      ],
      'Group by sub-question': [{ section: 'Part 1' }],
    },
  });
  assert.equal(items.length, 1);
  assert.equal(items[0]?.json['claim_id'], 'C1');
  assert.equal(items[0]?.json['source_url'], 'https://example.com/');
});

test('deep research hands the PDF service the report and the page it is set in', async () => {
  const [item] = await runStep('deep-research.json', 'Lay out the pages', { input: [{ text: '# Löwe' }] });
  assert.equal(item?.binary?.['page']?.fileName, 'index.html');
  assert.match(Buffer.from(item?.binary?.['page']?.data ?? '', 'base64').toString(), /toHTML "report\.md"/);
  assert.equal(Buffer.from(item?.binary?.['report']?.data ?? '', 'base64').toString(), '# Löwe');
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

test('the RAG pipeline keeps the page number and leaves out empty pages', async () => {
  const items = await runStep('rag-pipeline.json', 'One item for each page', {
    input: [{ success: true }],
    earlier: {
      'Extract the pages': [{ text: ['The first page has a text.', ' ', 'The third page has one too.'] }],
      'When a file changes': [{ id: 'file', name: 'Terms.pdf', webViewLink: 'https://example.com/file' }],
    },
  });
  assert.deepEqual(
    items.map(({ json }) => json['page']),
    [1, 3],
  );
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
  const none = await runStep('rag-pipeline.json', 'Keep the near ones', {
    input: [{}],
    earlier: { 'When a question is asked': [{ body: { question: 'Why?' } }] },
  });
  assert.deepEqual(firstJson(none)['sources'], []);
});

test('a short lays picture, voice and caption of each scene side by side', async () => {
  const narration = 'Ten words are spoken here in a rather calm voice.';
  const scenes = await runStep('faceless-shorts.json', 'List the scenes', {
    input: [{ output: { scenes: [1, 2].map(() => ({ narration, picture: 'A loom' })) } }],
    earlier: { 'Take one row': [{ row_id: '4' }] },
  });
  const timeline = await runStep('faceless-shorts.json', 'Build the timeline', {
    input: [],
    earlier: { 'List the scenes': jsonOf(scenes) },
  });
  const { tracks } = firstJson(timeline)['timeline'] as {
    tracks: { clips: { start: number; length: number }[] }[];
  };
  const times = tracks.map(({ clips }) => clips.map(({ start, length }) => [start, length]));
  assert.deepEqual(times[0], times[1]);
  assert.deepEqual(times[1], times[2]);
  assert.equal(times[0]?.length, 2);
  assert.match(JSON.stringify(tracks), /REPLACE_WITH_YOUR_PUBLIC_BUCKET_URL\/shorts\/4\/2\.mp3/);
});
