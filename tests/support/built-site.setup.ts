import { buildStamp, readBuildStamp } from '#scripts/build/build-stamp.ts';
import { run } from '#scripts/run-tool.ts';
import { BUILT } from './start-site.ts';

/** If sources or settings have changed. For production: these tests have another React. */
export async function setup() {
  if ((await readBuildStamp(BUILT)) === (await buildStamp())) return;
  if ((await run(['--run', 'build'], { NODE_ENV: 'production' })) !== 0)
    throw new Error('The site does not build.');
}
