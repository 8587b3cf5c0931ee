import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './read-headers-file.ts';

const of = (text: string, path: string) =>
  Object.fromEntries(
    [...headersFor(parseHeadersFile(text), path).values()].map(({ name, value }) => [name, value]),
  );

const FILE = `# every page
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/_assets/*
  Cache-Control: public, max-age=31536000, immutable
/about
\tX-Page: about
/blog/:id
  X-Post: yes
/embed
  ! X-Frame-Options
`;

test('a path gets the headers of every rule that matches it', () => {
  const everywhere = {
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "default-src 'self'; img-src 'self' data:",
  };
  expect(of(FILE, '/')).toEqual(everywhere);
  expect(of(FILE, '/about')).toEqual({ ...everywhere, 'X-Page': 'about' });
  expect(of(FILE, '/about/us')).toEqual(everywhere);
  expect(of(FILE, '/_assets/a.js')).toMatchObject({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  expect(of(FILE, '/blog/one')).toMatchObject({ 'X-Post': 'yes' });
  expect(of(FILE, '/blog/one/two')).toEqual(everywhere);
  expect(of(FILE, '/embed')).not.toHaveProperty('X-Frame-Options');
});

test('a header given twice is joined, as static hosts do', () => {
  expect(of('/*\n  Link: </a>\n/x\n  link: </b>', '/x')).toEqual({ link: '</a>, </b>' });
});

test('special characters of patterns are only themselves', () => {
  expect(of('/a.b\n  X: 1', '/aXb')).toEqual({});
  expect(of('/a.b(c)+\n  X: 1', '/a.b(c)+')).toEqual({ X: '1' });
});

test.each([
  ['  X: 1', '_headers, line 1: a header comes before any path: X: 1'],
  ['/*\n\n  nonsense', '_headers, line 3: not a header of the form "Name: value": nonsense'],
  ['about\n  X: 1', '_headers, line 1: a path must begin with "/": about'],
  ['/*\n  X: naïve', '_headers, line 2: not a header of the form "Name: value": X: naïve'],
])('a mistake is named with its line: %j', (text, message) => {
  expect(() => parseHeadersFile(text)).toThrow(message);
});

test('whatever is written is read back', () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/);
  const value = fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/);
  const path = fc.stringMatching(/^\/[a-z0-9._~-]{0,20}$/);
  const rules = fc.array(
    fc.tuple(
      path,
      fc.uniqueArray(fc.tuple(name, value), { minLength: 1, selector: ([key]) => key.toLowerCase() }),
    ),
  );
  fc.assert(
    fc.property(rules, fc.constantFrom('\n', '\r\n'), (written, lineEnd) => {
      const lines = written.flatMap(([pattern, headers]) => [
        pattern,
        ...headers.map(([key, text]) => `  ${key}: ${text}`),
        '',
      ]);
      const read = parseHeadersFile(lines.join(lineEnd));
      expect(read.map(({ pattern, headers }) => [pattern, headers])).toEqual(written);
      for (const rule of read) expect(rule.matches.test(rule.pattern)).toBe(true);
    }),
  );
});
