/**
 * Finds the tool each step of a workflow visits, and whether it writes there. It reads the workflow itself, so that the
 * drawing on a template's page shows the file that is downloaded and is no second description of it.
 */

import { type WorkflowStage, workflowStages } from './workflow-facts.ts';
import type { TemplateNode, TemplateWorkflow } from './workflow-templates.ts';

export interface VisitedTool {
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

/** A tool is named by its word in the drawing and its key of `diagram-marks.ts`. */
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

const shortType = ({ type }: TemplateNode) => type.split('.').at(-1) ?? type;

export function drawnWorkflow(workflow: TemplateWorkflow): DrawnWorkflow {
  const stages = workflowStages(workflow);
  const isAside = ({ steps }: WorkflowStage) => steps.some((step) => shortType(step) === 'errorTrigger');
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
  const type = shortType(step);
  if (type === 'openAi') return resource === 'image' ? tool('Picture', 'picture') : tool('Voice', 'voice');
  if (type !== 'httpRequest') return TOOLS[type];
  const known = REQUESTED.find(([part]) => url.includes(part));
  if (!known) {
    throw new Error(
      `The step "${step.name}" of a template asks ${url}, and the drawing has no tool for that address. Add a part of it to REQUESTED in workflow-visits.ts.`,
    );
  }
  return known[1];
}

function writes(step: TemplateNode): boolean {
  const { method = 'GET', resource = '', mode, ...rest } = step.parameters as Parameters;
  const operation = rest.operation ?? DEFAULT_OPERATIONS[resource];
  const type = shortType(step);
  if (type === 'httpRequest') return method !== 'GET';
  // A model only answers; nothing is changed there.
  if (MODELS.has(type)) return false;
  if (type === 'form') return operation === 'completion';
  if (/trigger$/i.test(type) || type === 'webhook' || type === 'rssFeedRead') return false;
  return !READING.has(operation ?? mode ?? '');
}
