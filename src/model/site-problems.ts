/** Reads all that an owner edits as the build does: the editor tells before it saves. */
import type { SiteFiles } from './content-files.ts';
import type { Known } from './facts/known.ts';
import { readSite } from './read-site.ts';

/** Also of texts that the build would leave out or link wrongly. */
export async function siteProblems(files: SiteFiles) {
  const { problems, dead } = await readSite(files, { isPreview: true });
  // Without their lines: what was wrong before an edit above it is nothing new.
  return [...new Set([...problems, ...dead.map(({ problem }) => problem)])];
}

export const hiddenPages = ({ addresses }: Known) =>
  addresses.unlisted.map((page) => {
    const remedy = page.startsWith('/agreements/')
      ? 'Add it under “Agreements”.'
      : 'Fill it in under “Case studies: cost and return”, then under “Case studies: cards and drawings”.';
    return `${page} appears nowhere yet. ${remedy}`;
  });
