import type { NodeTypes } from './node-type-snapshot.ts';
import type { Found, Workflow } from './workflow-shape.ts';

/** Every node type and version must be one that n8n publishes. */
export function nodeTypeProblems(workflow: Workflow, types: NodeTypes): Found[] {
  return workflow.nodes.flatMap(({ name: node, type, typeVersion }): Found[] => {
    const versions = types.versionsOf(type);
    if (!versions) {
      const near = types.names.find((known) => known.toLowerCase() === type.toLowerCase());
      return [
        {
          node,
          problem: `"${type}" is not a node type of n8n ${types.header.n8n}.`,
          fix: near
            ? `Write it as "${near}".`
            : 'Copy the type from a node that n8n exported, or choose another node.',
        },
      ];
    }
    if (!versions.includes(typeVersion)) {
      return [
        {
          node,
          problem: `${type} has no version ${typeVersion}.`,
          fix: `Use one of ${versions.join(', ')}; the newest is ${versions.at(-1)}.`,
        },
      ];
    }
    if (!types.describe(type, typeVersion)) {
      return [
        {
          node,
          problem: `node-types.jsonl does not describe ${type} ${typeVersion} yet.`,
          fix: 'Run "npm run node-types" in checks/workflows/ and commit the result.',
        },
      ];
    }
    return [];
  });
}
