import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstJson, type Json, jsonOf, runStep } from './run-code-step.ts';

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
