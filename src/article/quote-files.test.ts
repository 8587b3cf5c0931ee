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

test('a region is quoted in all its pieces, a whole file without marks', () => {
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
  ['lost.ts', '', 'page.md, line 3, cannot quote content/examples/lost.ts: there is no such file.'],
  ['approval.ts', 'text\n', 'the block has text of its own.'],
  ['../../.env', '', 'only files directly in content/examples'],
])('a block that quotes %s, and has the text %j, stops the build', (file, text, message) => {
  const markdown = `Before.\n\n\`\`\`ts file="content/examples/${file}"\n${text}\`\`\`\n`;
  expect(() => markdownTree(markdown, 'page.md')).toThrow(message);
});
