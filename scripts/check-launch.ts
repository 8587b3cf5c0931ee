/**
 * `npm run check:launch`: lists every fact that still holds a place for one only the company knows, and every setting a
 * public site needs. Ends with code 1 while any is left.
 */
import './load-environment-file.ts';
import { join } from 'node:path';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { type SampleFact, sampleFacts } from './launch/sample-facts.ts';
import { ROOT } from './run-tool.ts';

const facts = await sampleFacts(join(ROOT, 'content'));
const env = readBuildEnvironment(process.env);
const settings = [
  env.VITE_SITE_URL.includes('localhost') &&
    'VITE_SITE_URL: canonical addresses, feeds and share links point at localhost',
  env.VITE_RECAPTCHA_SITE_KEY === '' &&
    'VITE_RECAPTCHA_SITE_KEY: off localhost every submission fails its bot check',
  env.VITE_CONTACT_ENDPOINT.startsWith('/') &&
    !process.env['CONTACT_WEBHOOK_URL'] &&
    'CONTACT_WEBHOOK_URL: leads stay in the inbox until somebody lists them',
].filter((problem) => problem !== false);

for (const [file, ofFile] of Map.groupBy(facts, (fact) => fact.file)) {
  console.log(`\n${file.slice(ROOT.length + 1)}`);
  for (const fact of ofFile) console.log(line(fact));
}
if (settings.length > 0)
  console.log(`\nSettings (.env.example explains each)\n${settings.map((text) => `  ${text}`).join('\n')}`);

const left = facts.length + settings.length;
console.log(
  left === 0
    ? 'Nothing is left: ready to launch.'
    : `\n${facts.length} sample facts and ${settings.length} settings are left.`,
);
process.exitCode = left === 0 ? 0 : 1;

function line({ line: number, kind, what }: SampleFact): string {
  return `  line ${String(number).padEnd(5)} ${kind.padEnd(20)} ${what}`;
}
