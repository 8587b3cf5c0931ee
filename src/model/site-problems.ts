/** Reads all that an owner edits as the build does: the editor tells before it saves. */
import { postHeaderSchema, readFrontMatter, readPostText } from './blog/post-header.ts';
import type { SiteFiles } from './content-files.ts';
import type { Known } from './facts/known.ts';
import { postPaths, readSite } from './read-site.ts';

/** Also of texts that the build would leave out or link wrongly. */
export async function siteProblems(files: SiteFiles): Promise<string[]> {
  const { problems, known, dead } = await readSite(files, { isPreview: true });
  const posts = postPaths(files).flatMap((path) =>
    postProblems(path, files.read(path) ?? '', known),
  );
  // Without their lines: what was wrong before an edit above it is nothing new.
  const texts = [...posts, ...dead.map(({ problem }) => problem)];
  return [...new Set([...problems, ...texts])];
}

export const hiddenPages = ({ addresses }: Known) =>
  addresses.unlisted.map((page) => {
    const remedy = page.startsWith('/agreements/')
      ? 'Add it under “Agreements”.'
      : 'Fill it in under “Case studies: cost and return”, then under “Case studies: cards and drawings”.';
    return `${page} appears nowhere yet. ${remedy}`;
  });

const YEAR = 365 * 86_400_000;

function postProblems(file: string, text: string, known: Known) {
  try {
    const { missing } = readPostText(text, file, postHeaderSchema(known));
    if (missing.length > 0)
      return [`${file}: ${missing.join(', ')} is missing. Fill it in at the head of the form.`];
    const date = readFrontMatter(text, file).fields.get('date') ?? '';
    if (Date.parse(date) > Date.now() + YEAR)
      return [`${file}, field date: ${date} is a year ahead. Correct it.`];
  } catch {
    // It is a problem of the site already.
  }
  return [];
}
