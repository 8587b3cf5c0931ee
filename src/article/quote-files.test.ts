import { expect, test } from 'vitest';
import { markdownTree } from './markdown-tree.ts';
import { quoted } from './quote-files.ts';

const SOURCE = `import { z } from "zod";
// #region steps
const first = 1;

// #endregion
function second() {
  // #region steps
  if (first) {
    return z;
  }
  // #endregion
}
// #region open`;

const refuse = (reason: string) => {
  throw new Error(reason);
};

test('a region is quoted in all its pieces, each at the margin, and a whole file without marks', () => {
  expect(quoted(SOURCE, 'steps', refuse)).toBe('const first = 1;\n\nif (first) {\n  return z;\n}');
  expect(quoted(SOURCE, undefined, refuse)).toMatch(
    /^import .*\nconst first = 1;\n\nfunction second/,
  );
  expect(() => quoted(SOURCE, 'stpes', refuse)).toThrow(
    'no line "#region stpes" (its regions: steps, open)',
  );
  expect(() => quoted(SOURCE, 'open', refuse)).toThrow('has no end. Add a line with "#endregion"');
});

test.each([
  [
    'content/examples/lost.ts',
    '',
    'page.md, line 3, cannot quote content/examples/lost.ts: there is no such file.',
  ],
  ['content/examples/approval.ts', 'text\n', 'the block has text of its own.'],
  ['content/examples/../../.env', '', 'only files directly in content/examples'],
])(
  'a block that names %s, and has the text %j, stops the build and says what to do',
  (file, text, message) => {
    const markdown = `Before.\n\n\`\`\`ts file="${file}"\n${text}\`\`\`\n`;
    expect(() => markdownTree(markdown, 'page.md')).toThrow(message);
  },
);
