/** Checks what programs read in place of the pages: a Markdown twin of every text, and one file with all of them. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { FILES, PAGES, readSiteFile } from '../support/built-site.ts';
import { attributeOf, elementsOf, parsePage } from '../support/page-elements.ts';

const posts = loadPosts(join(import.meta.dirname, '../../content/blog'), { warn: () => {} });
const TWINS = FILES.filter((file) => /^(blog|docs)\b.*\.md$/.test(file));

/** Removes quoted code, which may contain anything. */
const prose = (markdown: string) => markdown.replace(/^(`{3,}).*?^\1$/gms, '').replace(/`[^`]+`/g, '');

test.each(posts)(
  'the twin of $file has its title, its facts and every plain paragraph',
  ({ content, ...post }) => {
    const twin = readSiteFile(`${postPath(post.id).slice(1)}.md`);
    expect(twin.startsWith(`# ${post.title}\n\n${post.description}\n\n`)).toBe(true);
    expect(twin).toContain(`${post.readTime} min read.`);
    for (const paragraph of content.split(/\n{2,}/).filter((text) => /^[\w ,.:;-]+$/.test(text)))
      expect(twin).toContain(paragraph);
  },
);

test('every text names its twin in its head, and every twin is named', () => {
  const named = PAGES.flatMap(({ html }) =>
    elementsOf(parsePage(html))
      .filter((element) => element.tagName === 'link' && attributeOf(element, 'type') === 'text/markdown')
      .map((element) => attributeOf(element, 'href')?.slice(1)),
  );
  expect(named.toSorted()).toEqual(TWINS.toSorted());
  expect(TWINS.length).toBeGreaterThan(posts.length);
});

describe.each(TWINS)('%s', (file) => {
  const text = prose(readSiteFile(file));

  test('carries no words of buttons, no marks of anchors, no HTML', () => {
    expect(text).not.toMatch(/\b(Copy (link|code|section)|Copied!|Link to |Skip to content)\b/);
    expect(text).not.toMatch(/[↩#]\)|\[#\]|^\d+:\d\d$|\.\d+:\d\d\b/m);
    expect(text).not.toMatch(/<\/?(div|span|button|svg|sup|section)\b/);
  });

  test('leads on by absolute addresses only', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => target ?? '');
    expect(targets.filter((target) => !/^(https?:|mailto:)/.test(target))).toEqual([]);
  });
});

test('llms.txt lists each twin, and llms-full.txt holds it', () => {
  const [index, full] = [readSiteFile('llms.txt'), readSiteFile('llms-full.txt')];
  for (const twin of TWINS) {
    expect(index).toContain(`/${twin})`);
    expect(full).toContain(readSiteFile(twin).trim());
  }
  expect(index).toContain('/llms-full.txt)');
});
