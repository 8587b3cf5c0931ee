/**
 * The five workflow templates: the JSON files of `content/workflows` as n8n exports them. What a page says of one is in the
 * front matter and the text of the page that has its name.
 */
import deepResearch from '#content/workflows/deep-research.json' with { type: 'json' };
import facelessShorts from '#content/workflows/faceless-shorts.json' with { type: 'json' };
import newsletter from '#content/workflows/newsletter.json' with { type: 'json' };
import ragPipeline from '#content/workflows/rag-pipeline.json' with { type: 'json' };
import ultimateAssistant from '#content/workflows/ultimate-assistant.json' with { type: 'json' };

/** One step of an n8n workflow, or a sticky note. */
export interface TemplateNode {
  id: string;
  name: string;
  /** n8n's name of the node type, such as `n8n-nodes-base.gmail`; {@link nodeTypeNames} has its plain name. */
  type: string;
  typeVersion: number;
  position: number[];
  parameters: object;
  onError?: string;
  retryOnFail?: boolean;
  /** Tries in all, and milliseconds between two of them; n8n reads both only with `retryOnFail`. */
  maxTries?: number;
  waitBetweenTries?: number;
}

/** A workflow as n8n exports it. Connections lead from a node's name, by kind, to lists of targets per output. */
export interface TemplateWorkflow {
  name: string;
  nodes: TemplateNode[];
  connections: Record<string, Record<string, { node: string; type: string; index: number }[][]>>;
  settings: object;
}

export interface WorkflowTemplate {
  slug: 'ultimate-assistant' | 'deep-research' | 'newsletter' | 'rag-pipeline' | 'faceless-shorts';
  workflow: TemplateWorkflow;
}

export const workflowTemplates: WorkflowTemplate[] = [
  { slug: 'ultimate-assistant', workflow: ultimateAssistant },
  { slug: 'deep-research', workflow: deepResearch },
  { slug: 'newsletter', workflow: newsletter },
  { slug: 'rag-pipeline', workflow: ragPipeline },
  { slug: 'faceless-shorts', workflow: facelessShorts },
];

/** The release of n8n whose published node types the workflows were checked with, and imported into. */
export const checkedWithN8n = '2.41.1';

/** The kinds of calls that leave the workflow, in plain words. */
export const callKinds = {
  model: 'language model',
  embedding: 'embedding',
  speech: 'speech',
  picture: 'picture',
  search: 'web search',
  page: 'page or feed read',
  app: 'calendar, mail, CRM or task list',
  sheet: 'spreadsheet',
  store: 'file or database',
  service: 'PDF, rendering or newsletter service',
  message: 'message to a person',
} as const;

export type CallKind = keyof typeof callKinds;
export const CALL_KINDS = Object.keys(callKinds) as [CallKind, ...CallKind[]];

/** The plain names of the node types, as n8n shows them. */
export const nodeTypeNames: Record<string, string> = {
  '@n8n/n8n-nodes-langchain.agent': 'AI Agent',
  '@n8n/n8n-nodes-langchain.chainLlm': 'Basic LLM Chain',
  '@n8n/n8n-nodes-langchain.chat': 'Chat',
  '@n8n/n8n-nodes-langchain.chatHitlTool': 'Chat',
  '@n8n/n8n-nodes-langchain.chatTrigger': 'Chat Trigger',
  '@n8n/n8n-nodes-langchain.documentDefaultDataLoader': 'Default Data Loader',
  '@n8n/n8n-nodes-langchain.embeddingsOpenAi': 'Embeddings OpenAI',
  '@n8n/n8n-nodes-langchain.lmChatAnthropic': 'Anthropic Chat Model',
  '@n8n/n8n-nodes-langchain.lmChatOpenAi': 'OpenAI Chat Model',
  '@n8n/n8n-nodes-langchain.memoryBufferWindow': 'Simple Memory',
  '@n8n/n8n-nodes-langchain.openAi': 'OpenAI',
  '@n8n/n8n-nodes-langchain.outputParserStructured': 'Structured Output Parser',
  '@n8n/n8n-nodes-langchain.textSplitterRecursiveCharacterTextSplitter': 'Recursive Character Text Splitter',
  '@n8n/n8n-nodes-langchain.vectorStorePGVector': 'Postgres PGVector Store',
  'n8n-nodes-base.aggregate': 'Aggregate',
  'n8n-nodes-base.code': 'Code',
  'n8n-nodes-base.errorTrigger': 'Error Trigger',
  'n8n-nodes-base.extractFromFile': 'Extract from File',
  'n8n-nodes-base.filter': 'Filter',
  'n8n-nodes-base.form': 'n8n Form',
  'n8n-nodes-base.formTrigger': 'n8n Form Trigger',
  'n8n-nodes-base.gmail': 'Gmail',
  'n8n-nodes-base.gmailTool': 'Gmail Tool',
  'n8n-nodes-base.googleCalendarTool': 'Google Calendar Tool',
  'n8n-nodes-base.googleDrive': 'Google Drive',
  'n8n-nodes-base.googleSheets': 'Google Sheets',
  'n8n-nodes-base.googleTasksTool': 'Google Tasks Tool',
  'n8n-nodes-base.html': 'HTML',
  'n8n-nodes-base.httpRequest': 'HTTP Request',
  'n8n-nodes-base.hubspotTool': 'HubSpot Tool',
  'n8n-nodes-base.if': 'If',
  'n8n-nodes-base.limit': 'Limit',
  'n8n-nodes-base.mailchimp': 'Mailchimp',
  'n8n-nodes-base.markdown': 'Markdown',
  'n8n-nodes-base.postgres': 'Postgres',
  'n8n-nodes-base.removeDuplicates': 'Remove Duplicates',
  'n8n-nodes-base.respondToWebhook': 'Respond to Webhook',
  'n8n-nodes-base.rssFeedRead': 'RSS Read',
  'n8n-nodes-base.s3': 'S3',
  'n8n-nodes-base.scheduleTrigger': 'Schedule Trigger',
  'n8n-nodes-base.set': 'Edit Fields (Set)',
  'n8n-nodes-base.slack': 'Slack',
  'n8n-nodes-base.splitOut': 'Split Out',
  'n8n-nodes-base.stickyNote': 'Sticky Note',
  'n8n-nodes-base.switch': 'Switch',
  'n8n-nodes-base.wait': 'Wait',
  'n8n-nodes-base.webhook': 'Webhook',
  'n8n-nodes-base.youTube': 'YouTube',
};
