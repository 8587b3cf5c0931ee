/** The home page's own words: its opening, and the day that the drawing beside it shows. */
import type { Channel } from './integrations/terms.ts';

export const hero = {
  headline: 'We build intelligent AI Solutions designed for business growth',
  subline: 'Unlock untapped potential with safe, responsible, and powerful AI solutions',
} as const;

/** The tools of figure 1, left to right. `mark` is the key of its mark in simple-icons; Slack has none there. */
export const dayTools = [
  { name: 'Calendar', mark: 'siGooglecalendar' },
  { name: 'HubSpot', mark: 'siHubspot' },
  { name: 'Gmail', mark: 'siGmail' },
  { name: 'Slack', mark: undefined },
  { name: 'Postgres', mark: 'siPostgresql' },
] as const;

interface DayAgent {
  channel: Channel;
  who: string;
  /** When it did this; the last agent is at it now. */
  time: string;
  did: string;
  /** For each tool in turn: may it act there, or only read? */
  acts: readonly boolean[];
}

export const dayAgents: readonly DayAgent[] = [
  {
    channel: 'voice',
    who: 'Reception agent',
    time: '19:42',
    did: 'Took a call and booked a bay for six.',
    acts: [true, false, true, true, false],
  },
  {
    channel: 'chat',
    who: 'Briefing agent',
    time: '05:00',
    did: 'Posted the weekday brief in Slack.',
    acts: [false, false, false, true, false],
  },
  {
    channel: 'docs',
    who: 'Quoting agent',
    time: '11:08',
    did: 'Drafted quote 2291, held for sign-off.',
    acts: [false, true, true, true, false],
  },
  {
    channel: 'data',
    who: 'Analyst agent',
    time: 'now',
    did: 'Turning a question into SQL.',
    acts: [false, false, false, true, true],
  },
];

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
