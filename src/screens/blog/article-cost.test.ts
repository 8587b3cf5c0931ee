import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { withSideNotes } from '#article/footnotes.ts';
import { readHtml, readOutline, readSections } from '#article/read-page.ts';
import { withChanges } from '#model/content-files.ts';
import { checkout, siteOf } from '#model/testing/checkout.ts';
import { linkPosts } from './around-posts.ts';
import { postMarkdown, rssFeed } from './feeds.ts';

const bodyOf = (number: number) =>
  Array.from(
    { length: 12 },
    (_, part) => `## Part ${part} of ${number}

It was *week ${number}*, and [the loom](/pricing) stood **still**.[^${part}] Nobody asked why.

- One of ${part}
- Another, with \`code\`

[^${part}]: Said in week ${number}.
`,
  ).join('\n');

const HEADER = 'category: Cost\nreadTime: 3\ndescription: What it takes.\ndate: 2026-01-02';

const filesWith = (first: number, count: number) =>
  withChanges(
    checkout,
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => first + index).map((number) => [
        `content/blog/cost-${number}.md`,
        `---\ntitle: Cost ${number}\n${HEADER}\n---\n${bodyOf(number)}`,
      ]),
    ),
  );

async function processorTime(work: () => unknown) {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** All that a build makes of articles, but for pictures and the frame of the page. */
async function makeAll(first: number, count: number) {
  const site = await siteOf(filesWith(first, count));
  rssFeed(site, 'https://example.com');
  for (const { post } of linkPosts(site.posts)) {
    postMarkdown(site, post, new URL('https://example.com'));
    readHtml(withSideNotes(post.article));
    readSections(post.article);
    readOutline(post.article);
  }
}

/** What any site does with Markdown: how fast this machine is at this hour. */
const plain = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

function makePlain(count: number) {
  for (let number = 0; number < count; number += 1)
    toHtml(plain.runSync(plain.parse(bodyOf(number))));
}

test('an article more costs at most four times what its Markdown does, however many there are', async () => {
  const [few, many] = [10, 80];
  await makeAll(0, few);
  makePlain(few);
  const ofFew = await processorTime(() => makeAll(1000, few));
  const ofMany = await processorTime(() => makeAll(2000, many));
  const ofPlain = await processorTime(() => makePlain(many - few));
  expect((ofMany - ofFew) / ofPlain).toBeLessThan(4);
});
