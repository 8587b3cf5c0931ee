/**
 * `npm run check:launch`: lists what is left of the sample, what a new price made untrue, models
 * that end within 90 days, and settings a public site needs. Ends with code 1 while any is left.
 */
import './load-environment-file.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '#model/calendar-day.ts';
import { endingModels } from '#model/workflows/list-prices.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { countsOf, sampleFacts, unsetSettings, untrueClaims } from './launch.ts';
import { ROOT } from './run-tool.ts';
import { keepWords, rememberWords } from './sample-words.ts';

const folder = join(ROOT, 'content');
const { values } = parseArgs({
  options: {
    keep: { type: 'string', multiple: true, default: [] },
    remember: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
for (const file of values.keep) keepWords(folder, file.replace(/^content\//, ''));
if (values.remember) rememberWords(folder);

const facts = await sampleFacts(folder);
const settings = unsetSettings(readBuildEnvironment(process.env), process.env);
const untrue = [...untrueClaims(), ...endingModels(today())];
const left = facts.length + settings.length + untrue.length;
const counts = left === 0 ? 'Nothing is left: ready to launch.' : countsOf(facts, settings);

if (values.json) console.log(JSON.stringify({ counts, facts, untrue, settings }));
else print();
process.exitCode = left === 0 ? 0 : 1;

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
  list('No longer true, or not for long', untrue);
  list('Settings (.env.example explains each)', settings);
}
