import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { quoteFiles } from './quote-files.ts';

const FILES: Record<string, string> = {
  'content/examples/whole.sql': 'SELECT 1;\nSELECT 2;\n',
  'content/examples/parts.ts': [
    'import { z } from "zod";',
    '// #region steps',
    'const first = 1;',
    '',
    '// #endregion',
    'function second() {',
    '  // #region steps',
    '  if (first) {',
    '    return z;',
    '  }',
    '  // #endregion',
    '}',
    '// #region open',
  ].join('\n'),
};

function read(path: string): string {
  const source = FILES[path];
  if (source === undefined) throw new Error('ENOENT');
  return source;
}

const processor = unified().use(remarkParse).use(quoteFiles, { read }).use(remarkStringify);
const fence = (attributes: string, body = '') => `Before.\n\n\`\`\`ts ${attributes}\n${body}\`\`\`\n`;
const filled = (markdown: string) =>
  processor.processSync(new VFile({ path: 'content/docs/page.mdx', value: markdown }));
const codeIn = (markdown: string) => /^```.*\n([\s\S]*)\n```/m.exec(String(filled(markdown)))?.[1];

test('a block that names a file shows the file', () => {
  const block = fence('file="content/examples/whole.sql"');
  expect(codeIn(block)).toBe('SELECT 1;\nSELECT 2;');
  expect(filled(block).data.quoted).toEqual(['content/examples/whole.sql']);
});

test('a region is quoted without what is around it, in all its pieces, each at the margin', () => {
  expect(codeIn(fence('file="content/examples/parts.ts" region="steps"'))).toBe(
    'const first = 1;\n\nif (first) {\n  return z;\n}',
  );
});

test('a whole file is quoted without the marks of its regions', () => {
  expect(codeIn(fence('file="content/examples/parts.ts"'))).not.toContain('region');
});

test('a block without a name keeps its text', () => {
  expect(codeIn(fence('', 'const kept = true;\n'))).toBe('const kept = true;');
});

test.each([
  [
    'file="content/examples/lost.ts"',
    '',
    /page\.mdx, line 3, cannot quote content\/examples\/lost\.ts: .*add the file/,
  ],
  [
    'file="content/examples/parts.ts" region="stpes"',
    '',
    /no line "#region stpes" \(its regions: steps, open\)/,
  ],
  ['file="content/examples/parts.ts" region="open"', '', /has no end\. Add a line with "#endregion"/],
  ['file="content/examples/whole.sql"', 'SELECT 3;\n', /text of its own/],
  ['file="content/examples/../../.env"', '', /only files directly in content\/examples/],
  ['file="/etc/passwd"', '', /only files directly in content\/examples/],
])('%s stops the build and says what to do', (attributes, body, message) => {
  expect(() => filled(fence(attributes, body))).toThrow(message);
});
