import { blogFile } from './blog.ts';
import { site } from './site-facts.ts';

const written = blogFile.read();

/** The blog's fixed facts and sentences. The posts themselves are the Markdown files in content/blog. */
export const blog = {
  title: written.title,
  description: written.description,
  /** Sentence about each category, by the last part of its address. A category without a sentence shows none. */
  categories: Object.fromEntries(written.categories.map(({ address, sentence }) => [address, sentence])),
  /**
   * Last change of a post whose header has no date, for the Atom feed: the day the blog opened. Atom requires one, and
   * a feed that said "today" would change with every build.
   */
  undatedSince: '2025-06-02',
  author: `The ${site.name} engineers`,
  about: site.description,
  /** The second sentence keeps to one line. */
  callToAction: written.callToAction,
  /** Addresses for passing an article on: post-intent of a social network, share page of a professional one. */
  share: {
    post: 'https://x.com/intent/post',
    network: 'https://www.linkedin.com/sharing/share-offsite/',
  },
} as const;
