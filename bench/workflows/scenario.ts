/** Defines what a scenario of a template is, and the steps that several share. */
import type {
  RunScenario,
  TemplateWorkflow,
  WorkflowTemplate,
} from '#model/workflows/workflow-templates.ts';
import { type Execution, type N8nServer, until } from './n8n-server.ts';
import type { Outside, Service, World } from './outside.ts';

/** A promise, and whether it was kept. */
export type Check = [promised: string, isSo: boolean];

export interface Here {
  n8n: N8nServer;
  workflow: TemplateWorkflow;
  world: World;
  sent: Outside['sent'];
}

export interface Scenario {
  name: string;
  kind: RunScenario['kind'];
  change: Partial<World>;
  run: (here: Here) => Promise<{ checks: Check[]; executions: Execution[] }>;
}

export interface TemplateRuns {
  slug: WorkflowTemplate['slug'];
  world: () => Partial<World>;
  /** Stand-ins of its own, which come before the shared ones. */
  services: readonly Service[];
  /** Reason why its scenarios cannot run on this machine, if there is one. */
  missing?: string | undefined;
  prepare?: () => Promise<void>;
  scenarios: Scenario[];
}

const scenario =
  (kind: Scenario['kind']) =>
  <Seen>(
    name: string,
    change: Partial<World>,
    act: (here: Here) => Promise<Seen>,
    check: (here: Here, seen: Seen, executions: Execution[]) => Check[],
  ): Scenario => ({
    name,
    kind,
    change,
    run: async (here) => {
      const seen = await act(here);
      const executions = await here.n8n.ended();
      return { checks: check(here, seen, executions), executions };
    },
  });
export const normal = scenario('normal');
export const failing = scenario('failure');

/** A service that answers the calls that match with a failure. */
export const broken = (at: RegExp, status = 500): Partial<World> => ({ fault: { at, status } });

/** The mails that were sent; long ones are written as quoted-printable. */
export const mails = ({ sent }: Here) =>
  sent(/\/messages\/send$/).map((text) => {
    const { raw } = JSON.parse(text) as { raw: string };
    const mail = Buffer.from(raw, 'base64url')
      .toString('utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('%', '%25');
    return decodeURIComponent(mail.replace(/=([0-9A-F]{2})/g, '%$1'));
  });

/** Messages to the owner in Slack, without the line that n8n adds about itself. */
export const messages = ({ sent }: Here) =>
  sent(/ slack/).map((text) => String(JSON.parse(text).text).split('\n_Automated with')[0] ?? '');

export function ownerIsTold(here: Here, words = /./, promised = 'the owner is told'): Check {
  const [told = '', ...others] = messages(here);
  return [`${promised}: “${told}”`, words.test(told) && others.length === 0];
}

export const nobodyIsTold = ({ sent }: Here): Check => [
  'no alert was sent',
  sent(/ slack/).length === 0,
];

export const endedWell = (executions: Execution[]): Check => [
  'no step failed',
  executions.every(({ status }) => status === 'success'),
];

export const bySchedule = ({ n8n, workflow }: Here) =>
  n8n.publish(workflow, async () => (await n8n.executions())[0]);

/**
 * The same until the owner hears of a failure: n8n calls the workflow for errors only while it is
 * published.
 */
export const untilFailed = (here: Here, start: () => Promise<unknown>) => {
  const earlier = messages(here).length;
  const told = async () =>
    messages(here)
      .slice(earlier)
      .find((text) => /not confirmed|out of order/.test(text));
  return here.n8n.publish(
    here.workflow,
    async () => (await start()) && until('message of a failure', told),
  );
};

/** What a person writes into the fields of one of n8n's forms, from the top. */
export function fields(...answers: string[]): FormData {
  const form = new FormData();
  for (const [index, answer] of answers.entries()) form.set(`field-${index}`, answer);
  return form;
}

/** The id of a step, which is also part of its address. */
export const idOf = ({ nodes }: TemplateWorkflow, type: string) =>
  nodes.find((one) => one.type.endsWith(type))?.id;
