/** The words that docs/voice.md refuses, wherever a visitor, an owner or an operator reads us. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const VOICE = 'docs/voice.md';
/** Names of an icon, what a visitor may type, what a film says. */
const EXCUSED: Record<string, string[]> = {
  'content/data/case-studies.yaml': ['hand-over'],
  'content/docs/README.md': ['hand-over'],
  'content/data/contact.yaml': ['e-mail'],
  'content/data/student-films.yaml': ['nobody'],
};
const READ =
  /^(README\.md|\.env\.example|docs\/.*\.md|content\/.*\.(mdx?|yaml|sql)|(content\/data|src\/model\/facts)\/[^.]*\.ts|src\/[^.]*\.tsx)$/;

/** The first column of the table below the heading. */
function refusedWords() {
  const [, table = ''] = readFileSync(VOICE, 'utf8').split(/^## Words we don't use$/m);
  return [...table.matchAll(/^\| (?!don't|---)(.*?) \|/gm)].flatMap(([, words = '']) =>
    words.split(', '),
  );
}

/** No code in a sentence, no address, no key, no words for the search, no comment of a module. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\/|^ *\/\/.*?$/gms, (comment) =>
      /\.tsx?$/.test(file) ? comment.replace(/[^\n]/g, '') : comment,
    )
    .split('\n')
    .map((line) =>
      line.replace(
        /`[^`]*`|\]\([^)]*\)|https?:\S+|^\s*(- )?[\w-]+:(?= |$)|^ +- \{ section: .*/g,
        ' ',
      ),
    );

test('no word that docs/voice.md refuses is written where people read', () => {
  const words = refusedWords();
  expect(words.length).toBeGreaterThan(10);
  // Neither a member nor a call of a module.
  const refused = new RegExp(`(?<![\\w.-])(${words.join('|')})(?![\\w(-])`, 'gi');
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
