/**
 * The case studies: what a card says, and what each agent may do in which system. Cards, thumbnails, drawings and
 * counts all read it from here; the pages of `content/docs/case-studies` tell the rest. Keyed by the name of the page's file.
 */
import type { Channel } from './integrations/terms.ts';

export interface DrawnSystem {
  name: string;
  /** A name from `diagram-marks.ts` or a slug of simple-icons. */
  mark: string;
}

/** What crosses the systems: an agent, or one part of what an agent does. */
export interface DrawnRow {
  channel: Channel;
  who: string;
  /** One sentence: what it does. */
  did: string;
  /** Names of the systems it may act in, and of those it may only read. It has no access to the others. */
  acts: string[];
  reads: string[];
}

/** What tells one case from another, for the head of its page and the table of the showcase. */
export interface CaseGlance {
  trigger: string;
  channels: string;
  signsOff: string;
  /** The working day on which the proof of concept was shown. */
  proofDay: number;
}

export interface CaseStudy {
  /** As clients.yaml writes it. */
  client: string;
  glance: CaseGlance;
  /** Systems, never the functions an agent calls in them: those are its tools, and the pages list them. */
  systems: DrawnSystem[];
  rows: DrawnRow[];
  /** What a row is, where one agent has several: one of them, and several. */
  noun?: readonly [one: string, many: string];
  /** What the drawing shows, in a sentence or two. */
  caption: string;
  /** How the showcase announces it; left out for a study that its text tells of instead. */
  card?: { title: string; subtitle: string; description: string };
}

/** In the order of the showcase. */
export const caseStudies = {
  tabletop: {
    client: 'Tabletop',
    glance: {
      trigger: 'A member writes or rings',
      channels: 'Voice, chat',
      signsOff: 'A volunteer, for anything with money back',
      proofDay: 12,
    },
    systems: [
      { name: 'tables', mark: 'book' },
      { name: 'profiles', mark: 'person' },
      { name: 'payments', mark: 'money' },
      { name: 'desk', mark: 'hand-over' },
      { name: 'shelf', mark: 'list' },
    ],
    rows: [
      {
        channel: 'voice',
        who: 'Telephone',
        did: 'Books and cancels. Takes no payment.',
        acts: ['tables', 'profiles', 'desk'],
        reads: ['shelf'],
      },
      {
        channel: 'chat',
        who: 'Members’ chat',
        did: 'Changes bookings. Others can read along.',
        acts: ['tables', 'profiles', 'desk'],
        reads: ['shelf'],
      },
      {
        channel: 'chat',
        who: 'Messaging app',
        did: 'Private, so it may send payment links.',
        acts: ['tables', 'profiles', 'payments', 'desk'],
        reads: ['shelf'],
      },
    ],
    noun: ['channel', 'channels'],
    caption:
      'One concierge in three channels, five systems. Payments are open to the private channel only; the other two pass behind them.',
    card: {
      title: 'One concierge, every channel',
      subtitle: 'A board game club’s omnichannel concierge',
      description:
        'Members book a table by phone, change it in chat and pay by message. One profile links the number, the handle and the name.',
    },
  },
  qupons: {
    client: 'Qupons',
    glance: {
      trigger: 'A form with a ZIP code',
      channels: 'Data, email',
      signsOff: 'The caller, row by row',
      proofDay: 9,
    },
    systems: [
      { name: 'places', mark: 'map' },
      { name: 'sites', mark: 'pages' },
      { name: 'list', mark: 'googlesheets' },
      { name: 'customers', mark: 'person' },
      { name: 'drafts', mark: 'mail' },
    ],
    rows: [
      {
        channel: 'data',
        who: 'Search',
        did: 'Covers the area, writes one row each.',
        acts: ['list'],
        reads: ['places'],
      },
      {
        channel: 'data',
        who: 'Crawl',
        did: 'Reads the restaurant’s own site.',
        acts: ['list'],
        reads: ['sites'],
      },
      {
        channel: 'email',
        who: 'Draft',
        did: 'Writes a first message, unsent.',
        acts: ['list', 'drafts'],
        reads: ['customers'],
      },
    ],
    caption:
      'Five systems, three agents. Places, sites and customers are only read, each by one agent; the other two pass behind.',
    card: {
      title: 'From a ZIP code to a call list',
      subtitle: 'A restaurant lead discovery system',
      description:
        'Ten to more than a hundred restaurants per search, each with its ratings, a decision-maker and a crawled address.',
    },
  },
  barkbox: {
    client: 'BarkBox',
    glance: {
      trigger: 'Every weekday at 5:00 AM',
      channels: 'Chat, email',
      signsOff: 'Each executive, for their own mail',
      proofDay: 11,
    },
    systems: [
      { name: 'calendar', mark: 'googlecalendar' },
      { name: 'mail', mark: 'gmail' },
      { name: 'files', mark: 'googledrive' },
      { name: 'Slack', mark: 'slack' },
      { name: 'figures', mark: 'database' },
    ],
    rows: [
      {
        channel: 'chat',
        who: 'Daily brief',
        did: 'Reads four sources, posts one message.',
        acts: ['Slack'],
        reads: ['calendar', 'mail', 'figures'],
      },
      {
        channel: 'email',
        who: 'Reply drafts',
        did: 'Leaves drafts in the inbox, unsent.',
        acts: ['mail'],
        reads: ['files'],
      },
      {
        channel: 'chat',
        who: 'Requests',
        did: 'Answers in a thread, holds calendar slots.',
        acts: ['calendar', 'mail', 'Slack'],
        reads: ['files', 'figures'],
      },
    ],
    noun: ['job', 'jobs'],
    caption:
      'One assistant with three jobs, five systems. Nothing lies on top of the files or the figures: the assistant reads them and cannot alter them.',
    card: {
      title: 'The brief before the day begins',
      subtitle: 'A pet-products company’s Slack assistant',
      description:
        'Every weekday at 5:00 AM one message says what needs a person. The rest is handled, and says so.',
    },
  },
  awtt: {
    client: 'AWTT',
    glance: {
      trigger: 'An inquiry by mail or form',
      channels: 'Email, documents',
      signsOff: 'The deal’s owner, for every price',
      proofDay: 17,
    },
    systems: [
      { name: 'mail', mark: 'mail' },
      { name: 'CRM', mark: 'hubspot' },
      { name: 'quotes', mark: 'pages' },
      { name: 'prices', mark: 'money' },
      { name: 'calendar', mark: 'clock' },
    ],
    rows: [
      {
        channel: 'email',
        who: 'Intake',
        did: 'Opens the deal, drafts a reply, holds a visit.',
        acts: ['mail', 'CRM', 'calendar'],
        reads: [],
      },
      {
        channel: 'docs',
        who: 'Quoting',
        did: 'Sizes, prices from the list, drafts.',
        acts: ['CRM', 'quotes'],
        reads: ['prices'],
      },
      {
        channel: 'email',
        who: 'Follow-up',
        did: 'Drafts a reminder, updates the stage.',
        acts: ['mail', 'CRM'],
        reads: ['quotes'],
      },
    ],
    caption:
      'Five systems, three agents. Only one of them sees the prices, and it passes beneath: they are read from the list and changed by nobody but the company.',
    card: {
      title: 'The quote that stopped waiting',
      subtitle: 'A water-treatment company’s quoting and CRM',
      description:
        'Inquiries are read, sized and priced from the current list, then held for a signature. The CRM is kept up to date.',
    },
  },
  PierpontHoldings: {
    client: 'Pierpont Holdings',
    glance: {
      trigger: 'A question in words',
      channels: 'Chat, documents, data',
      signsOff: 'An analyst, for every new pair',
      proofDay: 13,
    },
    systems: [
      { name: 'chat', mark: 'text' },
      { name: 'reports', mark: 'pages' },
      { name: 'pairs', mark: 'list' },
      { name: 'warehouse', mark: 'database' },
    ],
    rows: [
      {
        channel: 'chat',
        who: 'Question agent',
        did: 'Answers in the thread, with the query.',
        acts: ['chat'],
        reads: ['pairs', 'warehouse'],
      },
      {
        channel: 'docs',
        who: 'Report agent',
        did: 'Drafts reports from verified pairs only.',
        acts: ['reports'],
        reads: ['pairs', 'warehouse'],
      },
      {
        channel: 'data',
        who: 'Curator agent',
        did: 'Proposes pairs; an analyst approves them.',
        acts: ['pairs'],
        reads: ['chat', 'warehouse'],
      },
    ],
    caption:
      'Four systems, three agents. Every thread passes beneath the warehouse: nothing here can write to it.',
    card: {
      title: 'Ask the spend a question',
      subtitle: 'A procurement analytics platform with three agents',
      description:
        'Over 8,000 tested question-to-SQL pairs, three agents, and the query shown with every answer.',
    },
  },
  topgolf: {
    client: 'TopGolf',
    glance: {
      trigger: 'A telephone call',
      channels: 'Voice',
      signsOff: 'The duty manager, for complaints',
      proofDay: 15,
    },
    systems: [
      { name: 'floor', mark: 'map' },
      { name: 'bookings', mark: 'book' },
      { name: 'texts', mark: 'text' },
      { name: 'telephone', mark: 'phone' },
      { name: 'payments', mark: 'money' },
    ],
    rows: [
      {
        channel: 'voice',
        who: 'New booking',
        did: 'Holds a bay, books it, sends the text.',
        acts: ['floor', 'bookings', 'texts', 'telephone'],
        reads: [],
      },
      {
        channel: 'voice',
        who: 'Change or cancel',
        did: 'Finds the record, edits it in place.',
        acts: ['floor', 'bookings', 'texts', 'telephone'],
        reads: [],
      },
      {
        channel: 'voice',
        who: 'Complaint',
        did: 'Changes nothing, fetches a manager.',
        acts: ['telephone'],
        reads: [],
      },
    ],
    noun: ['kind of call', 'kinds of call'],
    caption:
      'One agent, three kinds of call, five systems. A complaint can be handed over and nothing else, and no call reaches the payments.',
  },
} satisfies Record<string, CaseStudy>;

export type CaseStudySlug = keyof typeof caseStudies;
