/** Defines what a scenario of a template is, and the steps that all of them share. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TemplateWorkflow, WorkflowTemplate } from '#model/workflows/workflow-templates.ts';
import type { Execution, N8nServer, PostedWorkflow } from './n8n-server.ts';
import type { CallKind, Outside, Service } from './outside.ts';
import { SHARED, type World } from './service-table.ts';

export interface Bench {
  n8n: N8nServer;
  outside: Outside;
  /** The template, filled in. */
  workflow: TemplateWorkflow;
}

/** A promise, and whether it was kept. */
export type Check = [promised: string, isSo: boolean];

export interface Scenario {
  /** The case, as the report and the page print it. */
  name: string;
  kind: 'normal' | 'failure';
  run: (bench: Bench) => Promise<Check[]>;
}

export interface TemplateRuns {
  slug: WorkflowTemplate['slug'];
  /** Values of the placeholders, by the part of its name after REPLACE_WITH_. */
  placeholders: Record<string, string>;
  /** The header that its requests or its webhook carry. */
  header?: { name: string; value: string };
  /** Reason why its scenarios cannot run on this machine, if there is one. */
  missing?: string | undefined;
  prepare?: () => Promise<void>;
  scenarios: Scenario[];
}

export type Here<W> = Bench & {
  world: W;
  /** Number of calls: of a kind, or to an address. */
  calls: (which: CallKind | RegExp) => number;
};

/** Makes the scenarios of one template: what differs from its world, what is done, and what must be so then. */
export function scenariosIn<W extends World>(begin: () => W, services: readonly Service<W>[]) {
  const all: readonly Service<W>[] = [...services, ...SHARED];
  const maker =
    (kind: Scenario['kind']) =>
    <Seen>(
      name: string,
      change: Partial<W>,
      act: (here: Here<W>) => Promise<Seen>,
      check: (here: Here<W>, seen: Seen) => Check[],
    ): Scenario => ({
      name,
      kind,
      run: async (bench) => {
        const world = { ...begin(), ...change };
        bench.outside.begin(all, world);
        const calls: Here<W>['calls'] = (which) =>
          bench.outside.calls.filter(({ kind, address }) =>
            typeof which === 'string' ? kind === which : which.test(address),
          ).length;
        const here = { ...bench, world, calls };
        return check(here, await act(here));
      },
    });
  return { normal: maker('normal'), failing: maker('failure') };
}

/** A service that answers the calls that match with a failure. */
export const broken = (at: RegExp, status = 500) => ({ faults: [{ at, status, message: 'out of order' }] });

/** The one message to the owner is as it should be. */
export const ownerIsTold = ({ posted }: World, words = /./, promised = 'the owner is told'): Check => [
  `${promised}: “${posted[0]}”`,
  posted.length === 1 && words.test(posted[0] ?? ''),
];

export const nobodyIsTold = ({ posted }: World): Check => [
  'nobody had to be told anything',
  posted.length === 0,
];

export const endedWell = ({ status }: Execution): Check => [
  'the run ended without an error',
  status === 'success',
];

/** Waits until `look` finds something. */
export async function until<T>(what: string, look: () => Promise<T | undefined>, seconds = 180): Promise<T> {
  for (let tries = 0; tries < seconds * 4; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(250);
  }
  throw new Error(`After ${seconds} seconds there was still no ${what}.`);
}

/** Waits until an execution waits for a person. */
export const untilWaiting = (n8n: N8nServer, id: number) =>
  until('wait for a person', async () => ((await n8n.execution(id)).status === 'waiting' ? true : undefined));

const OVER = new Set(['success', 'error', 'canceled', 'crashed']);

/** Waits for the end of an execution. */
export const finished = (n8n: N8nServer, id: number, seconds = 600): Promise<Execution> =>
  until(
    `end of execution ${id}`,
    async () => {
      const execution = await n8n.execution(id);
      return OVER.has(execution.status) ? execution : undefined;
    },
    seconds,
  );

/** Lets a schedule fire after ten seconds instead of on Monday: the one change that no person would make. */
export function startedSoon(workflow: TemplateWorkflow): TemplateWorkflow {
  const rule = { interval: [{ field: 'seconds', secondsInterval: 10 }] };
  return withParameters(workflow, /\.scheduleTrigger$/, { rule });
}

export function withParameters(workflow: TemplateWorkflow, type: RegExp, change: object): TemplateWorkflow {
  const nodes = workflow.nodes.map((node) =>
    type.test(node.type) ? { ...node, parameters: { ...node.parameters, ...change } } : node,
  );
  return { ...workflow, nodes };
}

/** Lets the schedule of a workflow start it once; `isKept` leaves it published, so that its error trigger works. */
export async function startOnce(n8n: N8nServer, posted: PostedWorkflow, isKept = false): Promise<number> {
  const before = (await n8n.executionIds(posted)).length;
  await n8n.publish(posted);
  const id = await until('execution', async () => (await n8n.executionIds(posted))[before]);
  if (!isKept) await n8n.unpublish(posted);
  return id;
}

/** Starts it by its schedule and waits for the end. */
export async function runBySchedule({ n8n, workflow }: Pick<Bench, 'n8n' | 'workflow'>): Promise<Execution> {
  const posted = await n8n.postWorkflow(startedSoon(workflow));
  return finished(n8n, await startOnce(n8n, posted));
}

/** The address n8n gave to the step of this type. */
export function webhookIdOf({ nodes }: TemplateWorkflow, type: string): string {
  const node = nodes.find((one) => one.type.endsWith(type)) as { webhookId?: string } | undefined;
  return node?.webhookId ?? '';
}
