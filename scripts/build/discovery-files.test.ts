import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { listedPage, sitemap } from './discovery-files.ts';

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
