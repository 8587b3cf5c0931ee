/** `npm run check:launch`: lists what is left, and ends with code 1 while any is. */
import './load-environment-file.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from '#model/content-files.ts';
import { whatIsLeft } from './launch.ts';
import { ROOT } from './run-tool.ts';
import { WORDS, wordsNow, wordsWithout } from './sample-words.ts';

const { values } = parseArgs({
  options: {
    keep: { type: 'string', multiple: true, default: [] },
    remember: { type: 'boolean', default: false },
  },
});
const write = (words: string) => writeFileSync(join(ROOT, WORDS), words);
for (const file of values.keep) write(wordsWithout(filesOf(ROOT), file.replace(/^content\//, '')));
if (values.remember) write(wordsNow(filesOf(ROOT)));

const { isReady, counts, problems, facts, untrue, hidden, settings } = await whatIsLeft(
  filesOf(ROOT),
);
print();
process.exitCode = isReady ? 0 : 1;

function print() {
  const width = Math.max(0, ...facts.map(({ path }) => path.length));
  console.log(counts);
  for (const [file, ofFile] of Map.groupBy(facts, (fact) => fact.file)) {
    console.log(`\ncontent/${file}`);
    for (const { path, kind, what } of ofFile)
      console.log(`  ${path.padEnd(width)}  ${kind.padEnd(21)}  ${what}`);
  }
  if (facts.some(({ kind }) => kind === 'sample words'))
    console.log(
      '\nSample words that are true of your company as they stand: npm run check:launch -- --keep content/data/faq.yaml',
    );
  const list = (heading: string, lines: readonly string[]) => {
    if (lines.length > 0) console.log([`\n${heading}`, ...lines].join('\n  '));
  };
  list('Wrong: the site cannot be built', problems);
  list('Written, and on no page', hidden);
  list('No longer true, or not for long', untrue);
  list('Settings (.env.example explains each)', settings);
}
