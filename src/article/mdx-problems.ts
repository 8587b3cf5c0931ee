import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type Figures, lineAt, own, unknownFigure } from './braces.ts';
import { refuseEmptyHeadings } from './headings.ts';
import { keptByFile } from './kept-by-file.ts';

export const SYNTAX = [remarkFrontmatter, remarkGfm];
export const EXPRESSIONS = ['mdxTextExpression', 'mdxFlowExpression'];
const OF_CASE = /^Case(?:Diagram|Figure|Glance|Return|Verdict)$/;
const COMPONENTS = ['mdxJsxTextElement', 'mdxJsxFlowElement'];

const reader = createProcessor({ remarkPlugins: SYNTAX });

/** @throws in words of whoever writes, where the compiler speaks its own */
export function mdxTree(path: string, value: string) {
  const file = new VFile({ path, value });
  try {
    const tree = reader.parse(file);
    refuseEmptyHeadings()(tree, file);
    return tree;
  } catch (error) {
    const { line, message } = error as Error & { line?: number };
    const told = `${path}, line ${line}: cannot be read, because braces and < are code here. In prose write \\{ and &lt;, a comment as {/* … */}, and close each tag that is opened.`;
    throw new Error(line === undefined ? message : told, { cause: error });
  }
}

function readMdx(path: string, text: string) {
  const named = [...text.matchAll(/<EngagementFact of="([^"]*)"/g)].map(
    ({ 1: name = '', index }) => ({ name, line: lineAt(text, index) }),
  );
  const used: typeof named = [];
  const problems: string[] = [];
  try {
    visit(mdxTree(path, text), [...EXPRESSIONS, ...COMPONENTS], (node) => {
      const { value, name, position } = node as typeof node & { value: string; name: string };
      const line = position?.start.line ?? 1;
      if (COMPONENTS.includes(node.type)) used.push({ name, line });
      else if (!/^\s*(\/\*|$)/.test(value)) named.push({ name: value.trim(), line });
    });
  } catch (error) {
    problems.push((error as Error).message);
  }
  return { named, used, problems };
}

const kept = keptByFile<ReturnType<typeof readMdx>>();

/** @param figures nothing where they could not be read: any is taken for one then */
export function mdxProblems(
  path: string,
  text: string,
  figures: Figures | undefined,
  cases: readonly string[],
  components: readonly string[],
) {
  const found = kept(path, [text], () => readMdx(path, text));
  const problems = [...found.problems];
  for (const { name, line } of found.named)
    if (figures && own(figures, name) === undefined)
      problems.push(unknownFigure(`${path}, line ${line}`, name, figures));
  for (const { name, line } of found.used)
    if (/^[A-Z]/.test(name) && !components.includes(name) && !/^import /m.test(text))
      problems.push(
        `${path}, line ${line}: <${name}> is no component. Use one that content/docs/README.md lists, or write &lt;${name}.`,
      );
    else if (OF_CASE.test(name) && !cases.some((slug) => path.endsWith(`case-studies/${slug}.mdx`)))
      problems.push(
        `${path}, line ${line}: <${name}> tells of the page’s own case study. Take it out, or give the page one in content/data/case-studies.yaml.`,
      );
  return problems;
}
