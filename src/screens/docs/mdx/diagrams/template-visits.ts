/**
 * Finds the tool each step of a workflow visits, and whether it writes there. It reads the workflow itself, so that the
 * drawing on a template's page shows the file that is downloaded and is no second description of it.
 */
import type { TemplateNode, TemplateWorkflow } from '#content/data/workflows.ts';
import { type WorkflowStage, workflowStages } from '#model/workflows/workflow-facts.ts';

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

const N8N: VisitedTool = { name: 'n8n', mark: 'n8n' };
const MODEL: VisitedTool = { name: 'Model', mark: 'model' };
const CHAT: VisitedTool = { name: 'Chat', mark: 'text' };
const FORM: VisitedTool = { name: 'Form', mark: 'form' };
const CALLER: VisitedTool = { name: 'Your app', mark: 'person' };
const SHEET: VisitedTool = { name: 'Sheet', mark: 'googlesheets' };
const DATABASE: VisitedTool = { name: 'Postgres', mark: 'postgresql' };
const DRIVE: VisitedTool = { name: 'Drive', mark: 'googledrive' };
const GMAIL: VisitedTool = { name: 'Gmail', mark: 'gmail' };
const MAILCHIMP: VisitedTool = { name: 'Mailchimp', mark: 'mailchimp' };

/** The tool behind a step type, by the end of n8n's name for it. Types that are not listed stay inside n8n. */
const TOOLS: Record<string, VisitedTool> = {
  agent: MODEL,
  chainLlm: MODEL,
  embeddingsOpenAi: { name: 'Embedding', mark: 'model' },
  chatTrigger: CHAT,
  chat: CHAT,
  chatHitlTool: CHAT,
  formTrigger: FORM,
  form: FORM,
  webhook: CALLER,
  respondToWebhook: CALLER,
  googleSheets: SHEET,
  postgres: DATABASE,
  vectorStorePGVector: DATABASE,
  googleDrive: DRIVE,
  gmail: GMAIL,
  gmailTool: GMAIL,
  googleCalendarTool: { name: 'Calendar', mark: 'googlecalendar' },
  hubspotTool: { name: 'HubSpot', mark: 'hubspot' },
  googleTasksTool: { name: 'Tasks', mark: 'googletasks' },
  rssFeedRead: { name: 'Feeds', mark: 'rss' },
  mailchimp: MAILCHIMP,
  s3: { name: 'Storage', mark: 'database' },
  youTube: { name: 'YouTube', mark: 'youtube' },
};

/** The tool behind a request, by a part of its address. */
const REQUESTED: [part: string, tool: VisitedTool][] = [
  ['search.brave.com', { name: 'Search', mark: 'search' }],
  ['GOTENBERG', { name: 'PDF', mark: 'pages' }],
  ['api.mailchimp.com', MAILCHIMP],
  ['shotstack.io', { name: 'Renderer', mark: 'film' }],
  ['$json.response.url', { name: 'Renderer', mark: 'film' }],
  ['$json.url', { name: 'Pages', mark: 'pages' }],
];

const VOICE: VisitedTool = { name: 'Voice', mark: 'voice' };
const PICTURE: VisitedTool = { name: 'Picture', mark: 'picture' };

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
  const walked = steps.map((step) => ({ name: step.name, visit: visitOf(step) }));
  const visits = new Map<string, StageVisit>();
  for (const { visit } of walked) {
    if (!visit) continue;
    const isWriting = visit.isWriting || visits.get(visit.tool.name)?.isWriting === true;
    visits.set(visit.tool.name, { tool: visit.tool, isWriting });
  }
  if (visits.size > 0) {
    const visiting = walked.filter(({ visit }) => visit).map(({ name }) => name);
    return { title, steps: visiting, visits: [...visits.values()] };
  }
  // The drawing has room for three names.
  const first = walked.slice(0, 3).map(({ name }) => name);
  return { title, steps: first, visits: [{ tool: N8N, isWriting: false }] };
}

function visitOf(step: TemplateNode): StageVisit | undefined {
  const tool = toolOf(step);
  return tool && { tool, isWriting: writes(step) };
}

function toolOf(step: TemplateNode): VisitedTool | undefined {
  const { url = '', resource } = step.parameters as Parameters;
  const type = shortType(step);
  if (type === 'openAi') return resource === 'image' ? PICTURE : VOICE;
  if (type !== 'httpRequest') return TOOLS[type];
  const known = REQUESTED.find(([part]) => url.includes(part));
  if (!known) {
    throw new Error(
      `The step "${step.name}" of a template asks ${url}, and the drawing has no tool for that address. Add a part of it to REQUESTED in template-visits.ts.`,
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
