import { site } from './site.ts';

/** The blog's fixed facts and sentences. The posts themselves are the Markdown files in content/blog. */
export const blog = {
  title: 'Blog',
  description:
    'Articles on AI agents and automation in working businesses: what was built, what it cost, and what broke.',
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
