/** `npm run start-fresh`: takes the sample company out, and leaves a site that builds. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { filesOf } from '#model/content-files.ts';
import { siteProblems } from '#model/site-problems.ts';
import { ROOT } from './run-tool.ts';
import { startFresh } from './start-fresh-changes.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

async function isAgreed() {
  if (process.argv.includes('--yes')) return true;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  // Without anybody there the input ends, and nothing would ever be answered.
  asked.once('close', () => {
    console.error(
      '\nNothing is changed: nobody answered. To go on unasked: npm run start-fresh -- --yes',
    );
    process.exit(1);
  });
  const answer = await asked.question(
    'This takes the sample company out of content and public: its name, people, clients, case studies, quotes, articles, films and pictures. Nothing is committed. Go on? (yes or no) ',
  );
  asked.removeAllListeners('close').close();
  return /^y(es)?$/i.test(answer.trim());
}

if (git('status', '--porcelain')) {
  console.error(
    'Nothing is changed: some files differ from the last commit, and could not be restored. Commit them first (git status lists them).',
  );
  process.exit(1);
}
const pictures = git('ls-files', '-z', 'public/pictures', 'public/films').split('\0');
const changes = startFresh(filesOf(ROOT), pictures.filter(Boolean));
if (Object.keys(changes).length === 0) {
  console.log(
    'Nothing is changed: the sample’s clients, quotes, films, articles and case studies are gone already. What else is left: npm run check:launch',
  );
  process.exit();
}
if (!(await isAgreed())) process.exit(1);

const removed = Object.values(changes).filter((text) => text === undefined).length;
for (const [path, text] of Object.entries(changes)) {
  if (text === undefined) rmSync(join(ROOT, path));
  else writeFileSync(join(ROOT, path), text);
}
console.log(
  `${removed} files are removed, ${Object.keys(changes).length - removed} are changed: git status lists them.\n\nTo keep it: git add -A && git commit -m "Start fresh". To have all back: git restore .\nNext: npm run edit, and “Before launch” there.`,
);
const problems = await siteProblems(filesOf(ROOT));
if (problems.length > 0) {
  console.error(`\nLeft to correct by hand:\n${problems.join('\n')}`);
  process.exitCode = 1;
}
