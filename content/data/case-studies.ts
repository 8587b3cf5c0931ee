/**
 * The case studies: what a card says, and which agent may act in which tool. Cards, thumbnails, drawings and counts all
 * read it from here; the pages of `content/docs/case-studies` tell the rest. Keyed by the name of the page's file.
 */
import type { clients } from './clients.ts';
import type { Channel } from './integrations/terms.ts';

export interface DrawnTool {
  name: string;
  /** A name from `diagram-marks.ts` or a slug of simple-icons. */
  mark: string;
}

export interface DrawnAgent {
  channel: Channel;
  who: string;
  /** One sentence: what the agent does. */
  did: string;
  /** Names of the tools it may act in; it may only read the others. */
  acts: string[];
}

export interface CaseStudy {
  client: (typeof clients)[number]['name'];
  tools: DrawnTool[];
  agents: DrawnAgent[];
  /** What the drawing shows, in a sentence or two. */
  caption: string;
  /** How the showcase announces it; left out for a study that its text tells of instead. */
  card?: { title: string; subtitle: string; description: string };
}

/** In the order of the showcase. */
export const caseStudies = {
  tabletop: {
    client: 'Tabletop',
    tools: [
      { name: 'tables', mark: 'book' },
      { name: 'profiles', mark: 'person' },
      { name: 'payments', mark: 'money' },
      { name: 'desk', mark: 'hand-over' },
    ],
    agents: [
      {
        channel: 'voice',
        who: 'Telephone',
        did: 'Books tables. Takes no payment.',
        acts: ['tables', 'profiles', 'desk'],
      },
      {
        channel: 'chat',
        who: 'Members’ chat',
        did: 'Changes bookings. Others can read along.',
        acts: ['tables', 'profiles', 'desk'],
      },
      {
        channel: 'chat',
        who: 'Messaging app',
        did: 'Private, so it may send payment links.',
        acts: ['tables', 'profiles', 'payments', 'desk'],
      },
    ],
    caption: 'Four tools, three ways in. Payments are open to one channel only: the private one.',
    card: {
      title: 'One concierge, every channel',
      subtitle: 'A board game club’s omnichannel concierge',
      description:
        'Members book a table by phone, change it in chat and pay by message. One profile links the number, the handle and the name.',
    },
  },
  qupons: {
    client: 'Qupons',
    tools: [
      { name: 'maps', mark: 'map' },
      { name: 'sites', mark: 'pages' },
      { name: 'list', mark: 'googlesheets' },
      { name: 'drafts', mark: 'mail' },
    ],
    agents: [
      { channel: 'data', who: 'Search', did: 'Covers the area, writes one row each.', acts: ['list'] },
      { channel: 'data', who: 'Crawl', did: 'Reads the restaurant’s own site.', acts: ['list'] },
      { channel: 'email', who: 'Draft', did: 'Writes a first message, unsent.', acts: ['list', 'drafts'] },
    ],
    caption: 'Four tools, three agents. Maps and sites are only read, and read politely.',
    card: {
      title: 'From a ZIP code to a call list',
      subtitle: 'A restaurant lead discovery system',
      description:
        'Ten to more than a hundred restaurants per search, each with its ratings, a decision-maker and a crawled address.',
    },
  },
  barkbox: {
    client: 'BarkBox',
    tools: [
      { name: 'calendar', mark: 'googlecalendar' },
      { name: 'mail', mark: 'gmail' },
      { name: 'files', mark: 'googledrive' },
      { name: 'Slack', mark: 'slack' },
      { name: 'figures', mark: 'database' },
    ],
    agents: [
      { channel: 'chat', who: 'Daily brief', did: 'Reads five systems, posts one message.', acts: ['Slack'] },
      { channel: 'email', who: 'Reply drafts', did: 'Leaves drafts in the inbox, unsent.', acts: ['mail'] },
      {
        channel: 'chat',
        who: 'Requests',
        did: 'Answers in a thread, holds calendar slots.',
        acts: ['calendar', 'Slack'],
      },
    ],
    caption:
      'Five tools, three jobs. Nothing lies on top of the files or the figures: the assistant reads them and cannot alter them.',
    card: {
      title: 'The brief before the day begins',
      subtitle: 'A pet-products company’s Slack assistant',
      description:
        'Every weekday at 5:00 AM one message says what needs a person. The rest is handled, and says so.',
    },
  },
  awtt: {
    client: 'AWTT',
    tools: [
      { name: 'mail', mark: 'mail' },
      { name: 'CRM', mark: 'hubspot' },
      { name: 'quotes', mark: 'pages' },
      { name: 'prices', mark: 'money' },
      { name: 'calendar', mark: 'clock' },
    ],
    agents: [
      {
        channel: 'email',
        who: 'Intake',
        did: 'Opens the deal, drafts a reply, holds a visit.',
        acts: ['mail', 'CRM', 'calendar'],
      },
      {
        channel: 'docs',
        who: 'Quoting',
        did: 'Sizes, prices from the list, drafts.',
        acts: ['CRM', 'quotes'],
      },
      {
        channel: 'email',
        who: 'Follow-up',
        did: 'Drafts a reminder, updates the stage.',
        acts: ['mail', 'CRM'],
      },
    ],
    caption:
      'Five tools, three agents. No thread lies on top of the prices: they are read from the list and changed by nobody but the company.',
    card: {
      title: 'The quote that stopped waiting',
      subtitle: 'A water-treatment company’s quoting and CRM',
      description:
        'Inquiries are read, sized and priced from the current list, then held for a signature. The CRM stays true.',
    },
  },
  PierpontHoldings: {
    client: 'Pierpont Holdings',
    tools: [
      { name: 'chat', mark: 'text' },
      { name: 'reports', mark: 'pages' },
      { name: 'pairs', mark: 'list' },
      { name: 'warehouse', mark: 'database' },
    ],
    agents: [
      {
        channel: 'chat',
        who: 'Question agent',
        did: 'Answers in the thread, with the query.',
        acts: ['chat'],
      },
      {
        channel: 'docs',
        who: 'Report agent',
        did: 'Drafts reports from verified pairs only.',
        acts: ['reports'],
      },
      { channel: 'data', who: 'Curator agent', did: 'Proposes pairs; a person verifies.', acts: ['pairs'] },
    ],
    caption:
      'Four tools, three agents. Every thread passes beneath the warehouse: nothing in this system can write to it.',
    card: {
      title: 'Ask the spend a question',
      subtitle: 'A procurement analytics platform with three agents',
      description:
        'Over 8,000 verified question-to-SQL pairs, three agents, and the query shown with every answer.',
    },
  },
  topgolf: {
    client: 'TopGolf',
    tools: [
      { name: 'check', mark: 'check' },
      { name: 'book', mark: 'book' },
      { name: 'change', mark: 'change' },
      { name: 'cancel', mark: 'cancel' },
      { name: 'text', mark: 'text' },
      { name: 'hand over', mark: 'hand-over' },
    ],
    agents: [
      {
        channel: 'voice',
        who: 'New booking',
        did: 'Holds a bay, books it, sends the text.',
        acts: ['check', 'book', 'text'],
      },
      {
        channel: 'voice',
        who: 'Change or cancel',
        did: 'Finds the record, edits it in place.',
        acts: ['check', 'change', 'cancel', 'text'],
      },
      { channel: 'voice', who: 'Complaint', did: 'Changes nothing, fetches a manager.', acts: ['hand over'] },
    ],
    caption:
      'Six voice tools against three kinds of call. Where the thread lies on top, the agent may act; where it passes beneath, it may only read.',
  },
} satisfies Record<string, CaseStudy>;

export type CaseStudySlug = keyof typeof caseStudies;
