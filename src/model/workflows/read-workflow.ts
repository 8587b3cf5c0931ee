/**
 * Reads an n8n workflow: its steps, their types, the stages they belong to, the tools they visit, and what happens when
 * one fails. So the drawing on a template's page shows the file that is downloaded and is no second description of it.
 */
import { shortType, type TemplateNode, type TemplateWorkflow } from './workflow-templates.ts';

const STICKY_NOTE = 'n8n-nodes-base.stickyNote';

/** The steps of a workflow: all its nodes but the sticky notes. */
export const workflowSteps = ({ nodes }: TemplateWorkflow): TemplateNode[] =>
  nodes.filter((node) => node.type !== STICKY_NOTE);

/** Counts node types, most used first; equal counts keep the order of the workflow. */
export function stepsByType(workflow: TemplateWorkflow) {
  return [...Map.groupBy(workflowSteps(workflow), ({ type }) => type)]
    .map(([type, steps]) => ({ type, count: steps.length, typeVersion: steps.at(-1)?.typeVersion ?? 1 }))
    .sort((a, b) => b.count - a.count);
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
  const trigger = workflowSteps(workflow).find(({ type }) => shortType(type) === 'errorTrigger')?.name ?? '';
  const paths = new Map<string, FailurePath>();
  for (const step of workflowSteps(workflow)) {
    if (!step.onError && !step.retryOnFail) continue;
    const [tries, onward] = [triesOf(step), thenOf(step, workflow)];
    const path = paths.get(`${tries} ${onward}`) ?? { steps: [], tries, onward };
    path.steps.push(step.name);
    paths.set(`${tries} ${onward}`, path);
  }
  const onward = `The run stops; “${trigger}”, then “${onwards(trigger, workflow)}”`;
  return [...paths.values(), { steps: ['Any other step'], tries: 'Once', onward }];
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

export interface VisitedTool {
  /** Its word in the drawing. */
  name: string;
  /** Key of `diagram-marks.ts`. */
  mark: string;
}

export interface StageVisit {
  tool: VisitedTool;
  isWriting: boolean;
}

export interface DrawnStage {
  title: string;
  /** The names of its steps that visit a tool; when none does, those it begins with. */
  steps: string[];
  visits: StageVisit[];
}

export interface DrawnWorkflow {
  tools: VisitedTool[];
  stages: DrawnStage[];
  /** The stage that only runs when another has failed, which is no part of the thread. */
  aside: WorkflowStage | undefined;
}

const tool = (name: string, mark: string): VisitedTool => ({ name, mark });

const MODEL = tool('Model', 'model');
const CHAT = tool('Chat', 'text');
const FORM = tool('Form', 'form');
const CALLER = tool('Your app', 'person');
const DATABASE = tool('Postgres', 'postgresql');
const GMAIL = tool('Gmail', 'gmail');
const MAILCHIMP = tool('Mailchimp', 'mailchimp');

/** The tool behind a step type, by the end of n8n's name for it. Types that are not listed stay inside n8n. */
const TOOLS: Record<string, VisitedTool> = {
  agent: MODEL,
  chainLlm: MODEL,
  embeddingsOpenAi: tool('Embedding', 'model'),
  chatTrigger: CHAT,
  chat: CHAT,
  chatHitlTool: CHAT,
  formTrigger: FORM,
  form: FORM,
  webhook: CALLER,
  respondToWebhook: CALLER,
  googleSheets: tool('Sheet', 'googlesheets'),
  postgres: DATABASE,
  vectorStorePGVector: DATABASE,
  googleDrive: tool('Drive', 'googledrive'),
  gmail: GMAIL,
  gmailTool: GMAIL,
  googleCalendarTool: tool('Calendar', 'googlecalendar'),
  hubspotTool: tool('HubSpot', 'hubspot'),
  googleTasksTool: tool('Tasks', 'googletasks'),
  rssFeedRead: tool('Feeds', 'rss'),
  mailchimp: MAILCHIMP,
  s3: tool('Storage', 'database'),
  youTube: tool('YouTube', 'youtube'),
};

/** The tool behind a request, by a part of its address. */
const REQUESTED: [part: string, tool: VisitedTool][] = [
  ['search.brave.com', tool('Search', 'search')],
  ['GOTENBERG', tool('PDF', 'pages')],
  ['api.mailchimp.com', MAILCHIMP],
  ['shotstack.io', tool('Renderer', 'film')],
  ['$json.response.url', tool('Renderer', 'film')],
  ['$json.url', tool('Pages', 'pages')],
];

const READING = new Set(['getAll', 'get', 'search', 'read', 'download', 'load']);

/** n8n leaves a parameter out when it has its default, and most defaults write. Of files and folders, they search. */
const DEFAULT_OPERATIONS: Record<string, string> = { fileFolder: 'search' };

const MODELS = new Set(['agent', 'chainLlm', 'embeddingsOpenAi', 'openAi']);

interface Parameters {
  url?: string;
  method?: string;
  operation?: string;
  mode?: string;
  resource?: string;
}

export function drawnWorkflow(workflow: TemplateWorkflow): DrawnWorkflow {
  const stages = workflowStages(workflow);
  const isAside = ({ steps }: WorkflowStage) => steps.some((step) => shortType(step.type) === 'errorTrigger');
  const drawn = stages.filter((stage) => !isAside(stage)).map(drawnStage);
  const tools = new Map(drawn.flatMap(({ visits }) => visits.map(({ tool }) => [tool.name, tool] as const)));
  return { tools: [...tools.values()], stages: drawn, aside: stages.find(isAside) };
}

function drawnStage({ title, steps }: WorkflowStage): DrawnStage {
  const visits = new Map<string, StageVisit>();
  const visiting: string[] = [];
  for (const step of steps) {
    const visited = toolOf(step);
    if (!visited) continue;
    visiting.push(step.name);
    const isWriting = writes(step) || visits.get(visited.name)?.isWriting === true;
    visits.set(visited.name, { tool: visited, isWriting });
  }
  if (visits.size > 0) return { title, steps: visiting, visits: [...visits.values()] };
  // The drawing has room for three names.
  const first = steps.slice(0, 3).map(({ name }) => name);
  return { title, steps: first, visits: [{ tool: tool('n8n', 'n8n'), isWriting: false }] };
}

function toolOf(step: TemplateNode): VisitedTool | undefined {
  const { url = '', resource } = step.parameters as Parameters;
  const type = shortType(step.type);
  if (type === 'openAi') return resource === 'image' ? tool('Picture', 'picture') : tool('Voice', 'voice');
  if (type !== 'httpRequest') return TOOLS[type];
  const known = REQUESTED.find(([part]) => url.includes(part));
  if (!known)
    throw new Error(
      `The step "${step.name}" of a template asks ${url}, and the drawing has no tool for that address. Add a part of it to REQUESTED in read-workflow.ts.`,
    );
  return known[1];
}

function writes(step: TemplateNode): boolean {
  const { method = 'GET', resource = '', mode, ...rest } = step.parameters as Parameters;
  const operation = rest.operation ?? DEFAULT_OPERATIONS[resource];
  const type = shortType(step.type);
  if (type === 'httpRequest') return method !== 'GET';
  // A model only answers; nothing is changed there.
  if (MODELS.has(type)) return false;
  if (type === 'form') return operation === 'completion';
  if (/trigger$/i.test(type) || type === 'webhook' || type === 'rssFeedRead') return false;
  return !READING.has(operation ?? mode ?? '');
}
