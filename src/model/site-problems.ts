/** Reads all that an owner edits as the build does: the editor tells before it saves. */
import { postHeaderSchema, readFrontMatter, readPostText } from './blog/post-header.ts';
import { pathsIn, type SiteFiles } from './content-files.ts';
import type { Known } from './facts/known.ts';
import { readSite } from './read-site.ts';

/** @returns one line for each problem, also of texts that the build would leave out or link wrongly */
export async function siteProblems(files: SiteFiles): Promise<string[]> {
  const { problems, known } = await readSite(files, { isPreview: true });
  const texts = [
    ...pathsIn(files, 'content/blog', '.md').filter((path) => !/blog\/[._~]|blog\/.*\//.test(path)),
    ...pathsIn(files, 'content/docs', '.mdx'),
    ...pathsIn(files, 'content/legal', '.md'),
  ].flatMap((path) => textProblems(path, files.read(path) ?? '', known));
  return [...new Set([...problems, ...texts])];
}

function textProblems(path: string, text: string, known: Known): string[] {
  return [
    ...(path.startsWith('content/blog/') ? postProblems(path, text, known) : []),
    ...known.addresses.deadAddresses(path, text),
    ...(known.addresses.isOff(path.replace(/^content|\.mdx$/g, ''))
      ? []
      : [...unknownCases(path, text, known), ...unknownFigures(path, text, known)]),
  ];
}

const LISTED: readonly [RegExp, string][] = [
  [
    /^\/docs\/case-studies\//,
    'Fill it in under “Case studies: cost and return”, then under “Case studies: cards and drawings”.',
  ],
  [/^\/agreements\//, 'Add it under “Agreements”.'],
];

/** @returns one line for each page that is written and nowhere on the site, with what lists it */
export function hiddenPages({ addresses }: Known): string[] {
  return addresses.unlisted.map((page) => {
    const remedy = LISTED.find(([form]) => form.test(page))?.[1];
    return `${page} appears nowhere yet. ${remedy}`;
  });
}

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
/** `{fee}`, or by its component; what a component is given stands behind "=". */
const FIGURE = /(?<![=$])\{([a-z]\w*)\}|<EngagementFact of="([^"]*)"/gi;

/** Of Markdown the reader tells it; a document would stop the build, which knows no line. */
function unknownFigures(file: string, text: string, { figures }: Known): string[] {
  if (!figures || !file.endsWith('.mdx')) return [];
  const words = text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
  return [...words.matchAll(FIGURE)]
    .map(({ 1: braced, 2: of = '', index }) => ({ name: braced ?? of, index }))
    .filter(({ name }) => figures[name] === undefined)
    .map(({ name, index }) => {
      const line = words.slice(0, index).split('\n').length;
      return `${file}, line ${line}: asks for {${name}}, which stands for nothing. Use one of ${Object.keys(figures).join(', ')}, or write it as code.`;
    });
}

/** Named by a figure of a document, which would stop the build. */
function unknownCases(file: string, text: string, { addresses }: Known): string[] {
  const named = [...text.matchAll(/<\w+ study="([^"]*)"/g)].map(([, study = '']) => study);
  return named
    .filter((study) => !addresses.cases.includes(study))
    .map(
      (study) =>
        `${file}: study="${study}" is no case study. Use one of ${addresses.cases.join(', ')}, or take it out.`,
    );
}

const YEAR = 365 * 86_400_000;

function postProblems(file: string, text: string, known: Known): string[] {
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
