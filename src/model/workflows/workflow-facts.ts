/** Reads an n8n workflow: its steps, their types, and the stages they belong to. */
import type { TemplateNode, TemplateWorkflow } from '#content/data/workflows.ts';

const STICKY_NOTE = 'n8n-nodes-base.stickyNote';

/** The steps of a workflow: all its nodes but the sticky notes. */
export const workflowSteps = ({ nodes }: TemplateWorkflow): TemplateNode[] =>
  nodes.filter((node) => node.type !== STICKY_NOTE);

/** Counts node types, most used first; equal counts keep the order of the workflow. */
export function stepsByType(
  workflow: TemplateWorkflow,
): { type: string; count: number; typeVersion: number }[] {
  const counted = new Map<string, { type: string; count: number; typeVersion: number }>();
  for (const { type, typeVersion } of workflowSteps(workflow)) {
    counted.set(type, { type, typeVersion, count: (counted.get(type)?.count ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => b.count - a.count);
}

/** One stage of a workflow: a numbered sticky note, and the steps that lie on it from left to right. */
export interface WorkflowStage {
  number: number;
  title: string;
  /** The note's text below its heading, in Markdown. */
  text: string;
  steps: TemplateNode[];
}

const place = (node: TemplateNode) => ({ left: node.position[0] ?? 0, top: node.position[1] ?? 0 });

function liesOn(note: TemplateNode, step: TemplateNode): boolean {
  const { width, height } = note.parameters as { width: number; height: number };
  const [outer, inner] = [place(note), place(step)];
  const isBeside = inner.left < outer.left || inner.left > outer.left + width;
  return !isBeside && inner.top >= outer.top && inner.top <= outer.top + height;
}

/** The stages of a workflow in order, read from its sticky notes, so that the drawing agrees with the file. */
export function workflowStages(workflow: TemplateWorkflow): WorkflowStage[] {
  const steps = workflowSteps(workflow);
  return workflow.nodes
    .filter((node) => node.type === STICKY_NOTE)
    .map((note) => {
      const { content } = note.parameters as { content: string };
      const [, number, title, text] = /^## (\d+)\. (.+)\n([\s\S]*)$/.exec(content) ?? [];
      return {
        number: Number(number),
        title: title ?? note.name,
        text: text ?? '',
        steps: steps
          .filter((step) => liesOn(note, step))
          .sort((a, b) => place(a).left - place(b).left || place(a).top - place(b).top),
      };
    });
}
