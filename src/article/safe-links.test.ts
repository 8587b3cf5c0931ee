import { expect, test } from 'vitest';
import { markdownTree } from './markdown-tree.ts';
import { readHtml } from './read-page.ts';
import { absoluteLinks } from './safe-links.ts';

test('read away from its page, an article leads to absolute addresses', () => {
  const tree = absoluteLinks(
    markdownTree('[a](#part) [b](../docs) [c](https://a.example/) ![d](/d.svg)'),
    'https://www.example.com/blog/post',
  );
  expect(readHtml(tree).match(/(?:href|src)="[^"]*"/g)).toEqual([
    'href="https://www.example.com/blog/post#part"',
    'href="https://www.example.com/docs"',
    'href="https://a.example/"',
    'src="https://www.example.com/d.svg"',
  ]);
});
