import { workflowTexts } from './expression-rules.ts';
import { NodeHelpers } from './n8n-workflow-package.ts';
import type { NodeTypes } from './node-type-snapshot.ts';
import { type Found, isNote, type Workflow, type WorkflowNode } from './workflow-shape.ts';

/** Shapes of secrets and of ids that belong to somebody's account. */
const secrets: [what: string, pattern: RegExp][] = [
  ['an API key', /\b(?:sk|pk|rk)[-_](?:[a-z]+[-_])*[A-Za-z0-9]{16,}/],
  ['a Slack token', /\bxox[abeprs]-[A-Za-z0-9-]{10,}/],
  ['a Google key', /\bAIza[A-Za-z0-9_-]{30,}/],
  ['a GitHub token', /\b(?:gh[pousr]_|github_pat_)[A-Za-z0-9_]{20,}/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an authorization header', /\b(?:Bearer|Basic) [A-Za-z0-9+/=._-]{12,}/],
  ['a password in an address', /:\/\/[^/\s:@{]+:[^/\s:@{]+@/],
  [
    'an id of an account, file or channel',
    /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/,
  ],
  ['a Slack channel or user id', /\b[CUGD]0[A-Z0-9]{8,}\b/],
  ['a long hexadecimal id', /\b[0-9a-f]{24,}\b/i],
];

const exampleAddress = /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i;

/** No secret, no account id and no real person's address; only placeholders with instructions. */
export function secretProblems(workflow: Workflow): Found[] {
  return workflowTexts(workflow).flatMap(({ node, path, text }) => {
    const found = secrets.filter(([, pattern]) => pattern.test(text)).slice(0, 1);
    const addresses = (text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []).filter(
      (address) => !exampleAddress.test(address),
    );
    return [
      ...found.map(([what]) => ({
        node,
        problem: `"${path}" looks like it holds ${what}.`,
        fix: 'Put a placeholder such as REPLACE_WITH_YOUR_SHEET_ID there, and keep keys in n8n credentials.',
      })),
      ...addresses.map((address) => ({
        node,
        problem: `"${path}" holds the e-mail address ${address}.`,
        fix: 'Use a placeholder, or an address at example.com.',
      })),
    ];
  });
}

/** The placeholders that a person has to replace, in the order in which they first appear. */
export function placeholders(workflow: Workflow): string[] {
  return [
    ...new Set(
      workflowTexts(workflow).flatMap(
        ({ text }) => text.match(/REPLACE_WITH_[A-Z0-9]+(?:_[A-Z0-9]+)*/g) ?? [],
      ),
    ),
  ];
}

/** The credential types that a node with its present settings asks for, by n8n's own conditions. */
function credentialsOf(node: WorkflowNode, types: NodeTypes): string[] {
  const description = types.describe(node.type, node.typeVersion);
  if (!description) return [];
  const values =
    NodeHelpers.getNodeParameters(description.properties, node.parameters, true, false, node, description) ??
    node.parameters;
  const named = (description.credentials ?? []).filter((credential) =>
    NodeHelpers.displayParameter(values, credential, node, description),
  );
  // The HTTP Request node names its credential in a parameter instead.
  const chosen = [values['nodeCredentialType'], values['genericAuthType']].filter(
    (type) => typeof type === 'string' && type !== '',
  );
  return [...named.map((credential) => credential.name), ...chosen.map(String)];
}

/** The credential types that a workflow asks for, sorted. */
export const credentialTypes = (workflow: Workflow, types: NodeTypes): string[] =>
  [...new Set(workflow.nodes.flatMap((node) => credentialsOf(node, types)))].sort();

const leavesN8n = (node: WorkflowNode, types: NodeTypes): boolean =>
  node.type === 'n8n-nodes-base.httpRequest' || credentialsOf(node, types).length > 0;

/** Triggers wait for others; a model or an embedding has no error branch, the step that it serves has one. */
function canFailOnItsOwn(node: WorkflowNode, types: NodeTypes): boolean {
  const description = types.describe(node.type, node.typeVersion);
  const isServed = description !== undefined && NodeHelpers.isSubNodeType(description);
  return !description?.group.includes('trigger') && (!isServed || node.type.endsWith('Tool'));
}

/** Checks that a step which calls a service handles its failure: it retries, or its error leads to another step. */
export function failureProblems(workflow: Workflow, types: NodeTypes): Found[] {
  const active = workflow.nodes.filter((node) => !isNote(node));
  const planless = active.filter(
    (node) =>
      leavesN8n(node, types) && canFailOnItsOwn(node, types) && !node.onError && node.retryOnFail !== true,
  );
  const tellsSomebody = active.some((node) => node.type === 'n8n-nodes-base.errorTrigger');
  return [
    ...planless.map((node) => ({
      node: node.name,
      problem: 'It calls another service, and nothing says what happens when that fails.',
      fix: 'Set retryOnFail where a second try is harmless, or onError with a branch that tells somebody.',
    })),
    ...(tellsSomebody
      ? []
      : [
          {
            problem: 'A run that fails tells nobody.',
            fix: 'Add an Error Trigger that leads to a message.',
          },
        ]),
  ];
}
