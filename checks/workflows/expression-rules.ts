import { Script } from 'node:vm';
import type { Found, Workflow } from './workflow-shape.ts';

interface Text {
  node: string;
  path: string;
  text: string;
}

function textsIn(value: unknown, node: string, path: string): Text[] {
  if (typeof value === 'string') return [{ node, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, node, path ? `${path}.${key}` : key));
}

/** Every text in the parameters of every node, with its position. */
export const workflowTexts = (workflow: Workflow): Text[] =>
  workflow.nodes.flatMap((node) => textsIn(node.parameters, node.name, ''));

/** Finds the code between `{{` and `}}`; a doubled brace inside belongs to the code when the code needs it to close. */
function snippets(text: string): string[] {
  return [...text.matchAll(/\{\{([\s\S]*?)\}\}(?!\})/g)].map((match) => match[1] ?? '');
}

/** Reason why the code cannot run; undefined when JavaScript can read it. */
function syntaxError(code: string): string | undefined {
  try {
    new Script(code);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function codeOf({ path, text }: Text): string[] {
  if (path === 'jsCode') return [`(async () => {${text}\n})`];
  return text.startsWith('=') ? snippets(text).map((snippet) => `(${snippet}\n)`) : [];
}

/** Expressions and code must be readable JavaScript, and name only nodes that exist. */
export function expressionProblems(workflow: Workflow): Found[] {
  const names = new Set(workflow.nodes.map((node) => node.name));
  return workflowTexts(workflow).flatMap((text) => {
    const syntax = codeOf(text).flatMap((code): Found[] => {
      const error = syntaxError(code);
      return error
        ? [
            {
              node: text.node,
              problem: `The code in "${text.path}" cannot be read: ${error}.`,
              fix: 'Correct the JavaScript; paste it into the node in n8n to try it.',
            },
          ]
        : [];
    });
    const isCode = text.path === 'jsCode' || text.text.startsWith('=');
    const missing = [...(isCode ? text.text.matchAll(/\$\('([^']+)'\)/g) : [])]
      .map((match) => match[1] ?? '')
      .filter((name) => !names.has(name))
      .map((name) => ({
        node: text.node,
        problem: `"${text.path}" reads from "${name}", which is not a node of this workflow.`,
        fix: `Use the name of an existing node in $('…').`,
      }));
    return [...syntax, ...missing];
  });
}
