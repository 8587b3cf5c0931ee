/** A legal text: a title, and numbered sections under second-level headings. */
import { markdownArticle } from '#article/article.ts';
import { type ArticleSection, readRest, readSections } from '#article/read-page.ts';
import { erasureWords } from '#leads/erase-after.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { engagementFigures } from './engagement-figures.ts';
import { filled } from './filled.ts';

const erasureOfThisSite = erasureWords(readBuildEnvironment(process.env).LEADS_ERASE_AFTER);

export interface LegalDocument {
  title: string;
  sections: (ArticleSection & { number: number })[];
}

/** The first line that is neither empty nor a comment. */
const TITLE = /^(?:\s|<!--[\s\S]*?-->)*# +(.+)\n?/;

/**
 * @param file as an editor knows it
 * @param text Markdown; `{company}` and other names of engagement-figures.ts are filled in
 * @param erasure the privacy policy's `{erased}` and `{erasing}`
 * @throws an error that says what the file lacks
 */
export async function readLegalDocument(
  file: string,
  text: string,
  erasure = erasureOfThisSite,
): Promise<LegalDocument> {
  const [beginning, title] = TITLE.exec(text) ?? [];
  if (beginning === undefined || title === undefined) {
    throw new Error(`${file} has no title: begin it with a line such as "# Privacy policy".`);
  }
  // Each line keeps its number in the file.
  const body = beginning.replace(/.+/g, '') + text.slice(beginning.length);
  const figures = { ...engagementFigures, ...erasure };
  const whole = filled(body, figures);
  const [line, stranger] = /^.*?(\{\w+\}).*$/m.exec(whole) ?? [];
  if (stranger !== undefined)
    throw new Error(
      `${file}: "${line}" asks for ${stranger}, which stands for nothing. Use one of ${Object.keys(figures).join(', ')}, or take the braces off.`,
    );
  const article = await markdownArticle(whole, file);
  const lost = readRest(article);
  if (lost)
    throw new Error(`${file}: "${lost}" stands before the first "## " heading; move it under one.`);
  return {
    title: title.trim(),
    sections: readSections(article).map((section, index) => ({ ...section, number: index + 1 })),
  };
}
