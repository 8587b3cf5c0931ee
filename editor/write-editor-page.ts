/**
 * `npm run edit:host -- owner/name`: writes the editor for people without this folder to `editor-page/`: a page, its
 * configuration and the editor's script, for any host of static files. It works on the Git host with a token of the
 * person's own, and is in no build of the site.
 */
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type GitHost, hostConfig } from './editor-config.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE =
  'Name the repository: npm run edit:host -- owner/name [--host=github|gitlab] [--branch=main] [--site=https://example.com]';

/** @throws an error that says what to write instead */
export function readHost(args: string[]): GitHost {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      host: { type: 'string', default: 'github' },
      branch: { type: 'string', default: 'main' },
      site: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  const [repository = ''] = positionals;
  const { host: name, branch, site: address } = values;
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repository) || (name !== 'github' && name !== 'gitlab'))
    throw new Error(USAGE);
  return { name, repository, branch, address };
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Edit the site</title>
    <script src="sveltia-cms.js"></script>
    <script src="start.js"></script>
  </head>
  <body></body>
</html>
`;

/** A file of its own, so that a host may forbid scripts inside pages. */
const START = `fetch('config.json').then((answer) => answer.json()).then((config) => window.CMS.init({ config }));
`;

export async function writeEditorPage(host: GitHost, folder: string): Promise<void> {
  const package_ = join(ROOT, 'node_modules/@sveltia/cms/dist');
  await mkdir(join(folder, 'chunks'), { recursive: true });
  await copyFile(join(package_, 'sveltia-cms.js'), join(folder, 'sveltia-cms.js'));
  for (const name of (await readdir(join(package_, 'chunks'))).filter((each) => each.endsWith('.js')))
    await copyFile(join(package_, 'chunks', name), join(folder, 'chunks', name));
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(hostConfig(host), null, 2)}\n`);
  await writeFile(join(folder, 'start.js'), START);
  await writeFile(join(folder, 'index.html'), PAGE);
}

if (import.meta.main) {
  try {
    const folder = join(ROOT, 'editor-page');
    await writeEditorPage(readHost(process.argv.slice(2)), folder);
    console.log(`The editor is in ${folder}. Put the folder on any host of static files with https.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
