/** The home page's own words: its opening, and the day that the drawing beside it shows. */
import type { Channel } from './integrations/terms.ts';

export const hero = {
  headline: 'We build intelligent AI Solutions designed for business growth',
  subline: 'Unlock untapped potential with safe, responsible, and powerful AI solutions',
  /** Three facts under the button. Figures in braces come from the engagement. */
  proof: [
    { what: 'A month, at a fixed rate', is: '{monthly}' },
    { what: 'To a proof of concept, our aim', is: '{proof}' },
    { what: 'All IP is yours', is: 'from day one' },
  ],
} as const;

/** The systems of figure 1, left to right. `mark` is the key of its mark in simple-icons; Slack has none there. */
export const daySystems = [
  { name: 'Calendar', mark: 'siGooglecalendar' },
  { name: 'HubSpot', mark: 'siHubspot' },
  { name: 'Gmail', mark: 'siGmail' },
  { name: 'Slack', mark: undefined },
  { name: 'Postgres', mark: 'siPostgresql' },
] as const;

export interface DayAgent {
  channel: Channel;
  who: string;
  /** When it did this. */
  time: string;
  did: string;
  /** Of the agent at work: what it does next, which the caption goes on to. */
  next?: readonly { time: string; did: string }[];
  /** Names of the systems it may act in, and of those it may only read. It has no access to the others. */
  acts: readonly string[];
  reads: readonly string[];
}

/** In the order of the day; the last one is at it now. */
export const dayAgents: readonly DayAgent[] = [
  {
    channel: 'chat',
    who: 'Briefing agent',
    time: '05:00',
    did: 'Posted the weekday brief in Slack.',
    acts: ['Slack'],
    reads: ['Calendar', 'Gmail', 'Postgres'],
  },
  {
    channel: 'docs',
    who: 'Quoting agent',
    time: '11:08',
    did: 'Drafted quote 2291, held for sign-off.',
    acts: ['HubSpot', 'Slack'],
    reads: ['Postgres'],
  },
  {
    channel: 'data',
    who: 'Analyst agent',
    time: '14:20',
    did: 'Answered a question with its query.',
    acts: ['Slack'],
    reads: ['Postgres'],
  },
  {
    channel: 'voice',
    who: 'Reception agent',
    time: '19:42',
    did: 'Taking a call: a bay for six.',
    next: [
      { time: '19:47', did: 'Moving a booking to half past eight.' },
      { time: '19:53', did: 'Fetching a manager for a complaint.' },
    ],
    acts: ['Calendar', 'Gmail', 'Slack'],
    reads: ['HubSpot'],
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
