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
  answer: object | ((call: Call, here: Scene) => object),
];

const NEVER = /$^/;

export class World {
  services: readonly Service[] = [];
  /** What models say to the texts of a prompt, one below the other. */
  model: (prompt: string) => string | { tool: string; input: object } = () => 'Never asked.';
  fault: [at: RegExp, status: number] = [NEVER, 500];
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
  prepare?: () => Promise<void>;
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
    const calls = this.calls.map(({ line, text }) => `${line} ${text}`);
    const rows = Object.entries(this.tabs).flatMap(([tab, cells]) =>
      cells.map((row) => `${tab}: ${row.join(' | ')}`),
    );
    const found = this.found.map((one) => `found: ${one}`);
    return [...calls, ...found, ...rows].join('\n');
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
    const own = /\n_Automated with.*/s;
    return this.sent(/ slack/).map((text) => JSON.parse(text).text.replace(own, ''));
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
    const isFailure = (text: string) => /not confirmed|out of order/.test(text);
    const told = async () => this.messages.slice(earlier).find(isFailure);
    return this.publish(async () => (await begin()) && until('message of a failure', told));
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
  (words = /./): Check =>
  (here) => {
    const [told = '', ...others] = here.messages;
    return others.length === 0 && words.test(told) && told;
  };

export const OWNER_IS_TOLD: Checks = { 'the owner is told: “…”': tells() };
export const NO_ALERT: Checks = { 'no alert was sent': [0, / slack/] };
export const ENDED_WELL: Checks = {
  'no step failed': (here) => here.executions.every(({ status }) => status === 'success'),
};

/** @throws naming a promise that was not kept */
export function seenOf(here: Scene, checks: Checks): string[] {
  const ask = (check: Check) => {
    if (typeof check === 'function') return check(here);
    if (check instanceof RegExp) return check.test(here.story);
    return here.sent(check[1]).length === check[0];
  };
  return Object.entries(checks).map(([promised, check]) => {
    const seen = ask(check);
    const lines = here.calls.map(({ line }) => line).join(' ');
    if (!seen) throw new Error(`Not so: ${promised}. Calls: ${lines}`);
    return typeof seen === 'string' ? promised.replace('…', () => seen) : promised;
  });
}
