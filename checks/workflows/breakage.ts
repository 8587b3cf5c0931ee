import assert from 'node:assert/strict';
import type { Workflow } from './workflow-shape.ts';

/** One way to break a template, and what must be said about it. */
export interface Breakage {
  name: string;
  file: string;
  breakIt(workflow: Workflow): void;
  expected: RegExp;
}

/** The node of that name; a template without it fails the test. */
export function nodeOf(workflow: Workflow, name: string): Workflow['nodes'][number] {
  const node = workflow.nodes.find((candidate) => candidate.name === name);
  assert.ok(node, `The template has no node "${name}".`);
  return node;
}
