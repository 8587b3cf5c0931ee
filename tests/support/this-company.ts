/** The company of this checkout, whichever it is: rules about it take its words from here. */
import { join } from 'node:path';
import { filesOf } from '#model/content-files.ts';
import { readSite } from '#model/read-site.ts';

export const ROOT = join(import.meta.dirname, '../..');

const { site, problems } = await readSite(filesOf(ROOT));
if (!site) throw new Error(problems.join('\n'));

export const company = site;
