/** Says whether a file can be saved as it is, and what to mend otherwise. */
import { readFrontMatter } from '#model/blog/front-matter.ts';
import { missingFields, parsePostHeader } from '#model/blog/post-header.ts';
import { factsFiles } from '#model/facts/all-facts-files.ts';
import { pathOf } from '#model/facts/facts-file.ts';
import { checkFacts } from '#model/facts/read-facts.ts';
import { PICTURE } from './edited-files.ts';
import { type Checked, preparePicture } from './prepare-picture.ts';

/** @returns what is wrong, and the bytes to write: pictures are made fit for a page */
export async function checkEdit(path: string, body: Buffer): Promise<Checked> {
  if (PICTURE.test(path)) return preparePicture(path, body);
  const text = body.toString('utf8');
  const facts = factsFiles.find((file) => pathOf(file) === path);
  if (facts) return { problems: checkFacts(facts, text).problems, content: body };
  if (path.startsWith('content/blog/')) return { problems: postProblems(path, text), content: body };
  return { problems: [], content: body };
}

function postProblems(path: string, text: string): string[] {
  try {
    const matter = readFrontMatter(text, path);
    const missing = missingFields(matter);
    if (missing.length > 0)
      return [`${path}: ${missing.join(', ')} is missing. Fill it in at the head of the form.`];
    parsePostHeader(matter, path);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
