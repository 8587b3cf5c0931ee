/** The front page's six ways into the documentation. */
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
    description: 'Every system that can be reached, by name and channel.',
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
