import { site } from './site.ts';

/** The blog's fixed facts and sentences. The posts themselves are the Markdown files in content/blog. */
export const blog = {
  title: 'Blog',
  description:
    'Articles on AI agents and automation in working businesses: what was built, what it cost, and what broke.',
  /** What each category holds, by the last part of its address. A category without a sentence shows none. */
  categories: {
    'ai-software':
      'How the parts of an agent behave under load: models, retrieval, latency, delivery, and the bill.',
    operations: 'What it takes to let an agent near customers: who approves, who is told, and who may ask.',
    'industry-news': 'What the news says about AI at work, read for what a business can check and use.',
  },
  /**
   * What the Atom feed gives as the last change of a post whose header has no date: the day the blog opened. Atom asks
   * for one, and a feed that said "today" would change with every build.
   */
  undatedSince: '2025-06-02',
  author: `The ${site.name} engineers`,
  about: site.description,
  /** The second sentence keeps to one line. */
  callToAction: 'Read enough? Bring\u00a0us\u00a0one\u00a0process.',
  /** Where a reader passes an article on: post-intent of a social network, share page of a professional one. */
  share: {
    post: 'https://x.com/intent/post',
    network: 'https://www.linkedin.com/sharing/share-offsite/',
  },
} as const;
