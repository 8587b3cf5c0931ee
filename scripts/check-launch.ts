/**
 * `npm run check:launch`: tells what is left, and ends with code 1 while any is. With a page, such as
 * `-- /about`, it lists all lines of that page.
 */
import './load-environment-file.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from '#model/content-files.ts';
import { type SampleFact, whatIsLeft } from './launch.ts';
import { ROOT } from './run-tool.ts';
import { WORDS, wordsNow, wordsWithout } from './sample-words.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string', multiple: true, default: [] },
    remember: { type: 'boolean', default: false },
  },
});
const write = (words: string) => writeFileSync(join(ROOT, WORDS), words);
for (const kept of values.keep) {
  const [file = '', path] = kept.replace(/^content\//, '').split('#');
  write(wordsWithout(filesOf(ROOT), file, path));
}
if (values.remember) write(wordsNow(filesOf(ROOT)));

const { isReady, counts, problems, groups, untrue, hidden, settings } = await whatIsLeft(
  filesOf(ROOT),
);
const wanted = groups.filter(({ name }) => positionals.includes(name));
if (positionals.length > 0) for (const { heading, facts } of wanted) list(heading, linesOf(facts));
else print();
process.exitCode = isReady ? 0 : 1;

function linesOf(facts: readonly SampleFact[]) {
  const places = facts.map(({ file, path }) => `content/${file}#${path}`);
  const width = Math.max(...places.map(({ length }) => length));
  return facts.map(({ kind, what }, at) => `${places[at]?.padEnd(width)}  ${kind}: ${what}`);
}

function countsBy(nameOf: (fact: SampleFact) => string, facts: readonly SampleFact[]) {
  const counts = Map.groupBy(facts, nameOf);
  return [...counts].map(([name, { length }]) => `${String(length).padStart(3)}  ${name}`);
}

function list(heading: string, lines: readonly string[]) {
  if (lines.length > 0) console.log([`\n${heading}`, ...lines].join('\n  '));
}

function print() {
  console.log(counts);
  const pages: string[] = [];
  for (const { name, heading, facts } of groups)
    if (name === 'law')
      list(
        heading,
        countsBy(({ file }) => `content/${file}`, facts),
      );
    else if (name === 'first') list(heading, linesOf(facts));
    else pages.push(...countsBy(() => name, facts));
  list('By page', pages);
  list('Each line of a page, and words that are true of you as they stand', [
    'npm run check:launch -- law first /pricing',
    'npm run check:launch -- --keep "content/data/faq.yaml#questions[0].answer"',
    'npm run check:launch -- --keep content/data/faq.yaml',
  ]);
  list('Wrong: the site cannot be built', problems);
  list('Written, and on no page', hidden);
  list('No longer true, or not for long', untrue);
  list('Settings (.env.example explains each)', settings);
}
