import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const fieldsOf = (text: string) => Object.fromEntries(readFrontMatter(text, 'post.md').fields);

test('a value is the rest of its line, colons and all', () => {
  expect(fieldsOf('---\ntitle: A model: how small\nlink:https://example.com/a:b\n---\nBody')).toEqual({
    title: 'A model: how small',
    link: 'https://example.com/a:b',
  });
});

test('one pair of quotation marks around a value is taken off, quotation marks inside stay', () => {
  expect(fieldsOf(`---\na: "quoted"\nb: 'it''s'\nc: say "hello"\n---\n`)).toEqual({
    a: 'quoted',
    b: "it's",
    c: 'say "hello"',
  });
});

test('what an editor of content writes is YAML: folded and quoted values, and a list of none', () => {
  const text = `---
title: "Say \\"hello\\": a start"
description: >-
  One sentence that is
  folded.
more: a plain one that
  goes on
readTime: 007
date: 2026-02-03
draft: false
empty:
---
`;
  expect(fieldsOf(text)).toEqual({
    title: 'Say "hello": a start',
    description: 'One sentence that is folded.',
    more: 'a plain one that goes on',
    readTime: '007',
    date: '2026-02-03',
    draft: 'false',
    empty: '',
  });
});

test('a hash, an ampersand and brackets belong to the sentence, though YAML would take them for its own', () => {
  expect(fieldsOf('---\na: the #1 mistake\nb: C # 2\n---\n')).toEqual({ a: 'the #1 mistake', b: 'C # 2' });
  expect(fieldsOf('---\na: &c is a name\n---\n')).toEqual({ a: '&c is a name' });
  expect(fieldsOf('---\na: [Draft]\nb: *bold*\n---\n')).toEqual({ a: '[Draft]', b: '*bold*' });
});

test('Windows line ends, a byte order mark, empty lines and comments are no obstacle', () => {
  const text = '\uFEFF---\r\n# for editors\r\ntitle: A\r\n\r\n---\r\nFirst\r\nSecond\r\n';
  expect(fieldsOf(text)).toEqual({ title: 'A' });
  expect(readFrontMatter(text, 'post.md').body).toBe('First\nSecond\n');
});

test('a file without a header is all body, and a rule inside the body closes nothing', () => {
  expect(readFrontMatter('Text\n---\nMore', 'post.md')).toEqual({
    fields: new Map(),
    body: 'Text\n---\nMore',
  });
  expect(readFrontMatter('---\na: b\n---\nText\n---\nMore', 'post.md').body).toBe('Text\n---\nMore');
});

test('a tab in front of a folded line is reported with its line', () => {
  expect(() => readFrontMatter('---\ntitle: A\n\tmore: B\n---\n', 'post.md')).toThrow(
    'post.md, line 3: begins with a tab. Only spaces may stand there: put two for each step inwards.',
  );
});

test('errors name the file, the line and what to write instead', () => {
  expect(() => readFrontMatter('---\ntitle: A\n', 'post.md')).toThrowErrorMatchingInlineSnapshot(
    `[FrontMatterError: post.md: the header that opens on line 1 is never closed. Put a line with only --- after its last field.]`,
  );
  expect(() =>
    readFrontMatter('---\ntitle: A\njust words\n---\n', 'post.md'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[FrontMatterError: post.md, line 3: "just words" is not a field. Write it as key: value, for example title: A compact model.]`,
  );
  expect(() =>
    readFrontMatter('---\ntitle: A\ntitle: B\n---\n', 'post.md'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[FrontMatterError: post.md, line 3: title is given twice. Keep one of the two lines.]`,
  );
});
