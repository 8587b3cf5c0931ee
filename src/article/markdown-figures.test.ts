import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { readHtml } from './read-page.ts';

const htmlOf = async (markdown: string) => readHtml(await markdownArticle(markdown));

test('a picture alone with a title becomes a figure with a caption', async () => {
  const html = await htmlOf('![A loom](/loom.svg "Fig. 1 The loom.")');
  expect(html).toContain('<figcaption><b>Fig. 1</b> The loom.</figcaption>');
  expect(html).toContain('alt="A loom" loading="lazy" decoding="async"');
});

test('a block of steps becomes a drawing of threads, with what follows an empty line as its caption', async () => {
  const html = await htmlOf('```threads\nRead: thin\nWrite the draft: thick\n\nOne step writes.\n```');
  expect(html).toContain('<li><span>Read</span></li><li data-thick=""><span>Write the draft</span></li>');
  expect(html).toContain('<figcaption>One step writes.</figcaption>');
});
