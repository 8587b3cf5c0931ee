/** The cards of the documentation: its front page, the templates, the case studies. */
import type { clients } from './clients.ts';
import type { Channel } from './integrations/terms.ts';

/** The front page's six ways in. */
export interface CategoryCard {
  title: string;
  description: string;
  path: string;
  /** What is there, counted. */
  count: string;
}

export const categoryCards: CategoryCard[] = [
  {
    title: 'Introduction',
    description: 'Who we are, who we work with and how an engagement runs.',
    path: '/docs/introduction',
    count: '1 film',
  },
  {
    title: 'Technology Stack',
    description: 'Every system we connect to, searchable by name and channel.',
    path: '/docs/technology-stack',
    count: '850+ tools',
  },
  {
    title: 'AI Agents',
    description: 'How we design agents, and five templates you can download.',
    path: '/docs/agents',
    count: '5 templates',
  },
  {
    title: 'Customer Project Showcase',
    description: 'What we built, step by step, and what it returned.',
    path: '/docs/showcase',
    count: '6 case studies',
  },
  {
    title: 'Our Process',
    description: 'From the first conversation to support after launch.',
    path: '/docs/process',
    count: '6 stages',
  },
  {
    title: 'Additional Resources',
    description: 'A technical FAQ and a glossary in plain words.',
    path: '/docs/resources',
    count: '10 terms',
  },
];

export interface TemplateCard {
  title: string;
  description: string;
  path: string;
  channel: Channel;
}

export const templateCards: TemplateCard[] = [
  {
    title: 'Ultimate Assistant',
    description: 'Calendar, mail and tasks behind one chat thread.',
    path: '/docs/agents/templates/ultimate-assistant',
    channel: 'chat',
  },
  {
    title: 'Deep Research PDF Report',
    description: 'One question in, a cited report out.',
    path: '/docs/agents/templates/deep-research',
    channel: 'docs',
  },
  {
    title: 'Newsletter Creation',
    description: 'Your sources read and ranked, an issue drafted weekly.',
    path: '/docs/agents/templates/newsletter',
    channel: 'email',
  },
  {
    title: 'RAG Pipeline',
    description: 'Your documents, searchable, with the page shown.',
    path: '/docs/agents/templates/rag-pipeline',
    channel: 'data',
  },
  {
    title: 'Faceless Shorts',
    description: 'Script, voice and captions for short video.',
    path: '/docs/agents/templates/faceless-shorts',
    channel: 'voice',
  },
];

export interface CaseStudyCard {
  client: (typeof clients)[number]['name'];
  title: string;
  subtitle: string;
  description: string;
  path: string;
  /** A thumbnail of its wiring: how many tools, and for each agent its channel and the tools (from 1) it may act in. */
  tools: number;
  agents: { channel: Channel; acts: number[] }[];
}

/** The five of the sidebar, in its order. The sixth, TopGolf, is told of below them on the showcase page. */
export const caseStudyCards: CaseStudyCard[] = [
  {
    client: 'Tabletop',
    title: 'One concierge, every channel',
    subtitle: 'A board game club’s omnichannel concierge',
    description:
      'Members book a table by phone, change it in chat and pay by message. One profile links the number, the handle and the name.',
    path: '/docs/case-studies/tabletop',
    tools: 4,
    agents: [
      { channel: 'voice', acts: [1, 2, 4] },
      { channel: 'chat', acts: [1, 2, 4] },
      { channel: 'chat', acts: [1, 2, 3, 4] },
    ],
  },
  {
    client: 'Qupons',
    title: 'From a postcode to a call list',
    subtitle: 'A restaurant lead discovery system',
    description:
      'Ten to more than a hundred restaurants per search, each with its ratings, a decision-maker and a crawled address.',
    path: '/docs/case-studies/qupons',
    tools: 4,
    agents: [
      { channel: 'data', acts: [3] },
      { channel: 'data', acts: [3] },
      { channel: 'email', acts: [3, 4] },
    ],
  },
  {
    client: 'BarkBox',
    title: 'The brief before the day begins',
    subtitle: 'A pet-products company’s Slack assistant',
    description:
      'Every weekday at 5:00 AM one message says what needs a person. The rest is handled, and says so.',
    path: '/docs/case-studies/barkbox',
    tools: 5,
    agents: [
      { channel: 'chat', acts: [4] },
      { channel: 'email', acts: [2] },
      { channel: 'chat', acts: [1, 4] },
    ],
  },
  {
    client: 'AWTT',
    title: 'The quote that stopped waiting',
    subtitle: 'A water-treatment company’s quoting and CRM',
    description:
      'Enquiries are read, sized and priced from the current list, then held for a signature. The CRM stays true.',
    path: '/docs/case-studies/awtt',
    tools: 5,
    agents: [
      { channel: 'email', acts: [1, 2, 5] },
      { channel: 'docs', acts: [2, 3] },
      { channel: 'email', acts: [1, 2] },
    ],
  },
  {
    client: 'Pierpont Holdings',
    title: 'Ask the spend a question',
    subtitle: 'A procurement analytics platform with three agents',
    description:
      'Over 8,000 verified question-to-SQL pairs, three agents, and the query shown with every answer.',
    path: '/docs/case-studies/PierpontHoldings',
    tools: 4,
    agents: [
      { channel: 'chat', acts: [1] },
      { channel: 'docs', acts: [2] },
      { channel: 'data', acts: [3] },
    ],
  },
];
