/**
 * Installs the tools a bench compares with from npm, in a folder outside the project: none of them is a package
 * of the project. The folder stays, so that the next run does not install again.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const SCRATCH = join(tmpdir(), 'loomwright-bench');
const INSTALL_LIMIT_MS = 900_000;

/** Folder a template was installed in, or the reason why it was not. */
export type Installed = { folder: string } | { missing: string };

/** @param template a folder with a `package.json` whose versions are exact */
export function installTemplate(template: string): Installed {
  const versions = readFileSync(join(template, 'package.json'), 'utf8');
  const mark = createHash('sha256').update(versions).digest('hex').slice(0, 8);
  const folder = join(SCRATCH, `${basename(template)}-${mark}`);
  const done = join(folder, 'node_modules/.installed');
  const isOfTemplate = (file: string) => !file.includes('node_modules');
  cpSync(template, folder, { recursive: true, filter: isOfTemplate });
  if (existsSync(done)) return { folder };
  const options = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', options, {
    cwd: folder,
    encoding: 'utf8',
    timeout: INSTALL_LIMIT_MS,
  });
  if (status !== 0) return { missing: `npm install: ${firstError(stderr)}` };
  writeFileSync(done, '');
  return { folder };
}

/** First error in npm's output, in a line that may be published: without addresses and folders of the machine. */
export function firstError(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  const said = lines.filter((line) => line && !/^(npm warn|code |errno )/.test(line));
  return (said[0] ?? 'no reason given').replaceAll(/\S*(:\/\/|\/\w+\/)\S*/g, '…').slice(0, 160);
}
