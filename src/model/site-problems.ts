/** Reads all that an owner edits as the build does: the editor tells before it saves. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPosts, postArticle } from './blog/load-posts.ts';
import { readFrontMatter, readPostText } from './blog/post-header.ts';
import { readDocs } from './docs/load-docs.ts';
// Loads and checks every file of facts.
import './facts/all-facts-files.ts';
import { CASE_STUDIES, caseStudies } from './facts/case-studies.ts';
import { deadAddresses, isOff } from './facts/known-addresses.ts';
import { emptySeat, SEATS, team } from './facts/team.ts';
import { readLegalDocument } from './legal-document.ts';

/** @returns one line for each problem; a file of facts with a problem has thrown by now */
export async function siteProblems(root: string): Promise<string[]> {
  // Whatever the holder of a seat signs would be told as well, before the one that helps.
  const empty = SEATS.filter((seat) => !team.some((person) => person.seat === seat));
  if (empty.length > 0) return empty.map(emptySeat);
  const { problems } = readDocs(root);
  const tell = (problem: string) => problems.push(...problem.split('\n'));
  const attempt = async (read: () => unknown) => {
    try {
      await read();
    } catch (error) {
      tell((error as Error).message);
    }
  };
  const inBlog = (problem: string) => tell(`content/blog/${problem}`);
  const posts = loadPosts(join(root, 'content/blog'), {
    includeDrafts: true,
    leaveOut: inBlog,
    // A skipped post is told below, and a field that is no post's harms nobody.
    warn: () => undefined,
  });
  for (const post of posts) await attempt(() => postArticle(post));
  for (const file of globSync('content/{blog/[!._~]*.md,docs/**/*.mdx,legal/**/*.md}', {
    cwd: root,
  }).sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    if (file.startsWith('content/blog/'))
      await attempt(() => problems.push(...postProblems(file, text)));
    if (file.startsWith('content/legal/')) await attempt(() => readLegalDocument(file, text));
    problems.push(...deadAddresses(root, file, text), ...unknownCases(file, text));
  }
  return [...new Set(problems)];
}

/** Named by a figure of a document, which would stop the build. */
function unknownCases(file: string, text: string): string[] {
  if (isOff(file.replace(/^content|\.mdx$/g, ''))) return [];
  const named = [...text.matchAll(/<\w+ study="([^"]*)"/g)].map(([, study = '']) => study);
  return named
    .filter((study) => !Object.keys(caseStudies).includes(study))
    .map(
      (study) =>
        `${file}: study="${study}" is no case study. Use one of ${CASE_STUDIES.join(', ')}, or take it out.`,
    );
}

const YEAR = 365 * 86_400_000;

function postProblems(file: string, text: string): string[] {
  const { missing } = readPostText(text, file);
  if (missing.length > 0)
    return [`${file}: ${missing.join(', ')} is missing. Fill it in at the head of the form.`];
  const { fields } = readFrontMatter(text, file);
  const date = fields.get('date') ?? '';
  if (Date.parse(date) > Date.now() + YEAR)
    return [`${file}, field date: ${date} is a year ahead. Correct it.`];
  return [...fields]
    .filter(([, value]) => /^[“„”][^“„”]*[”“]$/.test(value))
    .map(
      ([field, value]) =>
        `${file}, field ${field}: ${value} stands in curly quotation marks, which the page would print. Take them off.`,
    );
}
