/**
 * The five workflow templates: what each is for, what it asks of you, what a run costs and how to change it.
 * The workflows themselves are the JSON files of `content/workflows`; `checks/workflows` checks them and every list below
 * (credentials, placeholders, node names, version) against what n8n publishes.
 */
import deepResearch from '../workflows/deep-research.json' with { type: 'json' };
import facelessShorts from '../workflows/faceless-shorts.json' with { type: 'json' };
import newsletter from '../workflows/newsletter.json' with { type: 'json' };
import ragPipeline from '../workflows/rag-pipeline.json' with { type: 'json' };
import ultimateAssistant from '../workflows/ultimate-assistant.json' with { type: 'json' };
import type { Channel } from './integrations/terms.ts';

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

/** An account to connect in n8n before the first run. */
export interface NeededCredential {
  /** n8n's name of the credential type. */
  type: string;
  /** Name a person would use. */
  name: string;
  /** Use of the tool in the workflow, which decides the rights it needs. */
  purpose: string;
}

/** The kinds of calls that leave the workflow, in plain words. A call of the first kinds usually costs money. */
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

/** Number of calls of one kind in a run, when nothing has to be tried again. */
export interface Calls {
  kind: keyof typeof callKinds;
  least: number;
  most: number;
}

/** Cost of one run; a workflow with two triggers has two kinds of run. */
export interface RunCost {
  run: string;
  calls: Calls[];
}

/** A spreadsheet that the workflow reads and writes. */
export interface TemplateSpreadsheet {
  title: string;
  description: string;
  /** The Excel workbook with every tab, in `content/workflows`. */
  workbook: string;
  /** The same tabs as CSV files, by the tab's name. */
  tabs: Record<string, string>;
}

export interface WorkflowTemplate {
  /** The number by which n8n asks for it. It never changes. */
  id: number;
  slug: 'ultimate-assistant' | 'deep-research' | 'newsletter' | 'rag-pipeline' | 'faceless-shorts';
  title: string;
  /** The colour of its thread: the channel it mostly works in. */
  channel: Channel;
  /** Sentence on its card. */
  inShort: string;
  /** One or two sentences, at most 200 characters. */
  description: string;
  /** Purpose and audience of the workflow, in a paragraph. */
  overview: string;
  category: keyof typeof templateCategories;
  /** The day it was first published. */
  createdOn: string;
  credentials: NeededCredential[];
  /** Every placeholder in the workflow, and what to put there. */
  placeholders: Record<string, string>;
  /** Other things needed before the first run. */
  beforeYouStart: string[];
  costs: RunCost[];
  limits: string[];
  adaptations: { change: string; how: string }[];
  spreadsheet?: TemplateSpreadsheet;
  workflow: TemplateWorkflow;
}

/** The release of n8n whose published node types the workflows were checked with, and imported into. */
export const checkedWithN8n = '2.41.1';

export const templateCategories = {
  assistants: { id: 1, name: 'Assistants' },
  research: { id: 2, name: 'Research and documents' },
  publishing: { id: 3, name: 'Publishing' },
} as const;

const anthropic: NeededCredential = {
  type: 'anthropicApi',
  name: 'Anthropic API key',
  purpose: 'Runs the language model.',
};
const slack: NeededCredential = {
  type: 'slackApi',
  name: 'Slack bot token',
  purpose: 'Posts to one channel when something breaks. It needs the right to write messages.',
};
const slackChannel = 'The name of the channel for failures, without the #.';

export const workflowTemplates: WorkflowTemplate[] = [
  {
    id: 1,
    slug: 'ultimate-assistant',
    title: 'Ultimate Assistant',
    channel: 'chat',
    inShort: 'Calendar, mail and tasks behind one chat thread.',
    description:
      'Calendar, mail, contacts and tasks behind one chat thread. It asks before it sends or changes anything.',
    overview:
      'You write to it as you would to a person. It looks things up in the calendar, the mailbox, the CRM and the task list, and it can send a mail, book a meeting or update a contact. Those three wait for your yes in the same chat, with everything that would be sent in front of you.',
    category: 'assistants',
    createdOn: '2025-05-18',
    credentials: [
      anthropic,
      {
        type: 'googleCalendarOAuth2Api',
        name: 'Google account, Calendar',
        purpose: 'Reads the calendar and, once you approve, creates meetings.',
      },
      {
        type: 'gmailOAuth2',
        name: 'Google account, Gmail',
        purpose: 'Searches the mailbox and, once you approve, sends mail.',
      },
      { type: 'googleTasksOAuth2Api', name: 'Google account, Tasks', purpose: 'Reads and adds tasks.' },
      {
        type: 'hubspotAppToken',
        name: 'HubSpot private app token',
        purpose: 'Searches contacts and, once you approve, creates or updates one.',
      },
      { type: 'googleSheetsOAuth2Api', name: 'Google account, Sheets', purpose: 'Adds one row to the log.' },
      slack,
    ],
    placeholders: {
      REPLACE_WITH_YOUR_COMPANY_NAME: 'The company that the assistant works for.',
      REPLACE_WITH_YOUR_TIME_ZONE: 'A time zone such as Europe/Lisbon. It goes into two places of one text.',
      REPLACE_WITH_YOUR_CALENDAR_ID:
        'The id of the calendar, from its settings in Google Calendar; replace the ending @example.com too.',
      REPLACE_WITH_YOUR_TASK_LIST_ID: 'Choose your list in the two task steps; n8n fills in the id.',
      REPLACE_WITH_YOUR_LOG_SHEET_ID: 'The part of the sheet’s address between /d/ and /edit.',
      REPLACE_WITH_YOUR_SLACK_CHANNEL: slackChannel,
    },
    beforeYouStart: [
      'An n8n of your own, and a login to it for each person who may use the chat.',
      'A spreadsheet with a tab named log and the columns at, session, question, answer, tools.',
    ],
    costs: [
      {
        run: 'One message',
        calls: [
          { kind: 'model', least: 1, most: 8 },
          { kind: 'app', least: 0, most: 8 },
          { kind: 'sheet', least: 1, most: 1 },
        ],
      },
    ],
    limits: [
      'A message may have 4,000 characters, and the assistant may take eight turns to answer it.',
      'Every lookup returns at most 20 rows.',
      'A request for approval lapses after an hour. Nothing is sent or changed without a yes.',
      'The conversation is kept in the memory of n8n, which its queue mode does not share between workers.',
    ],
    adaptations: [
      {
        change: 'Another CRM, calendar or mailbox',
        how: 'Replace the tool step by n8n’s step for your system. Keep its description: the model chooses tools by it.',
      },
      {
        change: 'Approval in Slack instead of the chat',
        how: 'Replace “Ask before acting” by the Slack approval step and connect the same three tools to it.',
      },
      {
        change: 'One more tool that acts',
        how: 'Connect it to “Ask before acting”, not to the assistant. Then it cannot run without a yes.',
      },
    ],
    workflow: ultimateAssistant,
  },
  {
    id: 2,
    slug: 'deep-research',
    title: 'Deep Research PDF Report',
    channel: 'docs',
    inShort: 'One question in, a cited report out.',
    description:
      'Ask one question and receive a cited PDF report. Every claim is kept in a sheet with its source and a quote, so that a reader can check it.',
    overview:
      'Deep Research turns a question from a form into a sourced report. It plans, reads, weighs its sources against one another, and writes only from the claims in the sheet.',
    category: 'research',
    createdOn: '2025-05-18',
    credentials: [
      anthropic,
      {
        type: 'httpHeaderAuth',
        name: 'Brave Search key, as a header',
        purpose: 'Searches the web. Name the header X-Subscription-Token.',
      },
      {
        type: 'googleSheetsOAuth2Api',
        name: 'Google account, Sheets',
        purpose: 'Writes sources and claims, and reads the claims back.',
      },
      {
        type: 'googleDriveOAuth2Api',
        name: 'Google account, Drive',
        purpose: 'Saves the PDF to one folder.',
      },
      slack,
    ],
    placeholders: {
      REPLACE_WITH_YOUR_RESEARCH_SHEET_ID:
        'The id of your copy of the spreadsheet: the part of its address between /d/ and /edit.',
      REPLACE_WITH_YOUR_GOTENBERG_URL: 'The address of your Gotenberg, such as http://gotenberg:3000.',
      REPLACE_WITH_YOUR_DRIVE_FOLDER_ID: 'The last part of the folder’s address in Google Drive.',
      REPLACE_WITH_YOUR_SLACK_CHANNEL: slackChannel,
    },
    beforeYouStart: [
      'An n8n of your own, and a login to it for each person who may ask.',
      'A search key with at least 200 queries a month.',
      'Your own copy of the spreadsheet, with the tabs claims and sources.',
      'Gotenberg, an open PDF service, running where your n8n can reach it.',
    ],
    costs: [
      {
        run: 'One report',
        calls: [
          { kind: 'model', least: 3, most: 7 },
          { kind: 'search', least: 1, most: 15 },
          { kind: 'page', least: 1, most: 40 },
          { kind: 'sheet', least: 3, most: 3 },
          { kind: 'service', least: 1, most: 1 },
          { kind: 'store', least: 1, most: 1 },
        ],
      },
    ],
    limits: [
      'A run reads at most 40 pages and stops after 15 minutes, whichever comes first. The report says how many pages were read.',
      'A source counts for a claim only with a quote of at least 20 letters that is in its page, word for word. A claim without one is thrown away.',
      'A claim with one source is kept and marked as such; the sources are counted by a program.',
      'Web pages only: a PDF or another file is listed as left out.',
      'Nothing is published: the PDF waits in your Drive.',
    ],
    adaptations: [
      {
        change: 'Another search service',
        how: 'Change the address in “Search the web”, and where “Keep the best pages” finds the results.',
      },
      {
        change: 'Only sources that you trust',
        how: 'In “Keep the best pages”, keep a page only when its address is on your list.',
      },
      {
        change: 'Your own documents beside the web',
        how: 'Feed passages from the RAG pipeline into “Group by sub-question” with a source id of their own.',
      },
    ],
    spreadsheet: {
      title: 'Claims and sources',
      description: 'Claims and sources, one row each',
      workbook: 'deep-research.xlsx',
      tabs: { claims: 'deep-research-claims.csv', sources: 'deep-research-sources.csv' },
    },
    workflow: deepResearch,
  },
  {
    id: 3,
    slug: 'newsletter',
    title: 'Newsletter Creation',
    channel: 'email',
    inShort: 'Your sources read and ranked, an issue drafted weekly.',
    description:
      'Your sources read, ranked and drafted into an issue every Monday. It goes out when your editor says yes.',
    overview:
      'Every Monday the feeds on your list are read, what earlier issues have seen is dropped, and the six articles that matter most to your readers become a draft. Your editor gets it by mail with two buttons. Mailchimp sends it, or nobody does.',
    category: 'publishing',
    createdOn: '2025-05-18',
    credentials: [
      anthropic,
      {
        type: 'gmailOAuth2',
        name: 'Google account, Gmail',
        purpose: 'Sends the draft to your editor and waits for the answer.',
      },
      {
        type: 'mailchimpApi',
        name: 'Mailchimp API key',
        purpose: 'Creates the campaign, fills it and sends it.',
      },
      slack,
    ],
    placeholders: {
      REPLACE_WITH_FEED_URL_1: 'The address of an RSS or Atom feed. Add as many as you like.',
      REPLACE_WITH_FEED_URL_2: 'Another feed.',
      REPLACE_WITH_FEED_URL_3: 'Another feed.',
      REPLACE_WITH_WHO_YOUR_READERS_ARE: 'Your readers in a few words, such as “owners of small hotels”.',
      REPLACE_WITH_YOUR_NEWSLETTER_NAME: 'The name of the newsletter.',
      REPLACE_WITH_YOUR_EDITOR_EMAIL: 'The address of the person who approves an issue.',
      REPLACE_WITH_YOUR_MAILCHIMP_DATA_CENTER:
        'The part of your Mailchimp key after the dash, such as us21. It goes into two addresses.',
      REPLACE_WITH_YOUR_AUDIENCE_ID: 'The audience id, from the settings of your audience in Mailchimp.',
      REPLACE_WITH_YOUR_SENDER_NAME: 'The name that readers see as the sender.',
      REPLACE_WITH_YOUR_SENDER_EMAIL: 'An address that Mailchimp has verified for you.',
      REPLACE_WITH_YOUR_SLACK_CHANNEL: slackChannel,
    },
    beforeYouStart: [
      'An n8n of your own that is always running and can be reached from a mail, for the two buttons.',
      'A Mailchimp audience with a verified sender.',
    ],
    costs: [
      {
        run: 'One issue from three feeds',
        calls: [
          { kind: 'page', least: 3, most: 3 },
          { kind: 'model', least: 2, most: 2 },
          { kind: 'message', least: 1, most: 2 },
          { kind: 'service', least: 0, most: 3 },
        ],
      },
    ],
    limits: [
      'Articles of the last seven days, at most 60 of them; an issue carries six.',
      'With fewer than three new articles there is no issue, and a message says so.',
      'Headings and links come from the feeds. A draft in which the model wrote a link of its own is refused.',
      'No answer from the editor in three days counts as a no.',
      'Creating and sending a campaign are never tried twice, so that nobody gets an issue twice.',
    ],
    adaptations: [
      {
        change: 'Another day or rhythm',
        how: 'Change the schedule, and the seven days in “Keep the last seven days” with it.',
      },
      {
        change: 'Another newsletter service',
        how: 'Replace the three Mailchimp steps. Keep the order: create, fill, send, with sending last and never retried.',
      },
      {
        change: 'Let the editor change the text',
        how: 'In “Ask the editor” choose a form instead of two buttons, with the body as a text area.',
      },
    ],
    workflow: newsletter,
  },
  {
    id: 4,
    slug: 'rag-pipeline',
    title: 'RAG Pipeline',
    channel: 'data',
    inShort: 'Your documents, searchable, with the page shown.',
    description:
      'Your documents, searchable, with the page shown. A question without a source gets no answer, and says so.',
    overview:
      'Every five minutes the PDF files of a folder are compared with what is stored: new and changed ones are read, one at a time, and what left the folder is taken out. Each answer comes with file, page and link. When your documents do not hold the answer, the reply is that they do not, and the model is not even asked when no passage is near.',
    category: 'research',
    createdOn: '2025-05-18',
    credentials: [
      {
        type: 'googleDriveOAuth2Api',
        name: 'Google account, Drive',
        purpose: 'Lists one folder and downloads its files.',
      },
      {
        type: 'postgres',
        name: 'Postgres database with pgvector',
        purpose: 'Stores passages and finds the nearest ones, in a schema of its own and nowhere else.',
      },
      { type: 'openAiApi', name: 'OpenAI API key', purpose: 'Makes embeddings and writes the answers.' },
      {
        type: 'httpHeaderAuth',
        name: 'A secret header for the webhook',
        purpose: 'Lets only your own site or app ask. Choose the name and the value.',
      },
      slack,
    ],
    placeholders: {
      REPLACE_WITH_YOUR_DRIVE_FOLDER_ID: 'The last part of the folder’s address in Google Drive.',
      REPLACE_WITH_YOUR_SLACK_CHANNEL: slackChannel,
    },
    beforeYouStart: [
      'A Postgres database with pgvector, prepared with the lines below.',
      'A folder with PDF files that hold text. A scanned PDF needs text recognition (OCR) first.',
    ],
    costs: [
      {
        run: 'One new file of 40 pages',
        calls: [
          { kind: 'embedding', least: 1, most: 2 },
          { kind: 'store', least: 6, most: 7 },
        ],
      },
      {
        run: 'One question',
        calls: [
          { kind: 'embedding', least: 1, most: 1 },
          { kind: 'store', least: 1, most: 1 },
          { kind: 'model', least: 0, most: 1 },
        ],
      },
    ],
    limits: [
      'PDF files only, in the folder itself and not in folders below it, read up to page 300.',
      'A question may have 500 characters. Six passages are looked at, and those farther away than 0.6 are dropped.',
      'An answer that cites no passage counts as no answer.',
      'A file that fails is tried three times, at least ten minutes apart, then once a day. An empty folder takes nothing out of the table.',
      'While a file is replaced both versions can be found for some seconds.',
    ],
    adaptations: [
      {
        change: 'Another vector database',
        how: 'Replace both store steps, and the two steps with a query by that database’s way to compare and to delete by file id.',
      },
      {
        change: 'Google Docs as well',
        how: 'Add their type to the search of “List the folder” and choose PDF as the format for documents in “Download the file”.',
      },
      {
        change: 'Stricter or looser answers',
        how: 'Change the distance 0.6 in “Keep the near ones”. Try it on twenty questions whose answers you know.',
      },
    ],
    workflow: ragPipeline,
  },
  {
    id: 5,
    slug: 'faceless-shorts',
    title: 'Faceless Shorts',
    channel: 'voice',
    inShort: 'Script, voice and captions for short video.',
    description:
      'A row in a sheet becomes a short video with voice, pictures and captions, waiting as a private draft.',
    overview:
      'You keep a list of topics. Every hour the first row that is ready gets a script, a voice, pictures and captions, and the finished video is uploaded as private. A person watches it and presses publish. The row says what happened, also when it failed.',
    category: 'publishing',
    createdOn: '2025-05-18',
    credentials: [
      {
        type: 'googleSheetsOAuth2Api',
        name: 'Google account, Sheets',
        purpose: 'Reads the rows and writes their status back.',
      },
      {
        type: 'openAiApi',
        name: 'OpenAI API key',
        purpose: 'Writes the script, speaks it and draws the scenes.',
      },
      {
        type: 's3',
        name: 'S3 storage',
        purpose: 'Stores voices and pictures where the renderer can read them.',
      },
      {
        type: 'httpHeaderAuth',
        name: 'Shotstack key, as a header',
        purpose: 'Renders the video. Name the header x-api-key.',
      },
      {
        type: 'youTubeOAuth2Api',
        name: 'Google account, YouTube',
        purpose: 'Uploads the video as private.',
      },
      slack,
    ],
    placeholders: {
      REPLACE_WITH_YOUR_VIDEO_SHEET_ID:
        'The id of your copy of the spreadsheet: the part of its address between /d/ and /edit.',
      REPLACE_WITH_YOUR_BUCKET_NAME: 'The name of the S3 bucket.',
      REPLACE_WITH_YOUR_PUBLIC_BUCKET_URL:
        'The address under which the bucket’s files can be read, without a slash at the end.',
      REPLACE_WITH_YOUR_SLACK_CHANNEL: slackChannel,
    },
    beforeYouStart: [
      'Your own copy of the spreadsheet, with the tab videos.',
      'A bucket whose folder shorts can be read from outside.',
      'A YouTube channel that may upload through the API.',
    ],
    costs: [
      {
        run: 'One video of four to six scenes',
        calls: [
          { kind: 'model', least: 1, most: 1 },
          { kind: 'speech', least: 4, most: 6 },
          { kind: 'picture', least: 4, most: 6 },
          { kind: 'store', least: 8, most: 12 },
          { kind: 'service', least: 4, most: 33 },
          { kind: 'sheet', least: 3, most: 3 },
        ],
      },
    ],
    limits: [
      'One video an hour, of at most six scenes.',
      'The renderer is asked 30 times, 20 seconds apart; then the row is marked as failed.',
      'The video is uploaded as private. No step of this workflow publishes it.',
      'Starting a render and uploading are never tried twice.',
    ],
    adaptations: [
      {
        change: 'Your own look',
        how: 'Change the words after the scene in “Draw the scene”, and fonts and colors in “Build the timeline”.',
      },
      {
        change: 'A person reads the script first',
        how: 'Split the workflow after “List the scenes”: write the script back with the status script, and go on from approved.',
      },
      {
        change: 'Another voice',
        how: 'Fill the column voice, or replace “Speak the scene” by the step of another speech service.',
      },
    ],
    spreadsheet: {
      title: 'Videos',
      description: 'One row for each video',
      workbook: 'faceless-shorts.xlsx',
      tabs: { videos: 'faceless-shorts-videos.csv' },
    },
    workflow: facelessShorts,
  },
];

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
