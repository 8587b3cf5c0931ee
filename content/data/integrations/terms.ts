/**
 * The numbers the site prints and the words the directory is sorted by. Kept apart from the rows, because the browser
 * loads this file with the directory's filters.
 */

/** Printed as "850+". A build with fewer rows stops. */
export const INTEGRATION_CLAIM = 850;

/** Printed on phones as "And 840+ more...", after the marks that are shown. */
export const MOBILE_MORE_CLAIM = 840;

/** Marks a phone shows before that sentence: 3 columns of 4. */
export const MOBILE_MARKS_SHOWN = 12;

/**
 * Ways to connect a tool. `native`: n8n ships a node for it, in n8n-nodes-base or in its LangChain package, or for the
 * protocol that is its interface (PostgreSQL, MySQL, SQL Server, Redis, Kafka, AMQP, MQTT, LDAP, SSH, S3, IMAP and SMTP).
 */
export const CONNECTIONS = ['native', 'rest', 'graphql', 'webhook', 'database', 'file', 'email', 'voice'] as const;

/** The channels of work a tool can serve, each a thread color, in the order of every legend. */
export const CHANNELS = ['voice', 'chat', 'email', 'data', 'docs'] as const;

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

/** One category's rows, exported as `table` by a file of its own. A row that names no channel has the table's. */
export type IntegrationTable = {
  readonly category: string;
  readonly channel: Channel;
  /** Names a closed group shows after its own, at most six, the best known first. */
  readonly bestKnown: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** Fragment of the row's address. Only for a tool that was renamed: it keeps the one it had. */
    readonly id?: string;
    readonly connects: readonly Connection[];
    readonly channel?: Channel;
    readonly icon?: MarkKey;
    /** The vendor's own page, the one for developers where there is one. */
    readonly url: string;
    /** The day on which somebody last compared the row with what the vendor publishes. Never written for a row nobody compared. */
    readonly checked?: string;
    /** Other names people search it by; retired names are known from retired-names.ts. */
    readonly aliases?: readonly string[];
    /** A limit a reader has to know, in a few words. */
    readonly note?: string;
  }[];
};
