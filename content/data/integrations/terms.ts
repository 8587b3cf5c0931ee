/**
 * The numbers the site prints and the words the directory is sorted by. Light on purpose: a browser
 * island may import this file, where `src/model/integrations.ts` would bring the whole directory with it.
 */

/** Printed as "850+". A build with fewer rows stops. */
export const INTEGRATION_CLAIM = 850;

/** Printed on phones as "And 840+ more...", beside the marks that are shown. */
export const MOBILE_MORE_CLAIM = 840;

/** Marks a phone shows beside that sentence: 3 columns of 4. */
export const MOBILE_MARKS_SHOWN = 12;

export const CATEGORIES = [
  'Analytics and reporting',
  'Automation and pipelines',
  'Calendars and events',
  'Code, cloud and security',
  'Commerce and shipping',
  'CRM and sales',
  'Customer support',
  'Databases and warehouses',
  'Documents and files',
  'Email and newsletters',
  'Marketing and social',
  'Messaging',
  'Models and agents',
  'Operations and field service',
  'Payments and accounting',
  'People and hiring',
  'Telephony and meetings',
  'Websites and forms',
  'Work tracking',
] as const;

/** How a tool connects. `native`: n8n ships a node for it, in n8n-nodes-base or in its LangChain package. */
export const CONNECTIONS = [
  'native',
  'rest',
  'graphql',
  'webhook',
  'database',
  'file',
  'email',
  'voice',
] as const;

/** The channels of work a tool can serve, each a thread colour, in the order of every legend. */
export const CHANNELS = ['voice', 'chat', 'email', 'data', 'docs'] as const;

export type Category = (typeof CATEGORIES)[number];
export type Connection = (typeof CONNECTIONS)[number];
export type Channel = (typeof CHANNELS)[number];

export const CONNECTION_LABELS: Record<Connection, string> = {
  native: 'Native node',
  rest: 'REST',
  graphql: 'GraphQL',
  webhook: 'Webhook',
  database: 'Database driver',
  file: 'File',
  email: 'Email',
  voice: 'Voice',
};

export const CHANNEL_LABELS: Record<Channel, string> = {
  voice: 'Voice',
  chat: 'Chat',
  email: 'Email',
  data: 'Data',
  docs: 'Documents',
};

/** The export key of a mark in simple-icons. The import is a type, so no mark travels with it. */
export type MarkKey = Extract<keyof typeof import('simple-icons'), `si${string}`>;

/** One category's rows. A row that names no channel has the table's. */
export type IntegrationTable = {
  readonly category: Category;
  readonly channel: Channel;
  readonly rows: readonly {
    readonly name: string;
    readonly connects: readonly Connection[];
    readonly channel?: Channel;
    readonly icon?: MarkKey;
  }[];
};
