/** What a scenario is, the scene that it is played in, and how its promises are checked. */
import type { RunScenario, TemplateWorkflow } from '#model/workflows/workflow-templates.ts';
import { type Execution, hasOne, publish, send, until } from './n8n-server.ts';

export interface Call {
  url: URL;
  /** Such as "POST slack.com/api/chat.postMessage". */
  line: string;
  /** As a person reads it. */
  text: string;
}

export type Answer = object | string;
export type Step = (here: Scene) => Promise<unknown>;
/** The first that matches the line of a call answers it. */
type Service = [at: RegExp, answer: Answer | ((call: Call, here: Scene) => Answer)];

/**
 * Words of the story; how many of a line it has, all of them with these words; or a question. What
 * is captured, the first text, or the answer stands for the "…" of the promise.
 */
export type Check =
  | RegExp
  | [times: number, at: RegExp, words?: RegExp | undefined]
  | ((here: Scene) => unknown);
export type Checks = Record<string, Check>;

export interface Scenario extends Partial<Scene> {
  /** A failure, unless it says otherwise. */
  kind?: RunScenario['kind'];
  /** Steps in their order; else it waits for the schedule. */
  act?: Step[];
  seen: Checks;
}

export interface TemplateRuns {
  /** Gives what its accounts need besides the usual. */
  prepare?: () => Promise<object>;
  usual: Partial<Scenario>;
  scenarios: Record<string, Scenario>;
}

export class Scene {
  readonly workflow: TemplateWorkflow;
  services: readonly Service[] = [];
  /** What models say to the texts of a prompt, one below the other. */
  model: (prompt: string) => string | { name: string; input: object } = () => 'Never asked.';
  fault: [at: RegExp, status: number] | undefined;
  /** Calls that take longer than the time between two runs. */
  slow: RegExp | undefined;
  /** Rows of a spreadsheet by the name of the tab, the first of them the columns. */
  tabs: Record<string, string[][]> = {};
  files: { about: { id: string }; body: Buffer<ArrayBuffer> }[] = [];
  readonly calls: Call[] = [];
  readonly used: RunScenario['used'] = {};
  /** What an act found that no call shows. */
  readonly found: string[] = [];
  executions: Execution[] = [];

  constructor(workflow: TemplateWorkflow, given: Partial<Scene>) {
    this.workflow = workflow;
    Object.assign(this, given);
    this.tabs = structuredClone(this.tabs);
  }

  bill(priceId: string, goesIn: number, out = 0) {
    const sum = this.used[priceId] ?? { in: 0, out: 0 };
    this.used[priceId] = { in: sum.in + goesIn, out: sum.out + out };
  }

  get story(): Pick<Call, 'line' | 'text'>[] {
    const rows = Object.entries(this.tabs).flatMap(([tab, all]) =>
      all.map((row) => ({ line: `${tab}:`, text: row.join(' | ') })),
    );
    return [...this.calls, ...this.found.map((text) => ({ line: 'found:', text })), ...rows];
  }

  get words() {
    return this.story.map(({ line, text }) => `${line} ${text}`).join('\n');
  }

  textsAt(at: RegExp) {
    return this.story.filter(({ line }) => at.test(line)).map(({ text }) => text);
  }

  get mails() {
    return this.textsAt(MAIL);
  }

  get messages() {
    return this.textsAt(SLACK);
  }

  idOf(type: string) {
    return this.workflow.nodes.find((one) => one.type.endsWith(type))?.id;
  }

  fillIn(...answers: string[]) {
    return send(`/form/${this.idOf('.formTrigger')}`, fields(...answers));
  }

  publish<T>(knock: () => Promise<T>) {
    return publish(this.workflow, knock);
  }

  /** n8n calls the workflow for errors only while it is published. */
  untilFailed(begin: () => Promise<unknown>) {
    const earlier = this.messages.length;
    const isTold = async () =>
      this.messages.slice(earlier).some((text) => /not confirmed|out of order/.test(text));
    return this.publish(async () => (await begin()) && until(isTold));
  }
}

export const bySchedule: Step = (here) => here.publish(hasOne);

export function fields(...answers: string[]) {
  const form = new FormData();
  for (const [index, answer] of answers.entries()) form.set(`field-${index}`, answer);
  return form;
}

export const MAIL = /\/messages\/send$/;
export const SLACK = / slack\.com/;

export const ownerIsTold = (words?: RegExp): Checks => ({
  'the owner is told: “…”': [1, SLACK, words],
});
export const NO_ALERT: Checks = { 'no alert was sent': [0, SLACK] };
export const ENDED_WELL: Checks = {
  'no step failed': ({ executions }) => executions.every(({ status }) => status === 'success'),
};

export function isSo(check: Check, here: Scene) {
  if (typeof check === 'function') return check(here);
  if (check instanceof RegExp) return check.exec(here.words)?.at(-1);
  const [times, at, words = /^/] = check;
  const texts = here.textsAt(at);
  return texts.length === times && texts.every((text) => words.test(text)) && (texts[0] || true);
}

export const seenOf = (here: Scene, checks: Checks) =>
  Object.entries(checks).map(([promised, check]) => {
    const seen = isSo(check, here);
    if (!seen) throw new Error(`Not so: ${promised}. What came: ${here.words}`);
    return promised.replace('…', () => String(seen));
  });
