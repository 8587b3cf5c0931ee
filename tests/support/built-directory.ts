/** The directory of tools as the built site serves it. Journeys cannot load it from its source, which Vite reads. */
import { parseDirectory } from '#screens/docs/directory/directory-data.ts';
import { readSiteFile } from './built-site.ts';

export const builtDirectory = parseDirectory(JSON.parse(readSiteFile('docs/tools.json')));
