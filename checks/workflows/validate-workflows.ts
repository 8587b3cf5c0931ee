/**
 * Checks workflow templates against the node types that n8n publishes.
 *
 *   npm run validate                      the templates in content/workflows
 *   npm run validate -- path/to/one.json  other files
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { connectionProblems } from './connection-rules.ts';
import { expressionProblems } from './expression-rules.ts';
import { countProblems, layoutProblems } from './layout-rules.ts';
import { nodeTypeProblems } from './node-type-rules.ts';
import { type NodeTypes, readNodeTypes } from './node-type-snapshot.ts';
import { parameterProblems } from './parameter-rules.ts';
import { failureProblems, secretProblems } from './safety-rules.ts';
import { type Found, type Problem, workflowSchema } from './workflow-shape.ts';

export const templateFolder = new URL('../../content/workflows/', import.meta.url);

/** The file names of the committed templates. */
export function templateFiles(): string[] {
  return readdirSync(templateFolder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** Checks the shape of the file; errors of zod are rewritten in the words of the other rules. */
function shapeProblems(content: unknown): Found[] {
  const nodes = (content as { nodes?: { name?: string }[] } | null)?.nodes;
  return (workflowSchema.safeParse(content).error?.issues ?? []).map((issue) => {
    const index = issue.path[0] === 'nodes' ? issue.path[1] : undefined;
    const name = typeof index === 'number' ? nodes?.[index]?.name : undefined;
    const isCredentials = issue.code === 'unrecognized_keys' && issue.keys.includes('credentials');
    return {
      ...(name ? { node: name } : {}),
      problem: `${issue.path.join('.') || 'The file'}: ${issue.message}.`,
      fix: isCredentials
        ? 'Remove the credentials: whoever imports the workflow chooses their own.'
        : 'Export the workflow from n8n again, or correct this field.',
    };
  });
}

/** Every problem of one workflow file; an empty list means that it can be published. */
export function validateWorkflow(file: string, content: unknown, types: NodeTypes): Problem[] {
  const shape = shapeProblems(content);
  if (shape.length > 0) return shape.map((found) => ({ file, ...found }));
  const workflow = workflowSchema.parse(content);
  return [
    ...countProblems(workflow),
    ...nodeTypeProblems(workflow, types),
    ...parameterProblems(workflow, types),
    ...expressionProblems(workflow),
    ...connectionProblems(workflow, types),
    ...failureProblems(workflow, types),
    ...secretProblems(workflow),
    ...layoutProblems(workflow),
  ].map((found) => ({ file, ...found }));
}

/** Writes a problem in two lines: place and problem, then the fix. */
export function problemText({ file, node, problem, fix }: Problem): string {
  return `${file}${node ? `, node "${node}"` : ''}: ${problem}\n    ${fix}`;
}

function main(paths: string[]): void {
  const types = readNodeTypes();
  const files = paths.length > 0 ? paths : templateFiles().map((name) => new URL(name, templateFolder));
  const problems = files.flatMap((path) =>
    validateWorkflow(basename(String(path)), JSON.parse(readFileSync(path, 'utf8')), types),
  );
  for (const problem of problems) process.stderr.write(`${problemText(problem)}\n`);
  process.stdout.write(
    problems.length === 0
      ? `${files.length} workflow files are sound (n8n ${types.header.n8n}).\n`
      : `${problems.length} problems in ${files.length} workflow files.\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) main(process.argv.slice(2));
