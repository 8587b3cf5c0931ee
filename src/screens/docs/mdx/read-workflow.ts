/** Reads an n8n workflow, so that a template's drawing is no second description of its file. */
import type { TemplateNode, TemplateWorkflow } from '#model/workflows/workflow-templates.ts';

const shortType = (type: string) => type.replace(/^.*\./, '');

const STICKY_NOTE = 'n8n-nodes-base.stickyNote';

export const workflowSteps = ({ nodes }: TemplateWorkflow) =>
  nodes.filter((node) => node.type !== STICKY_NOTE);

function liesOn(note: TemplateNode, step: TemplateNode) {
  const { width, height } = note.parameters as { width: number; height: number };
  const [left, top] = note.position;
  const [across, down] = step.position;
  const isBeside = across < left || across > left + width;
  return !isBeside && down >= top && down <= top + height;
}

type WorkflowStage = ReturnType<typeof workflowStages>[number];

/** Each is a numbered sticky note, and the steps that lie on it from left to right. */
export function workflowStages(workflow: TemplateWorkflow) {
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
          .sort(({ position: a }, { position: b }) => a[0] - b[0] || a[1] - b[1]),
      };
    });
}

/**
 * A tool has its word, the key of a mark in `figures.tsx`, and the steps that visit it, by the ends
 * of n8n's names for types, some with a part of address or resource. Other steps stay inside n8n.
 */
const TOOLS: [name: string, mark: string, ...visitors: string[]][] = [
  ['Model', 'model', 'agent', 'chainLlm'],
  ['Embedding', 'model', 'embeddingsOpenAi'],
  ['Picture', 'picture', 'openAi image'],
  ['Voice', 'voice', 'httpRequest polly.'],
  ['Chat', 'text', 'chatTrigger', 'chat', 'chatHitlTool'],
  ['Form', 'form', 'formTrigger', 'form'],
  ['Your app', 'person', 'webhook', 'respondToWebhook'],
  ['Sheet', 'googlesheets', 'googleSheets'],
  ['Postgres', 'postgresql', 'postgres', 'vectorStorePGVector'],
  ['Drive', 'googledrive', 'googleDrive'],
  ['Gmail', 'gmail', 'gmail', 'gmailTool'],
  ['Calendar', 'googlecalendar', 'googleCalendarTool'],
  ['HubSpot', 'hubspot', 'hubspotTool', 'httpRequestTool api.hubapi.com'],
  ['Tasks', 'googletasks', 'googleTasksTool'],
  ['Feeds', 'rss', 'rssFeedRead'],
  ['Mailchimp', 'mailchimp', 'mailchimp', 'httpRequest api.mailchimp.com'],
  ['Storage', 'database', 's3'],
  ['YouTube', 'youtube', 'youTube'],
  ['Search', 'search', 'httpRequest search.brave.com'],
  ['PDF', 'pages', 'httpRequest GOTENBERG'],
  ['Renderer', 'film', 'httpRequest shotstack.io', 'httpRequest $json.response.url'],
  ['Pages', 'pages', 'httpRequest $json.url'],
];

const READING = new Set(['getAll', 'get', 'search', 'read', 'download', 'load']);

/** n8n leaves out a parameter with its default, which mostly writes. Of files, it searches. */
const DEFAULT_OPERATIONS: Record<string, string> = { fileFolder: 'search' };

const MODELS = new Set(['agent', 'chainLlm', 'embeddingsOpenAi', 'openAi']);

interface Parameters {
  url?: string;
  method?: string;
  operation?: string;
  mode?: string;
  resource?: string;
}

export function drawnWorkflow(workflow: TemplateWorkflow) {
  const all = workflowStages(workflow);
  const isAside = ({ steps }: WorkflowStage) =>
    steps.some(({ type }) => shortType(type) === 'errorTrigger');
  const stages = all.filter((stage) => !isAside(stage)).map(drawnStage);
  const tools = new Map(
    stages.flatMap(({ visits }) => visits.map(({ tool }) => [tool.name, tool] as const)),
  );
  // A stage that runs when another has failed is no part of the thread.
  return { tools: [...tools.values()], stages, aside: all.find(isAside) };
}

function drawnStage({ title, steps }: WorkflowStage) {
  const visited = steps.flatMap((step) => {
    const tool = toolOf(step);
    return tool ? [{ step, tool }] : [];
  });
  const visits = [...Map.groupBy(visited, ({ tool }) => tool.name).values()].flatMap((ofTool) => {
    const isWriting = ofTool.some(({ step }) => writes(step));
    return ofTool.slice(-1).map(({ tool }) => ({ tool, isWriting }));
  });
  const inside = { tool: { name: 'n8n', mark: 'n8n' }, isWriting: false };
  return { title, visits: visits.length > 0 ? visits : [inside] };
}

function toolOf(step: TemplateNode) {
  const { url = '', resource = '' } = step.parameters as Parameters;
  const type = shortType(step.type);
  const isVisited = (visitor: string) => {
    const [of, part = ''] = visitor.split(' ');
    return of === type && `${url} ${resource}`.includes(part);
  };
  const [name, mark] = TOOLS.find(([, , ...visitors]) => visitors.some(isVisited)) ?? [];
  if (name && mark) return { name, mark };
  if (!type.startsWith('httpRequest')) return undefined;
  throw new Error(
    `The step "${step.name}" of a template asks ${url}, and the drawing has no tool for that address. Add a part of it to TOOLS in read-workflow.ts.`,
  );
}

function writes(step: TemplateNode) {
  const { method = 'GET', url = '', resource = '', mode, ...rest } = step.parameters as Parameters;
  const operation = rest.operation ?? DEFAULT_OPERATIONS[resource];
  const type = shortType(step.type);
  if (type.startsWith('httpRequest')) return method !== 'GET' && !url.endsWith('/search');
  // A model only answers; nothing is changed there.
  if (MODELS.has(type)) return false;
  if (type === 'form') return operation === 'completion';
  if (/trigger$/i.test(type) || type === 'webhook' || type === 'rssFeedRead') return false;
  return !READING.has(operation ?? mode ?? '');
}
