/**
 * `npm run check:launch`: tells what is left, and ends with code 1 while any is. With a page, such as
 * `-- /about`, it lists all lines of that page.
 */
import './load-environment-file.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';
import { type SampleFact, whatIsLeft } from './launch.ts';
import { ROOT } from './run-tool.ts';
import { WORDS, wordsNow } from './sample-words.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remember: { type: 'boolean', default: false } },
});
if (values.remember) writeFileSync(join(ROOT, WORDS), wordsNow(filesOf(ROOT)));

const files = filesOf(ROOT);
const { isReady, counts, groups, lists } = whatIsLeft(files, await readSite(files));
if (positionals.length > 0) for (const page of positionals) list(page, linesOf(groups.get(page)));
else print();
process.exitCode = isReady ? 0 : 1;

function linesOf(facts: readonly SampleFact[] = []) {
  return facts.map(({ file, path, kind, what }) => `content/${file}#${path}  ${kind}: ${what}`);
}

function list(heading: string, lines: readonly string[]) {
  if (lines.length > 0) console.log([`\n${heading}`, ...lines].join('\n  '));
}

function print() {
  console.log(counts);
  const pages: string[] = [];
  for (const [heading, facts] of groups) {
    if (heading.startsWith('/')) pages.push(`${heading}: ${facts.length}`);
    else list(heading, linesOf(facts));
  }
  list('By page', pages);
  list('Each line of a page', ['npm run check:launch -- /pricing']);
  list('Words that are true of you as they stand', ['npm run edit, “Before launch”']);
  for (const [heading, lines] of Object.entries(lists)) list(heading, lines);
}
