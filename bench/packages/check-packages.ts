/** What meets strangers' input has no grave weakness. A registry that gives no answer stops nobody: who is offline can test. */
import { execFileSync, spawnSync } from 'node:child_process';
import { z } from 'zod';
import { executable, npmScript, ROOT } from '#scripts/run-tool.ts';

/** They ask for a notice, or, like MPL and LGPL, that changes to the package itself be shared. */
const ALLOWED = `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-3.0 ISC
  LGPL-3.0-or-later MIT MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib`.split(/\s+/);
/** Packages of the build that reach visitors; others meet only what our own people write. */
const IN_SCRIPTS = ['clsx', 'minisearch', 'react', 'react-dom', 'scheduler', 'zod'];
const advisorySchema = z.object({ title: z.string(), url: z.string(), severity: z.string() });
const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisorySchema])) }),
  ),
});

function weaknesses(...options: string[]) {
  const { stdout } = spawnSync(
    process.execPath,
    [npmScript(), 'audit', '--json', '--fetch-retries=0', ...options],
    { cwd: ROOT, encoding: 'utf8', timeout: 20_000 },
  );
  const answer = stdout.startsWith('{')
    ? auditSchema.safeParse(JSON.parse(stdout)).data?.vulnerabilities
    : undefined;
  return (
    answer &&
    Object.entries(answer).flatMap(([name, { via }]) =>
      via
        .filter((one) => typeof one === 'object')
        .filter(({ severity }) => /high|critical/.test(severity))
        .map(({ title, url }) => ({ name, title, url })),
    )
  );
}

const licenses = ['--excludePrivatePackages', '--summary', '--onlyAllow', ALLOWED.join(';')];
execFileSync(process.execPath, [executable('license-checker-rseidelsohn'), ...licenses], {
  cwd: ROOT,
  stdio: 'inherit',
});

const shipped = weaknesses('--omit=dev');
const inScripts = weaknesses()?.filter(({ name }) => IN_SCRIPTS.includes(name));
if (!shipped || !inScripts)
  console.log('Known weaknesses: not checked, because the registry gave no answer.');
for (const { name, title, url } of [...(shipped ?? []), ...(inScripts ?? [])]) {
  console.error(`${name}: ${title} (${url}). Take a version without it, or replace the package.`);
  process.exitCode = 1;
}
