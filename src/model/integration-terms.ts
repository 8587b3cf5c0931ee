/** Apart from the directory's rows, because the browser loads this with its filters. */

/**
 * `native`: n8n ships a node for the tool, in n8n-nodes-base or its LangChain package, or for its
 * protocol (PostgreSQL, MySQL, SQL Server, Redis, Kafka, AMQP, MQTT, LDAP, SSH, S3, IMAP, SMTP).
 */
export const CONNECTION_LABELS = {
  native: 'Native node',
  rest: 'REST',
  graphql: 'GraphQL',
  webhook: 'Webhook',
  database: 'Database driver',
  file: 'File',
  email: 'Email',
  voice: 'Voice',
};

type Connection = keyof typeof CONNECTION_LABELS;
export const CONNECTIONS = Object.keys(CONNECTION_LABELS) as [Connection, ...Connection[]];

/** Each a thread color, in the order of every legend. */
export const CHANNELS = ['voice', 'chat', 'email', 'data', 'docs'] as const;

export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_LABELS: Record<Channel, string> = {
  voice: 'Voice',
  chat: 'Chat',
  email: 'Email',
  data: 'Data',
  docs: 'Documents',
};
