import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { fullText, type ListedPage, listedPage, llmsText, sitemap } from './discovery-files.ts';

const PAGE: ListedPage = {
  route: '/docs/process',
  address: 'https://www.example.com/docs/process',
  title: 'Our Process',
  description: 'From the first call & on.',
  markdown: '/docs/process.md',
};

test('a page is listed as its own head describes it', () => {
  const html =
    '<meta name="description" content="Calls &amp; mail"><link rel="canonical" href="https://a.example/about"><meta property="og:title" content="About">';
  expect(listedPage(fromHtml(html))).toEqual({
    route: '/about',
    address: 'https://a.example/about',
    title: 'About',
    description: 'Calls & mail',
  });
});

test('a page without a canonical address asks not to be listed', () => {
  expect(
    listedPage(fromHtml('<meta name="robots" content="noindex"><meta name="description" content="x">')),
  ).toBeUndefined();
});

test('how the head is written does not matter, and what a page quotes is not its head', () => {
  const html = `<head><link href='https://a.example/about' rel=canonical>
    <!-- <meta name="description" content="An old one"> -->
    <META CONTENT="Calls &mdash; mail" NAME="description">
    <meta content="About &#x26; more" property="og:title"></head>
    <body><pre>&lt;meta name="description" content="Quoted"></pre>`;
  expect(listedPage(fromHtml(html))).toEqual({
    route: '/about',
    address: 'https://a.example/about',
    title: 'About & more',
    description: 'Calls — mail',
  });
});

test('the sitemap escapes addresses', () => {
  expect(sitemap([{ ...PAGE, address: 'https://a.example/?a=1&b=2' }])).toContain(
    '<loc>https://a.example/?a=1&amp;b=2</loc>',
  );
});

test('llms.txt groups the pages and prefers their Markdown', () => {
  expect(llmsText([PAGE], 'https://www.example.com')).toContain(
    '## Documentation\n\n- [Our Process](https://www.example.com/docs/process.md): From the first call & on.',
  );
});

test('llms.txt names the file with all texts, which parts them by a line', () => {
  expect(llmsText([PAGE], 'https://www.example.com')).toContain('(https://www.example.com/llms-full.txt)');
  expect(fullText(['# One\n\nA.\n', '# Two\n\nB.\n'])).toMatch(
    /\n\n---\n\n# One\n\nA\.\n\n---\n\n# Two\n\nB\.\n$/,
  );
});
