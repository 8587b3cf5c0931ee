/** Search and share texts of the pages that are neither documentation nor articles. */
import { engagementFigures as values } from '../engagement-figures.ts';
import { filled } from '../filled.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { isOff } from './known-addresses.ts';

export interface MarketingPage {
  route: string;
  title: string;
  description: string;
  /** On the picture of a shared link. */
  headline: string;
  keywords?: f.SearchWords;
  names?: string;
}

const headline = f.line('On the picture of a shared link', { most: 60 });
const page = f.group({
  title: f.line({ hint: 'What people search for; the company’s name follows.', values, most: 60 }),
  description: f.paragraph({ hint: 'For search engines.', values, most: 150 }),
  headline,
  keywords: f.searchWords(),
  names: f.pageNames(),
});

const texts = facts('pages', 'Search texts of the pages', '/', {
  about: page,
  contact: page,
  blog: page,
  pricing: page,
  incubator: page,
  faq: f.group({ names: f.pageNames() }),
  privacy: f.group({ names: f.pageNames(), keywords: f.searchWords() }),
});
/** A section that words lead to may be a question with a figure in it. */
const written = filled(texts, values);

/** Names and search words of the privacy policy and of the front page's questions. */
export const { privacy: privacyWords, faq: faqWords } = written;

const all: Readonly<Record<Exclude<keyof typeof written, 'privacy' | 'faq'>, MarketingPage>> = {
  about: { route: '/about', ...written.about },
  contact: { route: '/contact', ...written.contact },
  blog: { route: '/blog', ...written.blog },
  pricing: { route: '/pricing', ...written.pricing },
  incubator: { route: '/incubator', ...written.incubator },
};

/** The incubator alone may be off. */
export const pages = Object.fromEntries(
  Object.entries(all).filter(([, { route }]) => !isOff(route)),
) as typeof all;
