/** Reads an n8n workflow: its steps, their types, the stages they belong to, and what happens when one fails. */
import type { TemplateNode, TemplateWorkflow } from './workflow-templates.ts';

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

export interface FailurePath {
  steps: string[];
  tries: string;
  /** Place the run continues at after the last try. */
  onward: string;
}

/** Rows of steps that fail in the same way, in the order of the workflow; last the row for all other failures. */
export function failurePaths(workflow: TemplateWorkflow): FailurePath[] {
  const paths = new Map<string, FailurePath>();
  for (const step of workflowSteps(workflow)) {
    if (!step.onError && !step.retryOnFail) continue;
    const [tries, onward] = [triesOf(step), thenOf(step, workflow)];
    const path = paths.get(`${tries} ${onward}`) ?? { steps: [], tries, onward };
    path.steps.push(step.name);
    paths.set(`${tries} ${onward}`, path);
  }
  return [...paths.values(), everythingElse(workflow)];
}

function triesOf({ retryOnFail, maxTries = 3, waitBetweenTries = 1000 }: TemplateNode): string {
  if (!retryOnFail) return 'Once';
  const seconds = waitBetweenTries / 1000;
  return `${maxTries}\u00a0times, ${seconds}\u00a0${seconds === 1 ? 'second' : 'seconds'} apart`;
}

function thenOf({ name, onError }: TemplateNode, workflow: TemplateWorkflow): string {
  // n8n hands the error of a tool to the model that called it, whatever its setting (seen with n8n 2.41.1).
  if (workflow.connections[name]?.['ai_tool'] && onError !== 'stopWorkflow')
    return 'The model is told, and goes on';
  if (onError === 'continueRegularOutput') return 'The run goes on without it';
  if (onError !== 'continueErrorOutput') return 'The run stops';
  const way: string[] = [];
  let next: string | undefined = errorTarget(name, workflow);
  while (next && !way.includes(next)) {
    way.push(next);
    next = onwards(next, workflow);
  }
  return way.map((step) => `“${step}”`).join(', then ');
}

/** Target of the second output: with "continue (using error output)" every step here has one regular output. */
function errorTarget(name: string, { connections }: TemplateWorkflow): string {
  const target = connections[name]?.['main']?.[1]?.[0]?.node;
  if (!target) {
    throw new Error(
      `The step "${name}" of a template sends its failures nowhere. Connect its error output, or let it stop the run.`,
    );
  }
  return target;
}

const onwards = (name: string, { connections }: TemplateWorkflow) =>
  connections[name]?.['main']?.[0]?.[0]?.node;

function everythingElse(workflow: TemplateWorkflow): FailurePath {
  const trigger = workflowSteps(workflow).find(({ type }) => type.endsWith('.errorTrigger'))?.name ?? '';
  return {
    steps: ['Any other step'],
    tries: 'Once',
    onward: `The run stops; “${trigger}”, then “${onwards(trigger, workflow)}”`,
  };
}
