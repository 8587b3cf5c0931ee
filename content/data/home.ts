/** What the drawings of the home page have marks for: the systems of its first figure, and the tools that pass. */
/** The systems of figure 1, left to right. `mark` is the key of its mark in simple-icons; Slack has none there. */
export const daySystems = [
  { name: 'Calendar', mark: 'siGooglecalendar' },
  { name: 'HubSpot', mark: 'siHubspot' },
  { name: 'Gmail', mark: 'siGmail' },
  { name: 'Slack', mark: undefined },
  { name: 'Postgres', mark: 'siPostgresql' },
] as const;

/**
 * The bobbins of the two moving columns, by the names they have in the integration directory. A phone shows the first
 * six of each.
 */
export const shownTools = {
  rising: ['Gmail', 'Google Calendar', 'HubSpot', 'PostgreSQL', 'Notion', 'WhatsApp', 'Airtable', 'Zendesk'],
  sinking: [
    'Google Drive',
    'Snowflake',
    'Discord',
    'Zoom',
    'QuickBooks',
    'Shopify',
    'ElevenLabs',
    'Mailchimp',
  ],
} as const;
