/** A legal text: a title, and numbered sections under second-level headings. */
import type { Root } from 'hast';
import { keptArticle } from '#article/article.ts';
import { type ArticleSection, readRest, readSections } from '#article/read-page.ts';
import type { SiteFiles } from './content-files.ts';
import type { Figures } from './facts/known.ts';

export interface LegalDocument {
  title: string;
  sections: (ArticleSection & { number: number })[];
}

/** The first line that is neither empty nor a comment. */
const TITLE = /^(?:\s|<!--[\s\S]*?-->)*# +(.+)\n?/;

/** @param text Markdown, in which `{company}` and the like stand for figures */
export async function readLegalDocument(
  file: string,
  text: string,
  figures: Figures | undefined,
  finish = (tree: Root) => tree,
): Promise<LegalDocument> {
  const [beginning = '', title] = TITLE.exec(text) ?? [];
  if (!title)
    throw new Error(`${file} has no title: begin it with a line such as "# Privacy policy".`);
  // Each line keeps its number in the file.
  const body = beginning.replace(/.+/g, '') + text.slice(beginning.length);
  const article = finish(await keptArticle(body, file, figures));
  const lost = readRest(article);
  if (lost)
    throw new Error(`${file}: "${lost}" stands before the first "## " heading; move it under one.`);
  return {
    title: title.trim(),
    sections: readSections(article).map((section, index) => ({ ...section, number: index + 1 })),
  };
}

/** @param figures nothing where they could not be read: braces then stay */
export async function readLegalDocuments<Agreement extends { slug: string }>(
  files: SiteFiles,
  agreements: readonly Agreement[],
  figures: Figures | undefined,
  finish?: (tree: Root) => Root,
) {
  const problems: string[] = [];
  const read = async (path: string, missing: string) => {
    const text = files.read(path);
    try {
      if (text === undefined) throw new Error(missing);
      return await readLegalDocument(path, text, figures, finish);
    } catch (error) {
      problems.push(...(error as Error).message.split('\n'));
      return { title: '', sections: [] };
    }
  };
  const privacy = 'content/legal/privacy.md';
  return {
    privacy: await read(privacy, `${privacy} is missing: the page /privacy shows it.`),
    agreements: await Promise.all(
      agreements.map(async (agreement) => {
        const path = `content/legal/agreements/${agreement.slug}.md`;
        const missing = `content/data/agreements.yaml lists "${agreement.slug}", but ${path} is missing.`;
        return { ...agreement, document: await read(path, missing) };
      }),
    ),
    problems,
  };
}
