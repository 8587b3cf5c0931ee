/** Defines a scenario of a template, and the steps that all scenarios share. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TemplateWorkflow, WorkflowTemplate } from '#model/workflows/workflow-templates.ts';
import { startedSoon } from '../fill-template.ts';
import type { Execution, N8nServer, PostedWorkflow } from '../n8n-server.ts';
import type { CallKind, Fault, Outside, OutsideAnswer, OutsideRequest } from '../stand-ins/outside.ts';

export interface Bench {
  n8n: N8nServer;
  outside: Outside;
  /** The template, filled in. */
  workflow: TemplateWorkflow;
  /** Keeps what came out of a run, for the page of the template. */
  keep: (fileName: string, content: string | Buffer) => void;
}

export interface Scenario {
  /** Name of the case, as the report and the page print it. */
  name: string;
  kind: 'normal' | 'failure';
  /** Runs it and says what was seen, in a few words each; a thrown error is a failed scenario. */
  run: (bench: Bench) => Promise<string[]>;
}

export interface TemplateRuns {
  slug: WorkflowTemplate['slug'];
  placeholders: (outside: Outside) => Record<string, string>;
  /** Reason why its scenarios cannot run on this machine, if there is one. */
  missing?: string | undefined;
  scenarios: Scenario[];
  prepare?: () => Promise<void>;
}

/**
 * Makes the scenarios of one template: each names what it tries, changes the world if it must, and says in `run` what was
 * seen. `begin` makes the world that a scenario starts in.
 */
export function scenariosIn<World extends object, Change extends object>(
  begin: (bench: Bench, change: Partial<Change>) => World,
) {
  type Run = (bench: Bench & World) => Promise<string[]>;
  const maker =
    (kind: Scenario['kind']) =>
    (name: string, change: Partial<Change>, run: Run): Scenario => ({
      name,
      kind,
      run: (bench) => run({ ...bench, ...begin(bench, change) }),
    });
  return { normal: maker('normal'), failure: maker('failure') };
}

/** A service that answers the calls that match with a failure. */
export const failing = (
  status: number,
  message: string,
  matches: (request: OutsideRequest) => boolean,
): Fault => ({ matches, answer: failure(status, message) });

/** A failure in the shape that the services' clients read. */
export const failure = (status: number, message: string): OutsideAnswer => ({
  status,
  body: { type: 'error', error: { type: 'api_error', message } },
});

/** Says that the one message to the owner is as it should be. */
export const ownerIsTold = (posted: string[], words: RegExp, promised = 'the owner is told') =>
  expect(posted.length === 1 && words.test(posted[0] ?? ''), `${promised}: “${posted[0]}”`, posted);

/** Says what was promised if it is so, and fails the scenario otherwise. */
export function expect(isSo: boolean, promised: string, found?: unknown): string {
  if (isSo) return promised;
  const seen = found === undefined ? '' : ` Found: ${(JSON.stringify(found) ?? '').slice(0, 1500)}`;
  throw new Error(`Not so: ${promised}.${seen}`);
}

/** Calls of one kind. */
export const callsOf = ({ calls }: Outside, kind: CallKind) => calls.filter((call) => call.kind === kind);

/** Waits until `look` finds something. */
export async function until<T>(what: string, look: () => Promise<T | undefined>, seconds = 90): Promise<T> {
  for (let tries = 0; tries < seconds * 4; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(250);
  }
  throw new Error(`After ${seconds} seconds there was still no ${what}.`);
}

const OVER = new Set(['success', 'error', 'canceled', 'crashed']);

/** Waits for the end of an execution. */
export const finished = (n8n: N8nServer, id: string, seconds = 400): Promise<Execution> =>
  until(
    `end of execution ${id}`,
    async () => {
      const execution = await n8n.execution(id);
      return OVER.has(execution.status) ? execution : undefined;
    },
    seconds,
  );

/** Publishes the workflow, lets its schedule start it once, and gives the execution's id while it runs. */
export async function startBySchedule(
  { n8n }: Bench,
  workflow: TemplateWorkflow,
): Promise<{ id: string; posted: PostedWorkflow }> {
  const posted = await n8n.postWorkflow(startedSoon(workflow));
  const id = await startAgain(n8n, posted);
  return { id, posted };
}

/** Lets the schedule of a workflow that was posted start it once more. */
export async function startAgain(
  n8n: N8nServer,
  posted: PostedWorkflow,
  keepPublished = false,
): Promise<string> {
  const before = (await n8n.executionIds(posted)).length;
  await n8n.publish(posted);
  const id = await until('execution', async () => (await n8n.executionIds(posted))[before]);
  if (!keepPublished) await n8n.unpublish(posted);
  return id;
}

/** Starts it by its schedule and waits for the end. */
export async function runBySchedule(bench: Bench): Promise<{ execution: Execution; posted: PostedWorkflow }> {
  const { id, posted } = await startBySchedule(bench, bench.workflow);
  return { execution: await finished(bench.n8n, id), posted };
}

/** Counts the runs of a step in an execution. */
export const runsOf = (execution: Execution, step: string) => execution.steps[step]?.length ?? 0;
