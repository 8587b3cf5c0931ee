import { type Found, isNote, type Workflow, type WorkflowNode } from './workflow-shape.ts';

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The editor draws a node 96 px square; one that takes sub-nodes is 256 px wide. */
function nodeBox(node: WorkflowNode, takesSubNodes: Set<string>): Box {
  const [left, top] = node.position;
  return {
    name: node.name,
    left,
    top,
    right: left + (takesSubNodes.has(node.name) ? 256 : 96),
    bottom: top + 96,
  };
}

function noteBox(note: WorkflowNode): Box {
  const [left, top] = note.position;
  const { width, height } = note.parameters;
  return { name: note.name, left, top, right: left + Number(width), bottom: top + Number(height) };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  inner.right <= outer.right &&
  outer.top <= inner.top &&
  inner.bottom <= outer.bottom;

function overlapProblems(boxes: Box[]): Found[] {
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(box, other))
      .map((other) => ({
        node: box.name,
        problem: `It lies on top of "${other.name}".`,
        fix: 'Move one of the two.',
      })),
  );
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Names and ids are unique, and a template is neither a toy nor a tangle: 8 to 25 nodes. */
export function countProblems(workflow: Workflow): Found[] {
  const count = workflow.nodes.filter((node) => !isNote(node)).length;
  const names = repeated(workflow.nodes.map((node) => node.name));
  const ids = repeated(workflow.nodes.map((node) => node.id));
  return [
    ...(count >= 8 && count <= 25
      ? []
      : [
          { problem: `It has ${count} nodes; a template has 8 to 25.`, fix: 'Split it, or make it do more.' },
        ]),
    ...names.map((node) => ({ node, problem: 'Two nodes have this name.', fix: 'Rename one.' })),
    ...ids.map((id) => ({ problem: `Two nodes have the id ${id}.`, fix: 'Give one a new UUID.' })),
  ];
}

/** Checks the sticky notes: numbered stages that together contain every node, without overlaps. */
export function layoutProblems(workflow: Workflow): Found[] {
  const takesSubNodes = new Set(
    Object.values(workflow.connections).flatMap((byType) =>
      Object.entries(byType).flatMap(([type, outputs]) =>
        type.startsWith('ai_') ? outputs.flat().map((target) => target.node) : [],
      ),
    ),
  );
  const notes = workflow.nodes.filter(isNote);
  const stages = notes.map(noteBox);
  const boxes = workflow.nodes.filter((node) => !isNote(node)).map((node) => nodeBox(node, takesSubNodes));
  const unnumbered = notes.filter(
    (note, index) => !String(note.parameters['content']).startsWith(`## ${index + 1}. `),
  );
  return [
    ...(notes.length >= 3
      ? []
      : [
          {
            problem: `It has ${notes.length} sticky notes.`,
            fix: 'Explain each stage in a sticky note, in plain words.',
          },
        ]),
    ...unnumbered.map((note) => ({
      node: note.name,
      problem: 'The note does not open with its place in the story.',
      fix: 'Start it with "## 1. What happens here", numbered from left to right.',
    })),
    ...overlapProblems(stages),
    ...overlapProblems(boxes),
    ...boxes
      .filter((box) => stages.filter((stage) => contains(stage, box)).length !== 1)
      .map((box) => ({
        node: box.name,
        problem: 'It does not lie inside one sticky note.',
        fix: 'Move it into the stage that it belongs to.',
      })),
  ];
}
