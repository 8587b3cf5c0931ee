/** Describes what a workflow does when a step fails, read from the settings of its steps. */
import type { TemplateNode, TemplateWorkflow } from '#content/data/workflows.ts';
import { workflowSteps } from '#model/workflows/workflow-facts.ts';

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
