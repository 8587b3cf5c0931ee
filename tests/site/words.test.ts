/**
 * The words that docs/voice.md tells us not to write, wherever a visitor, an owner or an operator
 * reads us.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
};
const READ =
  /^(README\.md|\.env\.example|docs\/.*\.md|content\/.*\.(mdx?|yaml|sql)|(content\/data|src\/model\/facts)\/[^.]*\.ts)$/;

/** The first column of the table below the heading. */
function refusedWords(): string[] {
  const [, table = ''] = readFileSync(VOICE, 'utf8').split(/^## Words we don't use$/m);
  return [...table.matchAll(/^\| (?!don't|---)(.*?) \|/gm)].flatMap(([, words = '']) =>
    words.split(', '),
  );
}

/**
 * What people read of a line: no code in a sentence, no address, no key, no words for the search;
 * of a module, its strings.
 */
function readable(line: string, file: string): string {
  if (!file.endsWith('.ts'))
    return line.replace(
      /`[^`]*`|\]\([^)]*\)|https?:\S+|^\s*(- )?[\w-]+:(?= |$)|^ +- \{ section: .*/g,
      ' ',
    );
  return /^\s*(\/?\*|\/\/)/.test(line)
    ? ''
    : (line.match(/'[^']*'|"[^"]*"|`[^`]*`/g)?.join(' ') ?? '');
}

test('no word that docs/voice.md refuses is written where people read', () => {
  const words = refusedWords();
  expect(words.length).toBeGreaterThan(10);
  const refused = new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`, 'gi');
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const found: string[] = [];
  for (const file of files.filter((name) => READ.test(name) && name !== VOICE))
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
      for (const [word] of readable(line, file).matchAll(refused))
        if (!EXCUSED[file]?.includes(word.toLowerCase()))
          found.push(`${file}:${index + 1}: “${word}”. ${VOICE} says what to write.`);
  expect(found).toEqual([]);
});
