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
  for (const region of ['steps', undefined])
    expect(quoted(SOURCE, region, refuse)).toMatchSnapshot();
  for (const region of ['stpes', 'open'])
    expect(() => quoted(SOURCE, region, refuse)).toThrowErrorMatchingSnapshot();
});

test.each([
  ['lost.ts', ''],
  ['approval.ts', 'text\n'],
  ['../../.env', ''],
])('a block that quotes %s, and has the text %j, stops the build', (file, text) => {
  const markdown = `Before.\n\n\`\`\`ts file="content/examples/${file}"\n${text}\`\`\`\n`;
  expect(() => markdownTree(markdown, 'page.md')).toThrowErrorMatchingSnapshot();
});
