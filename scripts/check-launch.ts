/** `npm run check:launch`: tells what is left, and ends with code 1 while any is. */
import './load-environment-file.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';
import { leftInWords, whatIsLeft } from './launch.ts';
import { ROOT } from './run-tool.ts';
import { WORDS, wordsNow } from './sample-words.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remember: { type: 'boolean', default: false } },
});
if (values.remember) writeFileSync(join(ROOT, WORDS), wordsNow(filesOf(ROOT)));

const files = filesOf(ROOT);
const left = whatIsLeft(files, await readSite(files));
console.log(leftInWords(left, positionals));
process.exitCode = left.isReady ? 0 : 1;
