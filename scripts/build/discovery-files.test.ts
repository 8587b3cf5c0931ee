import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { fullText, listedPage, llmsText, sitemap } from './discovery-files.ts';

test('a page is listed as its own head describes it, however that is written; one without an address is not', () => {
  const html = `<head><link href='https://a.example/about?a=1&amp;b=2' rel=canonical>
    <!-- <meta name="description" content="An old one"> -->
    <META CONTENT="Calls &mdash; mail" NAME="description">
    <meta content="About &#x26; more" property="og:title"></head>
    <body><pre>&lt;meta name="description" content="Quoted"></pre>`;
  const page = listedPage(fromHtml(html));
  expect(page).toEqual({
    route: '/about',
    address: 'https://a.example/about?a=1&b=2',
    title: 'About & more',
    description: 'Calls — mail',
  });
  expect(sitemap(page ? [{ ...page, markdown: undefined }] : [])).toContain(
    '<loc>https://a.example/about?a=1&amp;b=2</loc>',
  );
  const answer = '<meta name="robots" content="noindex"><meta name="description" content="x">';
  expect(listedPage(fromHtml(answer))).toBeUndefined();
});

test('llms.txt groups the pages, prefers their Markdown, and names the file with all texts, parted by a line', () => {
  const address = 'https://www.example.com/docs/process';
  const page = {
    route: '/docs/process',
    address,
    title: 'Our Process',
    description: 'From the first call & on.',
  };
  const text = llmsText([{ ...page, markdown: '/docs/process.md' }], 'https://www.example.com');
  expect(text).toContain(
    `## Documentation\n\n- [Our Process](${address}.md): From the first call & on.`,
  );
  expect(text).toContain('(https://www.example.com/llms-full.txt)');
  expect(fullText(['# One\n\nA.\n', '# Two\n\nB.\n'])).toMatch(
    /\n\n---\n\n# One\n\nA\.\n\n---\n\n# Two\n\nB\.\n$/,
  );
});
