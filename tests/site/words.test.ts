/**
 * The words that docs/voice.md tells us not to write, wherever a visitor, an owner or an operator
 * reads us.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  createSourceFile,
  forEachChild,
  isJsxText,
  isStringLiteralLike,
  isTemplateHead,
  isTemplateMiddleOrTemplateTail,
  type Node,
  ScriptTarget,
} from 'typescript';
import { expect, test } from 'vitest';

const VOICE = 'docs/voice.md';
/**
 * Names of an icon, what a visitor may type, what a film shows. Workflows are left as they were
 * run.
 */
const EXCUSED: Readonly<Record<string, readonly string[]>> = {
  'content/data/case-studies.yaml': ['hand-over'],
  'content/docs/README.md': ['hand-over'],
  'content/data/contact.yaml': ['e-mail'],
  'content/data/student-films.yaml': ['nobody'],
  'content/data/videos.yaml': ['mails'],
  'src/screens/docs/mdx/figures.tsx': ['hand-over'],
};
const READ =
  /^(README\.md|\.env\.example|docs\/.*\.md|content\/.*\.(mdx?|yaml|sql)|(content\/data|src\/model\/facts)\/[^.]*\.ts|src\/[^.]*\.tsx)$/;

/** The first column of the table below the heading. */
function refusedWords(): string[] {
  const [, table = ''] = readFileSync(VOICE, 'utf8').split(/^## Words we don't use$/m);
  return [...table.matchAll(/^\| (?!don't|---)(.*?) \|/gm)].flatMap(([, words = '']) =>
    words.split(', '),
  );
}

/** The lines of a file, with what people read of each. */
const linesOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  return /\.tsx?$/.test(file) ? stringsOf(file, text) : text.split('\n').map(withoutCode);
};

/** No code in a sentence, no address, no key, no words for the search. */
const withoutCode = (line: string): string =>
  line.replace(/`[^`]*`|\]\([^)]*\)|https?:\S+|^\s*(- )?[\w-]+:(?= |$)|^ +- \{ section: .*/g, ' ');

const READ_OF_A_MODULE = [
  isStringLiteralLike,
  isTemplateHead,
  isTemplateMiddleOrTemplateTail,
  isJsxText,
];

/** Of a module, its strings and the words between its elements; none of its comments and names. */
function stringsOf(file: string, text: string): string[] {
  const module = createSourceFile(file, text, ScriptTarget.Latest);
  const lines = text.split('\n').map(() => '');
  const read = (node: Node) => {
    if (READ_OF_A_MODULE.some((isRead) => isRead(node))) {
      const start = node.getStart(module);
      const { line } = module.getLineAndCharacterOfPosition(start);
      for (const [index, words] of text.slice(start, node.end).split('\n').entries())
        lines[line + index] += ` ${words}`;
    } else forEachChild(node, read);
  };
  read(module);
  return lines;
}

test('no word that docs/voice.md refuses is written where people read', () => {
  const words = refusedWords();
  expect(words.length).toBeGreaterThan(10);
  const refused = new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'gi');
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const found: string[] = [];
  const isRead = (file: string) => READ.test(file) && file !== VOICE && existsSync(file);
  for (const file of files.filter(isRead))
    for (const [index, line] of linesOf(file).entries())
      for (const [word] of line.matchAll(refused))
        if (!EXCUSED[file]?.includes(word.toLowerCase()))
          found.push(`${file}:${index + 1}: “${word}”. ${VOICE} says what to write.`);
  expect(found).toEqual([]);
});
