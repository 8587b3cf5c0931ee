import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { withSideNotes } from '#article/footnotes.ts';
import { readHtml, readOutline, readSections } from '#article/read-page.ts';
import { withChanges } from '#model/content-files.ts';
import { checkout, siteOf } from '#model/testing/checkout.ts';
import { busyMs } from '#server/testing/resources.ts';
import { linkPosts } from './around-posts.ts';
import { postMarkdown } from './feeds.ts';

const PART = `It was *a week*, and [the loom](/pricing) stood **still**.[^1] Nobody asked why.

- One of \`many\`
- Another

`;
const textOf = (name: string) => `## ${name}\n\n${PART.repeat(12)}[^1]: Said then.\n`;
const namesOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${index}`);

/** As a build does, but for pictures and the page around. */
async function makeAll(names: readonly string[]) {
  const header = '---\ncategory: A\nreadTime: 3\ndescription: B.\ndate: 2026-01-02\ntitle: ';
  const texts = names.map((name) => [
    `content/blog/${name}.md`,
    `${header}${name}\n---\n${textOf(name)}`,
  ]);
  const site = await siteOf(withChanges(checkout, Object.fromEntries(texts)));
  for (const { post } of linkPosts(site.posts)) {
    postMarkdown(site, post, new URL('https://example.com'));
    readHtml(withSideNotes(post.article));
    readSections(post.article);
    readOutline(post.article);
  }
}

/** What any site does with Markdown: how fast this machine is at this hour. */
const plain = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
function makePlain(names: readonly string[]) {
  for (const name of names) toHtml(plain.runSync(plain.parse(textOf(name))));
}

/** @param round names texts that no other has, as what was read is kept */
async function costIn(round: string) {
  const ofFew = await busyMs(() => makeAll(namesOf(`few-${round}`, 10)));
  const ofMany = await busyMs(() => makeAll(namesOf(`many-${round}`, 50)));
  const ofPlain = await busyMs(() => makePlain(namesOf(`plain-${round}`, 40)));
  return (ofMany - ofFew) / ofPlain;
}

test('an article more costs at most four times its Markdown, however many there are', async () => {
  await costIn('warm');
  const costs = [await costIn('a'), await costIn('b'), await costIn('c')];
  expect(costs.sort((a, b) => a - b)[1]).toBeLessThan(4);
});
