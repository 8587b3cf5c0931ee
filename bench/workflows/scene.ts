/** What a scenario is, the scene that it is played in, and how its promises are checked. */
import type {
  CallKind,
  RunScenario,
  TemplateWorkflow,
} from '#model/workflows/workflow-templates.ts';
import { type Execution, firstRun, publish, send, until } from './n8n-server.ts';

export interface Call {
  kind?: CallKind | undefined;
  url: URL;
  /** Such as "POST slack.com/api/chat.postMessage". */
  line: string;
  text: string;
  /** Nothing if the service failed. */
  answer?: string;
}

/** The first that matches the line of a call answers it. */
export type Service = [
  at: RegExp,
  kind: CallKind | undefined,
  answer: object | string | ((call: Call, here: Scene) => object),
];

const NEVER = /$^/;
export const NO_FAULT: World['fault'] = [NEVER, 500];

export class World {
  services: readonly Service[] = [];
  /** What models say to the texts of a prompt, one below the other. */
  model: (prompt: string) => string | { name: string; input: object } = () => 'Never asked.';
  fault: [at: RegExp, status: number] = NO_FAULT;
  /** Calls that take longer than the time between two runs. */
  slow = NEVER;
  /** Rows of a spreadsheet by the name of the tab, the first of them the columns. */
  tabs: Record<string, string[][]> = {};
  files: { about: { id: string }; body: Buffer<ArrayBuffer> }[] = [];
}

type Act = (here: Scene) => Promise<unknown>;
/** Words of the story, a count of calls, or a question; a text it gives stands for the "…". */
export type Check = RegExp | [times: number, at: RegExp] | ((here: Scene) => unknown);
export type Checks = Record<string, Check>;

export interface Scenario extends Partial<World> {
  /** A failure, unless it says otherwise. */
  kind?: RunScenario['kind'];
  act?: Act;
  seen: Checks;
}

export interface TemplateRuns {
  /** Gives what its accounts need besides the usual. */
  prepare?: () => Promise<object>;
  world: () => Partial<World>;
  act: Act;
  scenarios: Record<string, Scenario>;
}

export class Scene extends World {
  readonly workflow: TemplateWorkflow;
  readonly calls: Call[] = [];
  /** What an act found that no call shows. */
  readonly found: string[] = [];
  executions: Execution[] = [];

  constructor(workflow: TemplateWorkflow, ...given: Partial<World>[]) {
    super();
    this.workflow = workflow;
    Object.assign(this, ...given);
  }

  sent(at: RegExp): string[] {
    return this.calls.filter(({ line }) => at.test(line)).map(({ text }) => text);
  }

  /** Calls, what was found, and rows of spreadsheets, a line each. */
  get story(): string {
    return [
      ...this.calls.map(({ line, text }) => `${line} ${text}`),
      ...this.found.map((one) => `found: ${one}`),
      ...Object.entries(this.tabs).flatMap(([tab, rows]) =>
        rows.map((row) => `${tab}: ${row.join(' | ')}`),
      ),
    ].join('\n');
  }

  /** They are quoted-printable. */
  get mails(): string[] {
    return this.sent(MAIL).map((text) => {
      const mail = Buffer.from(JSON.parse(text).raw, 'base64url').toString('utf8');
      return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    });
  }

  /** To the owner in Slack, without the line that n8n adds about itself. */
  get messages(): string[] {
    return this.sent(/ slack/).map((text) => JSON.parse(text).text.split('\n_Automated with')[0]);
  }

  idOf(type: string) {
    return this.workflow.nodes.find((one) => one.type.endsWith(type))?.id;
  }

  fillIn(...answers: string[]) {
    return send('POST', `/form/${this.idOf('.formTrigger')}`, fields(...answers));
  }

  publish<T>(knock: () => Promise<T | undefined>): Promise<T> {
    return publish(this.workflow, knock);
  }

  /** n8n calls the workflow for errors only while it is published. */
  untilFailed(begin: () => Promise<unknown>) {
    const earlier = this.messages.length;
    const told = async () =>
      this.messages.slice(earlier).find((text) => /not confirmed|out of order/.test(text));
    return this.publish(async () => (await begin()) && until(told));
  }
}

export const bySchedule = (here: Scene) => here.publish(firstRun);

export function fields(...answers: string[]): FormData {
  const form = new FormData();
  for (const [index, answer] of answers.entries()) form.set(`field-${index}`, answer);
  return form;
}

export const MAIL = /\/messages\/send$/;

/** In one message. */
export const tells =
  (words: RegExp): Check =>
  ({ messages: [told = '', ...others] }) =>
    others.length === 0 && words.test(told) && told;

export const ownerIsTold = (words = /./): Checks => ({ 'the owner is told: “…”': tells(words) });
export const NO_ALERT: Checks = { 'no alert was sent': [0, / slack/] };
export const ENDED_WELL: Checks = {
  'no step failed': (here) => here.executions.every(({ status }) => status === 'success'),
};

export function isSo(check: Check, here: Scene): unknown {
  if (typeof check === 'function') return check(here);
  if (check instanceof RegExp) return check.test(here.story);
  return here.sent(check[1]).length === check[0];
}

/** @throws naming a promise that was not kept */
export const seenOf = (here: Scene, checks: Checks): string[] =>
  Object.entries(checks).map(([promised, check]) => {
    const seen = isSo(check, here);
    if (!seen) throw new Error(`Not so: ${promised}. What came: ${here.story}`);
    return typeof seen === 'string' ? promised.replace('…', () => seen) : promised;
  });
